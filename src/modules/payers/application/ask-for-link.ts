import { RateLimited } from '#kernel/input-failures.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import { mailboxOf } from '#kernel/mailbox.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { Random } from '#kernel/random.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { lifetimeMs } from '../domain/lifetime.ts';
import { linkMailed } from './mail-link.ts';

type Ask = Readonly<{ email: string; language: Language; ip: string }>;
type Deps = Readonly<{ limits: RateLimits; jobs: Jobs; work: UnitOfWork; random: Random }>;

const hour = 3_600;
const ofNetwork = { name: 'payer-link-network', times: 20, seconds: hour };
/** As long as a link opens: who is refused because of others has an open link in the mailbox. */
const ofMailbox = { name: 'payer-link', times: 3, seconds: lifetimeMs / 1_000 };

/**
 * Mails a link to the place of a payer. A job looks the address up: answer, work and time are the same for all addresses,
 * also above the share of one.
 */
export class AskForLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited for the network */
  async execute({ email, language, ip }: Ask): Promise<void> {
    const { limits, jobs, work, random } = this.#deps;
    await limits.take(ofNetwork, networkOf(ip));
    if (!(await this.#mayMail(email))) return;
    await work.transact(() => jobs.enqueue(linkMailed, { email, language, key: random.uuid() }));
  }

  async #mayMail(email: string): Promise<boolean> {
    try {
      await this.#deps.limits.take(ofMailbox, mailboxOf(email));
      return true;
    } catch (error) {
      if (error instanceof RateLimited) return false;
      throw error;
    }
  }
}
