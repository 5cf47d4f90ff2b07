import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { Letters } from '#kernel/letters.ts';
import type { MerchantStatus } from '../domain/merchant-status.ts';
import type { MailChoices } from '../ports/mail-choices.ts';
import type { MailFact, MerchantMailLog } from '../ports/merchant-mail-log.ts';
import type { MerchantDirectory } from './merchant-directory.ts';
import { toMerchant, type MerchantMailContent, type MerchantMailRequest } from './merchant-letters.ts';

/**
 * Mails a merchant about one fact. Enqueue it in the transaction of the fact; a second job about the same fact sends
 * nothing.
 */
export const merchantMail = jobType<MerchantMailRequest>('merchants.mail', 30);

type Deps = Readonly<{
  directory: Pick<MerchantDirectory, 'openById'>;
  log: MerchantMailLog;
  letters: Letters;
  clock: Clock;
  /** Contributed by later modules; a mail is sent when all want it. */
  mailChoices: () => readonly MailChoices[];
}>;

/** The expiry of a job in the queue: afterwards another worker may run it. */
const claimMs = 120_000;

/** Whether the status that the mail is about was changed again before it was sent. */
const isUndone = ({ kind }: MerchantMailContent, status: MerchantStatus): boolean =>
  (kind === 'APPROVED' && status !== 'ACTIVE') ||
  (kind === 'SUSPENDED' && status !== 'SUSPENDED' && status !== 'INACTIVE');

/** The local part of the Message-ID: `first-payment-7-first`. */
const idOf = ({ kind, merchantId, fact }: MailFact): string =>
  `${kind}-${merchantId}-${fact}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-');

/**
 * Sends one mail to the merchant's current e-mail, once for each fact. A deleted, closed or erased merchant gets none, nor
 * does one that has switched the kind off, or whose status was undone.
 */
export class SendMerchantMail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ merchantId, fact, ...content }: MerchantMailRequest): Promise<void> {
    const { directory, log, letters, clock } = this.#deps;
    const merchant = await directory.openById(merchantId);
    if (merchant === null || isUndone(content, merchant.status)) return;
    if (!(await this.#isWanted(merchantId, content.kind))) return;
    const about = { merchantId, kind: content.kind, fact };
    const now = clock.now();
    const claimed = await log.claim(about, now, new Date(now.getTime() + claimMs));
    if (claimed === 'SENT' || claimed === 'GONE') return;
    if (claimed === 'BUSY') throw new Error('another worker is sending this mail');
    const { businessName, email: to, language } = merchant;
    try {
      await letters.send(toMerchant, { content, businessName, to, language, id: idOf(about) });
    } catch (error) {
      await log.release(about, clock.now());
      throw error;
    }
    await log.markSent(about, clock.now());
  }

  async #isWanted(merchantId: number, kind: string): Promise<boolean> {
    for (const choices of this.#deps.mailChoices())
      if (!(await choices.wants(merchantId, kind))) return false;
    return true;
  }
}
