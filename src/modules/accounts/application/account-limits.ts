import { hasCallLimits, nameOf, type Actor } from '#kernel/actor.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

const links: RateLimit = { name: 'account-links', times: 10, seconds: 3_600 };
const refreshes: RateLimit = { name: 'account-refreshes', times: 20, seconds: 60 };

/** Rate limits of calls to the provider; operators of the command line and the system have none. */
export class AccountLimits {
  readonly #counts: RateLimits;

  constructor({ counts }: Readonly<{ counts: RateLimits }>) {
    this.#counts = counts;
  }

  /** Ten links an hour of one merchant. @throws RateLimited */
  async takeLink(merchantId: number, actor: Actor): Promise<void> {
    if (hasCallLimits(actor)) await this.#counts.take(links, String(merchantId));
  }

  /** Twenty looks a minute of one caller. @throws RateLimited */
  async takeRefresh(actor: Actor): Promise<void> {
    if (hasCallLimits(actor)) await this.#counts.take(refreshes, nameOf(actor));
  }
}
