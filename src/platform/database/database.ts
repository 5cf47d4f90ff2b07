import type { Knex } from 'knex';
import { token } from '#kernel/token.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PipelinedReads } from './pipelined-reads.ts';
import { openSnapshot } from './snapshot.ts';
import { Statements, type Bindings, type Statement } from './statements.ts';
import type { Transactions } from './transactions.ts';

type Options = Readonly<{
  transactions: Transactions;
  /** For reads outside a transaction; without it the pool answers them. */
  reads?: PipelinedReads;
  /** For reads that may be behind the primary. */
  replica?: Knex;
  /** Behind a pooler statements have no names. */
  isPooled?: boolean;
  /** URL that `copy` reads from: past any pooler, preferably a replica. */
  copyUrl?: string;
  /** Called with each answer of `rows`. */
  onAnswer?: (() => void) | undefined;
}>;

/** PostgreSQL for modules: `transact` writes, `rows` and `replicaRows` read, `copy` streams files. */
export class Database implements UnitOfWork {
  readonly #transactions: Transactions;
  readonly #reads: PipelinedReads | undefined;
  readonly #replica: Knex | undefined;
  readonly #statements: Statements;
  readonly #copyUrl: string | undefined;
  readonly #onAnswer: (() => void) | undefined;

  constructor({ transactions, reads, replica, isPooled = false, copyUrl, onAnswer }: Options) {
    this.#transactions = transactions;
    this.#reads = reads;
    this.#replica = replica;
    this.#statements = new Statements(!isPooled);
    this.#copyUrl = copyUrl;
    this.#onAnswer = onAnswer;
  }

  /**
   * Joins the transaction in progress, or opens one; a deadlock or serialization failure is retried up to three
   * times.
   */
  transact<T>(work: () => Promise<T>): Promise<T> {
    return this.#transactions.run(work);
  }

  /** Rows of a statement with `:name` or `$1` placeholders, in the transaction in progress if there is one. */
  async rows<T>(sql: string, bindings: Bindings = {}): Promise<T[]> {
    const statement = this.#statements.prepare(sql, bindings);
    const isAlone = statement.isRead && statement.name !== undefined && !this.#transactions.isActive;
    const read = isAlone ? this.#reads?.ask<T>(statement) : undefined;
    const rows = await (read ?? this.#ask<T>(this.#transactions.current, statement));
    this.#onAnswer?.();
    return rows;
  }

  /**
   * Rows for screens, from the replica when there is one: they may be behind, so no decision may depend on them.
   * The primary answers without a replica, in a transaction, and when the replica fails.
   */
  async replicaRows<T>(sql: string, bindings: Bindings = {}): Promise<T[]> {
    if (this.#replica === undefined || this.#transactions.isActive) return this.rows(sql, bindings);
    const statement = this.#statements.prepare(sql, bindings);
    return this.#ask<T>(this.#replica, statement).catch(() => this.rows<T>(sql, bindings));
  }

  /**
   * Streams the rows of a select as CSV (`;` between cells, LF after each row) from one snapshot, over a connection
   * of its own, with constant memory. Returning early, or aborting the signal, cancels the statement.
   */
  async *copy(select: string, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
    if (this.#copyUrl === undefined) throw new Error('this database was opened without a URL to copy from');
    // Loaded here: only files are copied.
    const { to: copyTo } = await import('pg-copy-streams');
    const client = await openSnapshot(this.#copyUrl, signal);
    try {
      yield* client.query(copyTo(`copy (${select}) to stdout with (format csv, delimiter ';')`));
    } finally {
      await client.end();
    }
  }

  async #ask<T>(where: Knex, { sql, values, name }: Statement): Promise<T[]> {
    const query = where.raw<{ rows: T[] }>(sql, values as Knex.RawBinding[]);
    const { rows } = await (name === undefined ? query : query.options({ name }));
    return rows;
  }
}
export const DatabaseToken = token<Database>('platform.Database');
