import { token } from './token.ts';

/** What each of several works has answered. */
export type AnswersOf<T extends readonly (() => Promise<unknown>)[]> = {
  -readonly [K in keyof T]: Awaited<ReturnType<T[K]>>;
};

/** Everything inside happens together or not at all. Inside: no remote call, no `Promise.all`, no swallowed write error. */
export interface UnitOfWork {
  transact<T>(work: () => Promise<T>): Promise<T>;
  /** Works that do not wait for each other's answers: asked in their order, all answered when it comes true. */
  together<T extends readonly (() => Promise<unknown>)[]>(works: readonly [...T]): Promise<AnswersOf<T>>;
  /**
   * The last of a transaction, one statement each: it is ended right behind them, so that whoever waits for the same rows
   * waits no longer than he must. What they answer is known, and whether they were refused, once `transact` has come true.
   */
  conclude(...works: readonly (() => Promise<unknown>)[]): Promise<void>;
}
export const UnitOfWork = token<UnitOfWork>('kernel.UnitOfWork');
