/** A thing that a plan has a limit of. */
type Limited<Id> = Readonly<{ id: Id; createdAt: Date; isBeyondPlan: boolean }>;

/** The ids of those beyond the `most` of the plan: who was within stays so, then the oldest do. */
export const beyondPlan = <Id>(all: readonly Limited<Id>[], most: number): ReadonlySet<Id> =>
  new Set(
    all
      .toSorted(
        (one, other) =>
          Number(one.isBeyondPlan) - Number(other.isBeyondPlan) ||
          one.createdAt.getTime() - other.createdAt.getTime(),
      )
      .slice(most)
      .map(({ id }) => id),
  );
