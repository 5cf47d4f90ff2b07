import { token } from './token.ts';

/**
 * Runs work in a transaction; a nested call joins the outer one. Inside: no remote call, no `Promise.all`, no swallowed
 * error of a write.
 */
export interface UnitOfWork {
  transact<T>(work: () => Promise<T>): Promise<T>;
}
export const UnitOfWork = token<UnitOfWork>('kernel.UnitOfWork');
