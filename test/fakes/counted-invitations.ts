import { RateLimited } from '#kernel/input-failures.ts';
import type { CountedInvitation, InvitationLimits } from '#modules/team/ports/invitation-limits.ts';

/** Counts without a window of time. */
export class CountedInvitations implements InvitationLimits {
  readonly #counts = new Map<string, number>();

  async takeInvitation({ merchantId, isApproved, recipient }: CountedInvitation): Promise<void> {
    await this.#take(`merchant ${merchantId}`, 20);
    await this.#take(`mailbox ${isApproved} ${recipient}`, isApproved ? 10 : 3);
  }

  takeCall(ip: string): Promise<void> {
    return this.#take(`network ${ip}`, 30);
  }

  async #take(key: string, times: number): Promise<void> {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count > times) throw new RateLimited(60);
  }
}
