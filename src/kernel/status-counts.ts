/** One group of a list's rows; `status` is null for rows that no filter by status finds. */
type Group<S extends string> = Readonly<{ status: S | null; count: number }>;

/** How many rows of a list have each status, and how many there are. */
export type StatusCounts<S extends string> = Readonly<{
  all: number;
  statuses: readonly Readonly<{ status: S; count: number }>[];
}>;

/** Adds up groups of rows by status, in the order of their first group. */
export const statusCounts = <S extends string>(groups: readonly Group<S>[]): StatusCounts<S> => {
  const counts = new Map<S, number>();
  for (const { status, count } of groups)
    if (status !== null) counts.set(status, (counts.get(status) ?? 0) + count);
  return {
    all: groups.reduce((sum, { count }) => sum + count, 0),
    statuses: [...counts].map(([status, count]) => ({ status, count })),
  };
};

/** The euro before other currencies, which are in alphabetical order. */
const euroFirst = (one: string, other: string): number => {
  if (one === other) return 0;
  if (one === 'EUR' || other === 'EUR') return one === 'EUR' ? -1 : 1;
  return one < other ? -1 : 1;
};

/** Adds up groups by currency, the euro first; `figures` names the columns. */
export const sumsByCurrency = <C extends string, N extends string>(
  groups: readonly Readonly<{ currency: C } & Record<N, number>>[],
  figures: readonly N[],
): readonly Readonly<{ currency: C } & Record<N, number>>[] => {
  const currencies = [...new Set(groups.map(({ currency }) => currency))].toSorted(euroFirst);
  return currencies.map((currency) => {
    const same = groups.filter((group) => group.currency === currency);
    const sums = figures.map((name) => [name, same.reduce((sum, group) => sum + group[name], 0)]);
    return { currency, ...(Object.fromEntries(sums) as Record<N, number>) };
  });
};
