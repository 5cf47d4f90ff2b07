import { token } from './token.ts';

/** Everything inside happens together or not at all. Inside: no remote call, no `Promise.all`, no swallowed write error. */
export interface UnitOfWork {
  transact<T>(work: () => Promise<T>): Promise<T>;
}
export const UnitOfWork = token<UnitOfWork>('kernel.UnitOfWork');
