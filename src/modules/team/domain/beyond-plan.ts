import type { MerchantRole } from '#kernel/merchant-role.ts';

type Member = Readonly<{ userId: number; role: MerchantRole; createdAt: Date; isBeyondPlan: boolean }>;

/** @returns the members with whether each is beyond the plan: owners who can sign in first, then owners, then by age. */
export const dividedByPlan = <M extends Member>(
  team: readonly M[],
  { most, active }: Readonly<{ most: number; active: ReadonlySet<number> }>,
): readonly M[] => {
  const rankOf = ({ role, userId }: M): number => (role !== 'OWNER' ? 2 : active.has(userId) ? 0 : 1);
  return team
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        one.createdAt.getTime() - other.createdAt.getTime() ||
        one.userId - other.userId,
    )
    .map((member, place) => ({ ...member, isBeyondPlan: place >= most }));
};
