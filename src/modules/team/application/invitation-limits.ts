import { mailboxOf } from '#kernel/mailbox.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

type CountedInvitation = Readonly<{ merchantId: number; isApproved: boolean; recipient: string }>;

const perMerchant: RateLimit = {
  name: 'invitations',
  times: 20,
  seconds: 24 * 3_600,
  refusal: 'invitations.too-many',
};
const toMailbox = {
  name: 'invitations-to-mailbox',
  seconds: 24 * 3_600,
  refusal: 'invitations.too-many-to-address',
};
const ofApproved: RateLimit = { ...toMailbox, times: 10 };
const ofOthers: RateLimit = { ...toMailbox, name: 'unapproved-invitations-to-mailbox', times: 3 };
const perNetwork: RateLimit = { name: 'invitation-network', times: 30, seconds: 60 };

/** Rate limits of invitations. */
export class InvitationLimits {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  /**
   * Counts one invitation: twenty a day of a merchant, and to one mailbox ten a day of all ACTIVE merchants and three of
   * all others, which have no use of the count of the ACTIVE ones. @throws RateLimited
   */
  async takeInvitation({ merchantId, isApproved, recipient }: CountedInvitation): Promise<void> {
    // The merchant first: what it may not send is not counted for others.
    await this.#limits.take(perMerchant, String(merchantId));
    await this.#limits.take(isApproved ? ofApproved : ofOthers, mailboxOf(recipient));
  }

  /** Counts one call of a network with a mailed token: thirty a minute. @throws RateLimited */
  async takeCall(ip: string): Promise<void> {
    await this.#limits.take(perNetwork, networkOf(ip));
  }
}
