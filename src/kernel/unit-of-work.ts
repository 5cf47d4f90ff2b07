import { token } from './token.ts';

/** Everything inside happens together or not at all. Inside: no remote call, no `Promise.all`, no swallowed write error. */
export interface UnitOfWork {
  transact<T>(work: () => Promise<T>): Promise<T>;
  /**
   * The last of a transaction: it is ended right behind it, so that whoever waits for the same rows waits no longer than
   * he must. What it answers is known, and whether it was refused, once `transact` has come true.
   */
  conclude(work: () => Promise<unknown>): Promise<void>;
}
export const UnitOfWork = token<UnitOfWork>('kernel.UnitOfWork');
