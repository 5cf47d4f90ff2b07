/** A table `from → to` of allowed transitions, checked when it is defined. */
export type StateTable<S extends string> = Readonly<{
  states: readonly S[];
  isAllowed(from: S, to: S): boolean;
}>;

/** @throws Error at start when a row names a state that does not exist. */
export const stateTable = <S extends string>(
  table: Readonly<Record<S, readonly NoInfer<S>[]>>,
): StateTable<S> => {
  const states = Object.keys(table) as S[];
  for (const from of states) {
    for (const to of table[from]) {
      if (!states.includes(to)) throw new Error(`state table: ${from} leads to unknown ${to}`);
    }
  }
  return { states, isAllowed: (from, to) => table[from].includes(to) };
};
