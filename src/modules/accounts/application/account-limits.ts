import { hasCallLimits, nameOf, type Actor } from '#kernel/actor.ts';

type Limit = Readonly<{ name: string; times: number; seconds: number }>;
/** The part of `RateLimits` that is used here; `key` names the counter. */
type LimitCounts = Readonly<{
  /** @throws RateLimited */
  take(limit: Limit, key: string): Promise<unknown>;
}>;

const links: Limit = { name: 'account-links', times: 10, seconds: 3_600 };
const refreshes: Limit = { name: 'account-refreshes', times: 20, seconds: 60 };

/** Rate limits of calls to the provider; operators of the command line and the system have none. */
export class AccountLimits {
  readonly #counts: LimitCounts;

  constructor({ counts }: Readonly<{ counts: LimitCounts }>) {
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
