import type { UnitOfWork } from '#kernel/unit-of-work.ts';

const inTurn = async (works: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const work of works) await work();
};

/** Where nothing is stored, nothing has to happen together. */
export const plainWork: UnitOfWork = {
  transact: (work) => work(),
  together: inTurn,
  conclude: (...works) => inTurn(works),
};
