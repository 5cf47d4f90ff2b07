import { nameOf, type Actor } from '#kernel/actor.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { Allowances } from '../../ports/allowances.ts';

const mails: RateLimit = { name: 'invoice-mail', times: 10, seconds: 3_600 };
const exports: RateLimit = { name: 'invoice-export', times: 6, seconds: 60 };

export class LimitedAllowances implements Allowances {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  takeMail(invoiceId: number): Promise<void> {
    return this.#limits.take(mails, String(invoiceId));
  }

  /** Who is at the machine itself closes the month for many merchants in a row. */
  async takeExport(actor: Actor): Promise<void> {
    if (actor.kind !== 'operator') await this.#limits.take(exports, nameOf(actor));
  }
}
