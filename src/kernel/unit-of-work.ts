import { token } from './token.ts';

/** Everything inside happens together or not at all. Inside: no remote call, no `Promise.all`, no swallowed write error. */
export interface UnitOfWork {
  transact<T>(work: () => Promise<T>): Promise<T>;
  /** Works that do not wait for each other's answers: asked in their order, all answered when it comes true. */
  together(works: readonly (() => Promise<unknown>)[]): Promise<unknown>;
  /**
   * The last of a transaction, one statement each: it is ended right behind them, so that whoever waits for the same rows
   * waits no longer than he must. What they answer is known, and whether they were refused, once `transact` has come true.
   */
  conclude(...works: readonly (() => Promise<unknown>)[]): Promise<void>;
}
export const UnitOfWork = token<UnitOfWork>('kernel.UnitOfWork');
