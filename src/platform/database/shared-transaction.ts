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

/** One transaction of several units of work, one after another; see `Transactions.share`. */
export class SharedTransaction {
  readonly #pool: () => Knex;
  #open: Open | undefined;
  #isInUnit = false;
  #isOver = false;
  /** The error that rolled a complete unit back. */
  #lost: Readonly<{ error: unknown }> | undefined;

  constructor(pool: () => Knex) {
    this.#pool = pool;
  }

  /** undefined before the first unit, and after the end. */
  get active(): Active | undefined {
    return this.#open?.active;
  }

  /** Whether the next unit is one of its own: not inside another unit, and not left over after the end. */
  get takesUnits(): boolean {
    return !this.#isInUnit && !this.#isOver;
  }

  async run<T>(work: () => Promise<T>, retry: Retry): Promise<T> {
    if (this.#lost !== undefined) throw this.#lost.error;
    this.#isInUnit = true;
    try {
      return await (this.#open === undefined
        ? retry(() => this.#openFor(work))
        : this.#continue(this.#open.active, work));
    } finally {
      this.#isInUnit = false;
    }
  }

  /** @throws the database's error when the commit failed, or its outcome is not known */
  async commit(): Promise<void> {
    const { end, outcome } = this.#close()!;
    end.resolve();
    await outcome;
  }

  /** @returns the reason: the error, or that of the connection when it was lost */
  rollBack(error: unknown): Promise<unknown> {
    this.#isOver = true;
    return this.#undo(error);
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
