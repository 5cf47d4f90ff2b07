import { AsyncLocalStorage } from 'node:async_hooks';

const dryRuns = new AsyncLocalStorage<true>();

/**
 * Whether the work in progress is a dry run, whose writes are rolled back. What a rollback cannot take back asks it first: a
 * counter outside the transaction, a queue of jobs, a call of another server.
 */
export const isDryRun = (): boolean => dryRuns.getStore() === true;

/** Marks work as a dry run; `Transactions.rehearse` rolls it back. */
export const asDryRun = <T>(work: () => Promise<T>): Promise<T> => dryRuns.run(true, work);
