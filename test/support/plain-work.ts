import type { UnitOfWork } from '#kernel/unit-of-work.ts';

/** For tests that store nothing. */
export const plainWork: UnitOfWork = { transact: (work) => work() };
