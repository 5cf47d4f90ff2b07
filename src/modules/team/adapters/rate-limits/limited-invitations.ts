import { networkOf } from '#platform/rate-limits/network-of.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { InvitationLimits } from '../../ports/invitation-limits.ts';

const perMerchant: RateLimit = {
  name: 'invitations',
  times: 20,
  seconds: 24 * 3_600,
  refusal: 'invitations.too-many',
};
const perNetwork: RateLimit = { name: 'invitation-network', times: 30, seconds: 60 };

export class LimitedInvitations implements InvitationLimits {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  async takeInvitation(merchantId: number): Promise<void> {
    await this.#limits.take(perMerchant, String(merchantId));
  }

  async takeCall(ip: string): Promise<void> {
    await this.#limits.take(perNetwork, networkOf(ip));
  }
}
