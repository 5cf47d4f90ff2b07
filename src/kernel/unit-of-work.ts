import { token } from './token.ts';

/**
 * Runs work in a transaction; a nested call joins the outer one. Inside: no remote call, no `Promise.all`, no swallowed
 * error of a write.
 */
export interface UnitOfWork {
  transact<T>(work: () => Promise<T>): Promise<T>;
}
export const UnitOfWork = token<UnitOfWork>('kernel.UnitOfWork');

/** Work that runs once at the end of a transaction, with all items that were given for it in that transaction. */
export type BeforeCommit<T> = (items: readonly T[]) => Promise<void>;

/** Work at the end of the transaction in progress. */
export interface CommitHooks {
  /**
   * Runs `work` once before the commit of the transaction in progress, the outermost one, with all items given for it. An
   * error of it rolls the transaction back. A transaction that is rolled back or retried drops what was registered.
   * @param work the same function object for all items that belong together
   * @throws Error outside a transaction
   */
  beforeCommit<T>(work: BeforeCommit<T>, item: T): void;
}

/** Work of which a part may fail alone. */
export interface Savepoints {
  /**
   * Runs work in the transaction in progress, or in one of its own. An error undoes what this work has written, and no
   * more: the caller may go on.
   * @throws RowsBusy for rows that others change for too long, and what work throws
   */
  attempt<T>(work: () => Promise<T>): Promise<T>;
}
