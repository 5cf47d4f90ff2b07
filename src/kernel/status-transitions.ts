/** The allowed transitions of a status. */
export type StatusTransitions<S extends string> = Readonly<{
  statuses: readonly S[];
  isAllowed(from: S, to: S): boolean;
}>;

/**
 * Builds the transitions from a table `from → to`; an empty row is a final status.
 * @example statusTransitions({ OPEN: ['CLOSED'], CLOSED: [] }).isAllowed('OPEN', 'CLOSED') // true
 * @throws Error at start when a row names an unknown status
 */
export const statusTransitions = <S extends string>(
  table: Readonly<Record<S, readonly NoInfer<S>[]>>,
): StatusTransitions<S> => {
  const statuses = Object.keys(table) as S[];
  for (const from of statuses) {
    for (const to of table[from]) {
      if (!statuses.includes(to)) throw new Error(`status transitions: ${from} leads to unknown ${to}`);
    }
  }
  return { statuses, isAllowed: (from, to) => table[from].includes(to) };
};
