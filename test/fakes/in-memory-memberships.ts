import type { Membership } from '#modules/users/domain/membership.ts';
import type { Memberships } from '#modules/users/ports/memberships.ts';

/** Has no locks: `lock` only reads. */
export class InMemoryMemberships implements Memberships {
  all: readonly Membership[] = [];

  async save(membership: Membership): Promise<void> {
    const { merchantId, userId, role, refundLimitMinor, isBeyondPlan } = membership;
    const stored = this.all.find((one) => one.merchantId === merchantId && one.userId === userId);
    await this.remove(merchantId, userId);
    this.all = [
      ...this.all,
      stored === undefined ? membership : { ...stored, role, refundLimitMinor, isBeyondPlan },
    ];
  }

  async remove(merchantId: number, userId: number): Promise<void> {
    this.all = this.all.filter((one) => one.merchantId !== merchantId || one.userId !== userId);
  }

  async ofUser(userId: number): Promise<readonly Membership[]> {
    return this.all
      .filter((one) => one.userId === userId)
      .toSorted((left, right) => left.merchantId - right.merchantId);
  }

  async ofMerchant(merchantId: number): Promise<readonly Membership[]> {
    return this.all
      .filter((one) => one.merchantId === merchantId)
      .toSorted((left, right) => left.userId - right.userId);
  }

  async lock(merchantId: number): Promise<readonly Membership[]> {
    return this.ofMerchant(merchantId);
  }
}
