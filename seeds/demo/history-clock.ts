import type { Clock } from '#kernel/clock.ts';

/** A clock set to the current moment of the history. */
export class HistoryClock implements Clock {
  #now = new Date();

  set(instant: Date): void {
    this.#now = instant;
  }

  now(): Date {
    return this.#now;
  }
}
