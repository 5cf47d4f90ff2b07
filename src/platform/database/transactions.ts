import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import type { Model, QueryBuilderType } from 'objection';
import { token } from '#kernel/token.ts';
import type { BeforeCommit, CommitHooks } from '#kernel/unit-of-work.ts';
import { traced } from '../tracing/tracing.ts';
import { sqlStateOf } from './sql-state.ts';
import { StatementNames } from './statement-names.ts';

/** Serialization failure and deadlock: PostgreSQL asks for a retry. */
const retriedStates = new Set(['40001', '40P01']);
const mostAttempts = 3;

/** A transaction in progress and what runs before its commit. */
type Active = Readonly<{
  transaction: Knex.Transaction;
  beforeCommit: Map<BeforeCommit<never>, unknown[]>;
}>;

/** Runs what was registered, in the order of registration; work may register more. */
const runBeforeCommit = async ({ beforeCommit }: Active): Promise<void> => {
  for (const [work, items] of beforeCommit) {
    beforeCommit.delete(work);
    await work(items as never[]);
  }
};

/** One connection pool, opened on first use, and the transaction in progress of each asynchronous context. */
export class Transactions implements CommitHooks {
  readonly #open: () => Knex;
  readonly #current = new AsyncLocalStorage<Active>();
  readonly #names: StatementNames;
  #pool: Knex | undefined;

  /** @param areNamed false behind a pooler: the next statement may run on a connection that does not know the name */
  constructor(open: () => Knex, areNamed = true) {
    this.#open = open;
    this.#names = new StatementNames('plateno_model', areNamed);
  }

  /**
   * Joins the transaction in progress, or opens one; a deadlock or serialization failure is retried up to three
   * times.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isActive) return work();
    return traced({ name: 'transaction' }, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.pool.transaction((transaction) => this.#runIn(transaction, work));
        } catch (error) {
          if (attempt >= mostAttempts || !retriedStates.has(sqlStateOf(error))) throw error;
        }
      }
    });
  }

  /** As `CommitHooks` says. @throws Error outside a transaction */
  beforeCommit<T>(work: BeforeCommit<T>, item: T): void {
    const active = this.#current.getStore();
    if (active === undefined) throw new Error('there is no transaction whose commit could be waited for');
    const items = active.beforeCommit.get(work);
    if (items === undefined) active.beforeCommit.set(work, [item]);
    else items.push(item);
  }

  get isActive(): boolean {
    return this.#current.getStore() !== undefined;
  }

  /** The transaction in progress, else the pool. */
  get current(): Knex {
    return this.#current.getStore()?.transaction ?? this.pool;
  }

  /** The pool, outside any transaction of the caller. */
  get pool(): Knex {
    return (this.#pool ??= this.#open());
  }

  #runIn<T>(transaction: Knex.Transaction, work: () => Promise<T>): Promise<T> {
    const active: Active = { transaction, beforeCommit: new Map() };
    return this.#current.run(active, async () => {
      const result = await work();
      await runBeforeCommit(active);
      return result;
    });
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
