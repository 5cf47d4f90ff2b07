import { AsyncLocalStorage } from 'node:async_hooks';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

/** Copies a state at the start of a transaction. @returns a function that restores it */
type Snapshot = () => () => void;

/** Serial transactions: each waits for the one before, and a thrown error restores every tracked state. */
export class InMemoryTransactions implements UnitOfWork {
  readonly #active = new AsyncLocalStorage<true>();
  readonly #snapshots: Snapshot[] = [];
  #last: Promise<unknown> = Promise.resolve();

  get isActive(): boolean {
    return this.#active.getStore() === true;
  }

  /** Adds a state that a rollback restores. */
  track(snapshot: Snapshot): void {
    this.#snapshots.push(snapshot);
  }

  transact<T>(work: () => Promise<T>): Promise<T> {
    if (this.isActive) return work();
    const done = this.#last.then(async () => {
      const restores = this.#snapshots.map((take) => take());
      try {
        return await this.#active.run(true, work);
      } catch (error) {
        for (const restore of restores) restore();
        throw error;
      }
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
