import { token } from './token.ts';

/** The only source of the current time; tests and demo history replace it. */
export interface Clock {
  now(): Date;
}
export const Clock = token<Clock>('kernel.Clock');

/** Clocks of processes may differ by so much without being wrong, in milliseconds. */
export const clockToleranceMs = 60_000;

/**
 * Whether a stored instant is later than it can be: a clock that was ahead has stored it, so what is measured from it
 * would be valid, or would wait, too long.
 * @param latest the latest possible instant; now for what has already happened
 * @param toleranceMs of it, in milliseconds
 */
export const isAhead = (at: Date, latest: Date, toleranceMs = clockToleranceMs): boolean =>
  at.getTime() > latest.getTime() + toleranceMs;

/** The clock of the operating system. */
export const systemClock: Clock = { now: () => new Date() };
