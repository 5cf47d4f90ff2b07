import type { Knex } from 'knex';
import type { BeforeCommit } from '#kernel/unit-of-work.ts';

/** A transaction in progress and what runs before its commit. */
export type Active = Readonly<{
  transaction: Knex.Transaction;
  beforeCommit: Map<BeforeCommit<never>, unknown[]>;
}>;

/** Runs work and then what it registered, in the order of registration; that work may register more. */
export const runUnit = async <T>({ beforeCommit }: Active, work: () => Promise<T>): Promise<T> => {
  const result = await work();
  for (const [registered, items] of beforeCommit) {
    beforeCommit.delete(registered);
    await registered(items as never[]);
  }
  return result;
};

/** An open transaction. knex commits it when `end` is resolved, and rolls it back when `end` is rejected. */
type Open = Readonly<{ active: Active; end: PromiseWithResolvers<void>; outcome: Promise<void> }>;
type Retry = <T>(attempt: () => Promise<T>) => Promise<T>;

/** What remains of the complete units when the work is refused: nothing, or all of them. */
export type Remains = 'NOTHING' | 'UNITS';

/** One transaction of several units of work, one after another; see `Transactions.share`. */
export class SharedTransaction {
  readonly #pool: () => Knex;
  readonly #remains: Remains;
  #open: Open | undefined;
  #isInUnit = false;
  #isOver = false;
  /** Work on connections of its own, done when this one is free again: a small pool must not wait for itself. */
  readonly #afterwards: (() => Promise<void>)[] = [];
  /** The error that rolled a complete unit back. */
  #lost: Readonly<{ error: unknown }> | undefined;

  constructor(pool: () => Knex, remains: Remains = 'NOTHING') {
    this.#pool = pool;
    this.#remains = remains;
  }

  /** undefined before the first unit, and after the end. */
  get active(): Active | undefined {
    return this.#open?.active;
  }

  /** Whether the next unit is one of its own: not inside another unit, and not left over after the end. */
  get takesUnits(): boolean {
    return !this.#isInUnit && !this.#isOver;
  }

  /** @returns false when there is no open transaction to wait for */
  defer(work: () => Promise<void>): boolean {
    if (this.#open === undefined) return false;
    this.#afterwards.push(work);
    return true;
  }

  /** Does what was deferred. What fails is left: the transaction is over. */
  async doDeferred(): Promise<void> {
    for (const work of this.#afterwards.splice(0)) await work().catch(() => undefined);
  }

  async run<T>(work: () => Promise<T>, retry: Retry): Promise<T> {
    if (this.#lost !== undefined) throw this.#lost.error;
    this.#isInUnit = true;
    try {
      if (this.#remains === 'UNITS') return await retry(() => this.#save(work));
      return await (this.#open === undefined
        ? retry(() => this.#openFor(work))
        : this.#continue(this.#open.active, work));
    } finally {
      this.#isInUnit = false;
    }
  }

  /** @throws the database's error when the commit failed, or its outcome is not known */
  async commit(): Promise<void> {
    const open = this.#close();
    open?.end.resolve();
    await open?.outcome;
  }

  /** @returns the reason: the error, or that of the connection when it was lost */
  rollBack(error: unknown): Promise<unknown> {
    this.#isOver = true;
    return this.#undo(error);
  }

  /** A unit of its own: a failed one undoes itself alone. */
  async #save<T>(work: () => Promise<T>): Promise<T> {
    const open = this.#open ?? (await this.#begin());
    const { active } = open;
    try {
      return await active.transaction.transaction((savepoint) => {
        const unit: Active = { transaction: savepoint, beforeCommit: new Map() };
        this.#open = { ...open, active: unit };
        return runUnit(unit, work);
      });
    } finally {
      if (this.#open !== undefined) this.#open = open;
    }
  }

  async #openFor<T>(work: () => Promise<T>): Promise<T> {
    const { active } = await this.#begin();
    try {
      return await runUnit(active, work);
    } catch (error) {
      throw await this.#undo(error);
    }
  }

  async #continue<T>(active: Active, work: () => Promise<T>): Promise<T> {
    try {
      return await runUnit(active, work);
    } catch (error) {
      this.#lost = { error: await this.#undo(error) };
      throw this.#lost.error;
    }
  }

  async #begin(): Promise<Open> {
    const begun = Promise.withResolvers<Open>();
    const end = Promise.withResolvers<void>();
    const outcome: Promise<void> = this.#pool().transaction((transaction) => {
      begun.resolve({ active: { transaction, beforeCommit: new Map() }, end, outcome });
      return end.promise;
    });
    outcome.catch(begun.reject);
    this.#open = await begun.promise;
    return this.#open;
  }

  async #undo(error: unknown): Promise<unknown> {
    const open = this.#open;
    this.#open = undefined;
    open?.end.reject(error);
    return open === undefined
      ? error
      : open.outcome.then(
          () => error,
          (reason: unknown) => reason,
        );
  }

  #close(): Open | undefined {
    const open = this.#open;
    this.#isOver = true;
    this.#open = undefined;
    return open;
  }
}
