import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import type { Model, QueryBuilderType } from 'objection';
import { RowsBusy } from '#kernel/input-failures.ts';
import { token } from '#kernel/token.ts';
import type { BeforeCommit, CommitHooks, Savepoints } from '#kernel/unit-of-work.ts';
import { asDryRun } from '../dry-run.ts';
import { traced } from '../tracing/tracing.ts';
import { Rehearsal } from './rehearsal.ts';
import { runUnit, SharedTransaction, type Active, type Remains } from './shared-transaction.ts';
import { sqlStateOf } from './sql-state.ts';
import { StatementNames } from './statement-names.ts';

/**
 * Attempts by SQLSTATE: PostgreSQL asks for a retry of a serialization failure and a deadlock; a lock may be free now; and
 * a row that was deleted since it was read is not found the next time, so that its use is refused, or done without.
 */
const attemptsOf: Readonly<Record<string, number>> = { '40001': 3, '40P01': 3, '55P03': 2, '23503': 2 };

/** Tries again what PostgreSQL asks to try again. */
const retried = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count >= (attemptsOf[sqlStateOf(error)] ?? 1)) throw error;
    }
  }
};

/** One connection pool, opened on first use, and the transaction in progress of each asynchronous context. */
export class Transactions implements CommitHooks, Savepoints {
  readonly #open: () => Knex;
  readonly #current = new AsyncLocalStorage<Active | SharedTransaction>();
  readonly #names: StatementNames;
  #pool: Knex | undefined;

  /** @param areNamed false behind a pooler: the next statement may run on a connection that does not know the name */
  constructor(open: () => Knex, areNamed = true) {
    this.#open = open;
    this.#names = new StatementNames('plateno_model', areNamed);
  }

  /**
   * Joins the transaction in progress, or opens one; a deadlock or serialization failure is tried three times, a lock that
   * is not free, and a reference to a row that is gone, twice.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const scope = this.#current.getStore();
    if (scope instanceof SharedTransaction && scope.takesUnits)
      return traced({ name: 'transaction' }, () => scope.run(work, retried));
    if (scope instanceof Rehearsal) return scope.run((savepoint) => this.#runIn(savepoint, work));
    if (this.isActive) return work();
    return traced({ name: 'transaction' }, () =>
      retried(() => this.pool.transaction((transaction) => this.#runIn(transaction, work))),
    );
  }

  /** As `Savepoints` says. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const active = this.#active;
    if (active === undefined) return this.run(work);
    try {
      return await active.transaction.transaction((savepoint) => this.#runIn(savepoint, work));
    } catch (error) {
      // Deadlock and lock_timeout.
      throw ['40P01', '55P03'].includes(sqlStateOf(error)) ? new RowsBusy(error) : error;
    }
  }

  /**
   * Runs work whose units of work share one transaction. It opens with the first unit, so that what comes before holds no
   * connection, and is committed after `last`, which gets the result. An error of work or `last` rolls all of it back; so
   * does a failed unit after a complete one, even when its error is caught. Only the first unit is retried. In a dry run
   * the whole is one unit.
   * @param remains UNITS: a failed unit undoes itself alone and is retried; an error of work keeps the complete units
   */
  async share<T>(
    work: () => Promise<T>,
    last: (result: T) => Promise<void>,
    remains: Remains = 'NOTHING',
  ): Promise<T> {
    if (this.#current.getStore() instanceof Rehearsal)
      return this.run(async () => {
        const result = await work();
        await last(result);
        return result;
      });
    const shared = new SharedTransaction(() => this.pool, remains);
    return this.#current.run(shared, async () => {
      try {
        const result = await (remains === 'UNITS' ? this.#keeping(shared, work) : work());
        await this.run(() => last(result));
        await shared.commit();
        return result;
      } catch (error) {
        throw await shared.rollBack(error);
      } finally {
        await shared.doDeferred();
      }
    });
  }

  /** Does work that needs a connection of its own, at once or after the shared transaction that holds one. */
  async apart(work: () => Promise<void>): Promise<void> {
    const scope = this.#current.getStore();
    if (!(scope instanceof SharedTransaction && scope.defer(work))) await work();
  }

  /** @throws what work throws; the complete units of before are committed */
  async #keeping<T>(shared: SharedTransaction, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await shared.commit().catch(() => undefined);
      throw error;
    }
  }

  /**
   * Runs work and rolls back all that it writes. Its units of work are savepoints of one transaction: a later unit sees what
   * an earlier one would have written, a failed one undoes itself, and what the commit would check is checked at its end.
   * What the transaction cannot roll back asks `isDryRun`. Rows stay locked until the work is over.
   */
  async rehearse<T>(work: () => Promise<T>): Promise<T> {
    const results: T[] = [];
    const isOver = new Error('a dry run is rolled back');
    try {
      await this.pool.transaction(async (transaction) => {
        results.push(await this.#current.run(new Rehearsal(transaction), () => asDryRun(work)));
        throw isOver;
      });
    } catch (error) {
      if (error !== isOver) throw error;
    }
    return results[0]!;
  }

  /** As `CommitHooks` says. @throws Error outside a transaction */
  beforeCommit<T>(work: BeforeCommit<T>, item: T): void {
    const active = this.#active;
    if (active === undefined) throw new Error('there is no transaction whose commit could be waited for');
    const items = active.beforeCommit.get(work);
    if (items === undefined) active.beforeCommit.set(work, [item]);
    else items.push(item);
  }

  get isActive(): boolean {
    return this.#active !== undefined;
  }

  get #active(): Active | undefined {
    const scope = this.#current.getStore();
    return scope instanceof SharedTransaction ? scope.active : scope;
  }

  /** The transaction in progress, else the pool. */
  get current(): Knex {
    return this.#active?.transaction ?? this.pool;
  }

  /** The pool, outside any transaction of the caller. */
  get pool(): Knex {
    return (this.#pool ??= this.#open());
  }

  #runIn<T>(transaction: Knex.Transaction, work: () => Promise<T>): Promise<T> {
    const active: Active = { transaction, beforeCommit: new Map() };
    return this.#current.run(active, () => runUnit(active, work));
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  /** A query of an objection model, in the transaction in progress if there is one. */
  query<C extends typeof Model>(model: C): QueryBuilderType<InstanceType<C>> {
    return model.query(this.current).onBuildKnex((query) => void query.on('start', this.#name));
  }

  /** knex emits `start` before it compiles a query: its text is known then, and options still apply. */
  readonly #name = (query: Knex.QueryBuilder): void => {
    const { sql } = query.toSQL();
    // A migration may add a column to `*`: PostgreSQL refuses a named statement whose columns have changed.
    const name = sql.includes('*') ? undefined : this.#names.of(sql);
    if (name !== undefined) void query.options({ name });
  };
}
export const TransactionsToken = token<Transactions>('platform.Transactions');
