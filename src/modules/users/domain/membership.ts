import type { MerchantRole } from '#kernel/merchant-role.ts';

/** A user in the team of a merchant. */
export type Membership = Readonly<{
  merchantId: number;
  userId: number;
  role: MerchantRole;
  /** The largest sum that a MANAGER refunds of one payment, in minor units of EUR; null for other roles. */
  refundLimitMinor: number | null;
  createdAt: Date;
  /** Null for the first member and those that an administrator added. */
  invitedBy: number | null;
  /** More members than the plan of the merchant allows: this one only sees. */
  isBeyondPlan: boolean;
}>;

/** The membership of a merchant's first user, and of users that an administrator adds. */
export const ownership = (merchantId: number, userId: number, createdAt: Date): Membership => ({
  merchantId,
  userId,
  role: 'OWNER',
  refundLimitMinor: null,
  createdAt,
  invitedBy: null,
  isBeyondPlan: false,
});
