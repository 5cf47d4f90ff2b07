import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { AccountMailLimits, AccountMailPurpose } from '../../ports/account-mail-limits.ts';

const tenMinutes = 600;
const perNetwork: RateLimit = { name: 'password-reset-requests', times: 10, seconds: 60 };
const resetsOfNetwork: RateLimit = { name: 'account-reset-network', times: 2, seconds: tenMinutes };
const resets: RateLimit = { name: 'account-reset', times: 5, seconds: tenMinutes };
const mailed = (purpose: AccountMailPurpose): RateLimit => ({
  name: `account-mail-${purpose.toLowerCase().replace('_', '-')}`,
  times: 3,
  seconds: 3_600,
  refusal: 'accounts.mail-sent',
});

export class LimitedAccountMails implements AccountMailLimits {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  async takeRequest(ip: string): Promise<void> {
    await this.#limits.take(perNetwork, networkOf(ip));
  }

  async takeReset(
    userId: number,
    { ip, isKnown }: Readonly<{ ip: string; isKnown: boolean }>,
  ): Promise<void> {
    // The network first: what it may not ask for is not counted for others.
    await this.#limits.take(resetsOfNetwork, `${userId} ${networkOf(ip)}`);
    if (!isKnown) await this.#limits.take(resets, String(userId));
  }

  async takeMail(userId: number, purpose: AccountMailPurpose): Promise<void> {
    await this.#limits.take(mailed(purpose), String(userId));
  }
}
