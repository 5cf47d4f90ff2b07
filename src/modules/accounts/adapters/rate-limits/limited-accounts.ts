import { hasCallLimits, nameOf, type Actor } from '#kernel/actor.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { AccountLimits } from '../../ports/account-limits.ts';

const links: RateLimit = { name: 'account-links', times: 10, seconds: 3_600 };
const refreshes: RateLimit = { name: 'account-refreshes', times: 20, seconds: 60 };

export class LimitedAccounts implements AccountLimits {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  async takeLink(merchantId: number, actor: Actor): Promise<void> {
    if (hasCallLimits(actor)) await this.#limits.take(links, String(merchantId));
  }

  async takeRefresh(actor: Actor): Promise<void> {
    if (hasCallLimits(actor)) await this.#limits.take(refreshes, nameOf(actor));
  }
}
