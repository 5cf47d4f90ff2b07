import type { UnitOfWork } from '#kernel/unit-of-work.ts';

/** Where nothing is stored, nothing has to happen together. */
export const plainWork: UnitOfWork = {
  transact: (work) => work(),
  conclude: async (work) => void (await work()),
};
