import type { FieldProblem } from '#kernel/failure.ts';
import { merchantRoles, type MerchantRole } from '#kernel/merchant-role.ts';
import { Money } from '#kernel/money.ts';

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

type Held = Readonly<{ role: MerchantRole; refundLimitMinor: number | null }>;
const rankOf = ({ role }: Held): number => merchantRoles.indexOf(role);

/** Of two memberships of a user in one team the one with more rights: the higher role, then the larger limit. */
export const higherMembership = <M extends Held>(one: M, other: M): M => {
  if (rankOf(one) !== rankOf(other)) return rankOf(one) < rankOf(other) ? one : other;
  return (other.refundLimitMinor ?? 0) > (one.refundLimitMinor ?? 0) ? other : one;
};
