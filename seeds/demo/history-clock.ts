import type { Clock } from '#kernel/clock.ts';

/** A clock that stands at the moment of the history that is being made. */
export class HistoryClock implements Clock {
  #now = new Date();

  set(instant: Date): void {
    this.#now = instant;
  }

  now(): Date {
    return this.#now;
  }
}
