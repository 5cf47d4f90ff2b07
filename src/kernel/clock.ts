import { token } from './token.ts';

/** The only source of the current time; tests and demo history replace it. */
export interface Clock {
  now(): Date;
}
export const Clock = token<Clock>('kernel.Clock');

/** The clock of the operating system. */
export const systemClock: Clock = { now: () => new Date() };
