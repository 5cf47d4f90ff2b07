import type { UnitOfWork } from '#kernel/unit-of-work.ts';

/** A unit of work for tests that store nothing. */
export const plainWork: UnitOfWork = { transact: (work) => work() };
