import type { Clock } from '#kernel/clock.ts';

/** A clock that is put to the moment which is being told. */
export class HistoryClock implements Clock {
  #now = new Date();

  set(instant: Date): void {
    this.#now = instant;
  }

  now(): Date {
    return this.#now;
  }
}
