import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import { endOf } from '../domain/lifetime.ts';
import type { PayerRows } from './payer-rows.ts';

type Asked = Readonly<{
  email: string;
  language: Language;
  /** Random; the same on every retry. */
  key: string;
}>;
export const linkMailed = jobType<Asked>('payers.mail-link');

/** The link to the place of a payer. */
export type LinkLetter = Readonly<{ to: string; id: string; secret: string; language: Language }>;
export const ofLink = letterType<LinkLetter>('payers.link');

type Deps = Readonly<{
  rows: Pick<PayerRows, 'isKnown' | 'addLink'>;
  letters: Letters;
  clock: Clock;
}>;

/** Mails the link when something of the address is there; no one else learns that there is nothing. */
export class MailLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ email, language, key }: Asked): Promise<void> {
    const { rows, letters, clock } = this.#deps;
    const address = email.toLowerCase();
    if (!(await rows.isKnown(address))) return;
    const at = clock.now();
    const secret = await rows.addLink({ email: address, at, expiresAt: endOf(at) });
    await letters.send(ofLink, { to: email, id: `payer-link-${key}`, secret, language });
  }
}
