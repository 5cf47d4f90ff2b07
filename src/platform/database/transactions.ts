import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import type { Model, QueryBuilderType } from 'objection';
import { token } from '#kernel/token.ts';
import { traced } from '../tracing/tracing.ts';
import { sqlStateOf } from './sql-state.ts';
import { StatementNames } from './statement-names.ts';

/** Serialization failure and deadlock: PostgreSQL asks for a retry. */
const retriedStates = new Set(['40001', '40P01']);
const mostAttempts = 3;

/** One connection pool, opened on first use, and the transaction in progress of each asynchronous context. */
export class Transactions {
  readonly #open: () => Knex;
  readonly #current = new AsyncLocalStorage<Knex.Transaction>();
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
          return await this.pool.transaction((transaction) => this.#current.run(transaction, work));
        } catch (error) {
          if (attempt >= mostAttempts || !retriedStates.has(sqlStateOf(error))) throw error;
        }
      }
    });
  }

  get isActive(): boolean {
    return this.#current.getStore() !== undefined;
  }

  /** The transaction in progress, else the pool. */
  get current(): Knex {
    return this.#current.getStore() ?? this.pool;
  }

  /** The pool, outside any transaction of the caller. */
  get pool(): Knex {
    return (this.#pool ??= this.#open());
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
