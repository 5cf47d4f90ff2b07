import type { UnitOfWork } from '#kernel/unit-of-work.ts';

/** Where nothing is stored, nothing has to happen together. */
export const plainWork: UnitOfWork = {
  transact: (work) => work(),
  conclude: async (...works) => {
    for (const work of works) await work();
  },
};
