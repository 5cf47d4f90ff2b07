import type { FieldProblem } from '#kernel/failure.ts';
import { merchantRoles, type MerchantRole } from '#kernel/merchant-role.ts';
import { Money } from '#kernel/money.ts';

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
}>;

/** The membership of a merchant's first user, and of users that an administrator adds. */
export const ownership = (merchantId: number, userId: number, createdAt: Date): Membership => ({
  merchantId,
  userId,
  role: 'OWNER',
  refundLimitMinor: null,
  createdAt,
  invitedBy: null,
});

/** A MANAGER's limit unless an OWNER sets another, in EUR. */
const defaultRefundLimit = 200;

/** A role in a team as an OWNER gives it; the refund limit is a decimal amount in EUR. */
export type GivenRole = Readonly<{ role: MerchantRole; refundLimit?: number | null | undefined }>;

/** A refund limit for another role than MANAGER is a problem. */
export const refundLimitProblems = ({ role, refundLimit }: Partial<GivenRole>): FieldProblem[] =>
  role === undefined || role === 'MANAGER' || refundLimit === undefined || refundLimit === null
    ? []
    : [{ field: 'refundLimit', code: 'fields.refund-limit-of-manager' }];

/** The refund limit of a role in minor units of EUR; null for all roles but MANAGER. */
export const refundLimitMinorOf = ({ role, refundLimit }: GivenRole): number | null =>
  role === 'MANAGER' ? Number(Money.ofDecimal(refundLimit ?? defaultRefundLimit, 'EUR').minor) : null;

const rankOf = ({ role }: Membership): number => merchantRoles.indexOf(role);

/** Of two memberships of a user in one team the one with more rights: the higher role, then the larger limit. */
export const higherMembership = (one: Membership, other: Membership): Membership => {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) < rankOf(other) ? one : other;
  return (other.refundLimitMinor ?? 0) > (one.refundLimitMinor ?? 0) ? other : one;
};
