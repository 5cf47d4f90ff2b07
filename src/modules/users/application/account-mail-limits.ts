import { networkOf } from '#kernel/network-of.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

/** A mail that the holder of the account, or of a mailed link, asks for; each purpose has a count of its own. */
export type AccountMailPurpose = 'VERIFY' | 'CHANGE_EMAIL' | 'CORRECT_EMAIL';

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

/** Limits of mails that are asked for, for all processes together. */
export class AccountMailLimits {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  /** Ten resets a minute from one network, whatever the addresses. @throws RateLimited */
  async takeRequest(ip: string): Promise<void> {
    await this.#limits.take(perNetwork, networkOf(ip));
  }

  /**
   * In ten minutes two resets of an account from one network, and five from all networks that the account has not signed in
   * from: the mail before is then in the mailbox, and its link is valid. @throws RateLimited
   */
  async takeReset(
    userId: number,
    { ip, isKnown }: Readonly<{ ip: string; isKnown: boolean }>,
  ): Promise<void> {
    // The network first: what it may not ask for is not counted for others.
    await this.#limits.take(resetsOfNetwork, `${userId} ${networkOf(ip)}`);
    if (!isKnown) await this.#limits.take(resets, String(userId));
  }

  /** Three mails an hour for one account and purpose, apart from those of strangers. @throws RateLimited */
  async takeMail(userId: number, purpose: AccountMailPurpose): Promise<void> {
    await this.#limits.take(mailed(purpose), String(userId));
  }
}
