import { AsyncLocalStorage } from 'node:async_hooks';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

/** Takes the state at the start of a transaction. @returns what puts it back */
type Snapshot = () => () => void;

/** Transactions one after another: the second waits for the first, and a thrown error puts every state back. */
export class InMemoryTransactions implements UnitOfWork {
  readonly #active = new AsyncLocalStorage<true>();
  readonly #snapshots: Snapshot[] = [];
  #last: Promise<unknown> = Promise.resolve();

  get isActive(): boolean {
    return this.#active.getStore() === true;
  }

  /** State that a rollback puts back. */
  keep(snapshot: Snapshot): void {
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
