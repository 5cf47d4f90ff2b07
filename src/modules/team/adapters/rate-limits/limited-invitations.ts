import { mailboxOf } from '#kernel/mailbox.ts';
import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { CountedInvitation, InvitationLimits } from '../../ports/invitation-limits.ts';

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

export class LimitedInvitations implements InvitationLimits {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  async takeInvitation({ merchantId, isApproved, recipient }: CountedInvitation): Promise<void> {
    // The merchant first: what it may not send is not counted for others.
    await this.#limits.take(perMerchant, String(merchantId));
    await this.#limits.take(isApproved ? ofApproved : ofOthers, mailboxOf(recipient));
  }

  async takeCall(ip: string): Promise<void> {
    await this.#limits.take(perNetwork, networkOf(ip));
  }
}
