import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { AccountMailLimits } from '../../ports/account-mail-limits.ts';

const hour = 3_600;
const perNetwork: RateLimit = { name: 'password-reset-network', times: 10, seconds: hour };
const perAccount: RateLimit = { name: 'account-mail', times: 3, seconds: hour };

export class LimitedAccountMails implements AccountMailLimits {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  async takeRequest(ip: string): Promise<void> {
    await this.#limits.take(perNetwork, networkOf(ip));
  }

  async takeMail(userId: number): Promise<void> {
    await this.#limits.take(perAccount, String(userId));
  }
}
