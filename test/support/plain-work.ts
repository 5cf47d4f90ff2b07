import type { UnitOfWork } from '#kernel/unit-of-work.ts';

const inTurn = async (works: readonly (() => Promise<unknown>)[]): Promise<unknown[]> => {
  const answers: unknown[] = [];
  for (const work of works) answers.push(await work());
  return answers;
};

/** Where nothing is stored, nothing has to happen together. */
export const plainWork: UnitOfWork = {
  transact: (work) => work(),
  together: async (works) => (await inTurn(works)) as never,
  conclude: async (...works) => void (await inTurn(works)),
};
