import { token } from './token.ts';

/** The one source of "now": tests and demo history bring their own. */
export interface Clock {
  now(): Date;
}
export const Clock = token<Clock>('kernel.Clock');

export const systemClock: Clock = { now: () => new Date() };
