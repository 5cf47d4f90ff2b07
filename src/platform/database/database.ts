import { AsyncLocalStorage } from 'node:async_hooks';
import createKnex, { type Knex } from 'knex';
import type pg from 'pg';
import { token } from '#kernel/token.ts';
import type { AnswersOf, UnitOfWork } from '#kernel/unit-of-work.ts';
import { isTracing, traced } from '../tracing/tracing.ts';
import { types } from './column-types.ts';
import { holdPacket } from './packets.ts';
import { beginPromptly } from './prompt-begin.ts';
import { QuickReads } from './quick-reads.ts';
import { sqlStateOf } from './sql-state.ts';
import { aboutStatement, traceQueries } from './trace-queries.ts';
import { Statements, type Bindings, type Statement } from './statements.ts';

const retriedStates = new Set(['40001', '40P01']);
const isRetried = (error: unknown): boolean => retriedStates.has(sqlStateOf(error));

/** What it would print on standard output is thrown as well; there are data, or log lines, on it. */
export const quiet = { warn: (): void => undefined };

type Session = Readonly<{
  statementTimeoutMs?: number | undefined;
  /** Behind a pooler a session is nobody's: its settings are the role's, see `expectRoleSettings`. */
  isPooled?: boolean;
  isReadOnly?: boolean;
  /** For reads by an index, whatever is asked and whatever the statistics say: not planned anew, no table read whole. */
  isByIndex?: boolean;
}>;

const optionsOf = ({ statementTimeoutMs = 5_000, isReadOnly = false, isByIndex = false }: Session): string =>
  Object.entries({
    timezone: 'UTC',
    statement_timeout: statementTimeoutMs,
    lock_timeout: 2_000,
    jit: 'off',
    idle_in_transaction_session_timeout: 10_000,
    ...(isReadOnly && { default_transaction_read_only: 'on' }),
    ...(isByIndex && { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' }),
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Of its own a connection may be sent the next statement before it has answered the last. */
export const createPool = (url: string, size = 8, session: Session = {}): Knex => {
  const isOwn = session.isPooled !== true;
  const pool = createKnex({
    client: 'pg',
    connection: {
      connectionString: url,
      types,
      ...(isOwn && { options: optionsOf(session), pipeline: true }),
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: size },
    acquireConnectionTimeout: 5_000,
    log: quiet,
    // Statements in errors keep their placeholders: what fills them are names, addresses and hashes.
    compileSqlOnError: false,
  });
  if (isOwn) beginPromptly(pool);
  return isTracing() ? traceQueries(pool) : pool;
};

/** For what an index answers at once. Behind a pooler the next question may meet another connection: none there. */
export const openQuickReads = (url: string, session: Session = {}): QuickReads | undefined =>
  session.isPooled === true
    ? undefined
    : new QuickReads({ url, options: optionsOf({ ...session, isReadOnly: true, isByIndex: true }) });

/** What knex lends its connections by, to whoever asks; within a transaction always the same one. */
type Connection = pg.Client & Readonly<{ query<T>(statement: Statement): Promise<{ rows: T[] }> }>;
type Connections = Readonly<{
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}>;
const connectionsOf = (where: Knex): Connections => where.client as Connections;

/** The transaction that a statement is asked in, and what it ends with. */
type Running = {
  readonly transaction: Knex.Transaction;
  last?: Promise<unknown>;
  /** For what the transaction ends with: its statement is on its way. */
  readonly sent?: () => void;
};

const failureOf = async (work: Promise<unknown> | undefined): Promise<unknown> =>
  work?.then(
    () => undefined,
    (error: unknown) => error,
  );

/** After the first that PostgreSQL refuses it refuses all, and their errors, which say no more than that, may arrive before its own. */
const allInOrder = async <T>(works: readonly Promise<T>[]): Promise<T[]> => {
  await Promise.allSettled(works);
  const answers: T[] = [];
  for (const work of works) answers.push(await work);
  return answers;
};

const spanned = <T>(text: string, ask: () => Promise<T>): Promise<T> =>
  isTracing() ? traced(aboutStatement(text), ask) : ask();

/** One pool, one unit of work: whoever asks gets the transaction in progress, or the pool. */
export class Database implements UnitOfWork {
  readonly #pool: Knex;
  readonly #replica: Knex | undefined;
  readonly #quick: QuickReads | undefined;
  readonly #current = new AsyncLocalStorage<Running>();
  readonly #statements: Statements;

  constructor(
    pool: Knex,
    {
      replica,
      quick,
      isPooled = false,
    }: Readonly<{ replica?: Knex; quick?: QuickReads | undefined; isPooled?: boolean }> = {},
  ) {
    this.#pool = pool;
    this.#replica = replica;
    this.#quick = quick;
    this.#statements = new Statements(!isPooled);
  }

  get connection(): Knex {
    return this.#current.getStore()?.transaction ?? this.#pool;
  }

  get inTransaction(): boolean {
    return this.#current.getStore() !== undefined;
  }

  /** Joins the transaction in progress, or opens one; deadlocks and serialisation failures are tried three times. */
  async transact<T>(work: () => Promise<T>): Promise<T> {
    if (this.inTransaction) return work();
    return traced({ name: 'transaction' }, () => this.#transactAnew(work));
  }

  async #transactAnew<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#transactOnce(work);
      } catch (error) {
        if (attempt >= 3 || !isRetried(error)) throw error;
      }
    }
  }

  async #transactOnce<T>(work: () => Promise<T>): Promise<T> {
    let running = undefined as Running | undefined;
    try {
      const result = await this.#pool.transaction((transaction) => {
        running = { transaction };
        return this.#current.run(running, work);
      });
      // Refused, it has turned the COMMIT behind it into a rollback.
      await running?.last;
      return result;
    } catch (error) {
      // What was asked behind it was only refused because it was.
      throw (await failureOf(running?.last)) ?? error;
    }
  }

  async conclude(...works: readonly (() => Promise<unknown>)[]): Promise<void> {
    const running = this.#current.getStore();
    if (running === undefined) return void (await this.together(works));
    await this.#holdPacket(running);
    // One transaction within another may have ended with something already.
    const last: Promise<unknown>[] = running.last === undefined ? [] : [running.last];
    for (const work of works) {
      const { promise: isSent, resolve: sent } = Promise.withResolvers<void>();
      last.push(this.#current.run({ ...running, sent }, work));
      running.last = allInOrder(last);
      await Promise.race([isSent, running.last]);
    }
  }

  async #holdPacket({ transaction }: Running): Promise<void> {
    holdPacket(await connectionsOf(transaction).acquireConnection());
  }

  /**
   * Rows of a plain statement with `:name` or `?` bindings, asked by name of the driver itself: knex would have PostgreSQL plan it
   * anew every time, at twice the cost on both sides.
   */
  async rows<T>(sql: string, bindings: Bindings = {}): Promise<T[]> {
    return this.#ask(this.connection, this.#statements.prepare(sql, bindings));
  }

  /** Rows of somebody else's statement, with `$1`, `$2`, …: planned once like our own. */
  async rowsOfNumbered<T>(sql: string, values: readonly unknown[]): Promise<T[]> {
    return this.#ask(this.connection, this.#statements.numbered(sql, values));
  }

  async #ask<T>(where: Knex, statement: Statement): Promise<T[]> {
    const running = this.#current.getStore();
    if (running?.transaction.isCompleted() === true)
      throw new Error('the transaction of this statement has ended');
    const client = connectionsOf(where);
    const connection = await client.acquireConnection();
    try {
      const answer = spanned(statement.text, () => connection.query<T>(statement));
      running?.sent?.();
      return (await answer).rows;
    } finally {
      await client.releaseConnection(connection);
    }
  }

  /**
   * Rows that somebody only looks at, from the replica when there is one: they may be a moment old, so nothing is ever
   * decided by them. Without the replica the primary answers.
   */
  async rowsToLookAt<T>(sql: string, bindings: Bindings = {}): Promise<T[]> {
    if (this.#replica === undefined || this.inTransaction) return this.rows(sql, bindings);
    // Whatever is wrong there: if it is the question, the primary will say so, too.
    const statement = this.#statements.prepare(sql, bindings);
    return this.#ask<T>(this.#replica, statement).catch(() => this.rows<T>(sql, bindings));
  }

  /**
   * Rows of a read that an index answers at once, in the transaction in progress if there is one. What holds a
   * connection up would hold up everybody who asks behind it.
   */
  async quickRows<T>(sql: string, bindings: Bindings = {}): Promise<T[]> {
    if (this.#quick === undefined || this.inTransaction) return this.rows(sql, bindings);
    const statement = this.#statements.prepare(sql, bindings);
    const quick = this.#quick;
    // Whatever is wrong with its connection: if it is the question or the database, the pool will say so, too.
    return spanned(statement.text, () => quick.rows<T>(statement)).catch(() => this.rows<T>(sql, bindings));
  }

  /**
   * Statements that do not wait for each other's answers: at once in a transaction, where one connection is sent them
   * all; one after the other elsewhere, or each would take a connection of its own.
   */
  async together<T extends readonly (() => Promise<unknown>)[]>(
    asks: readonly [...T],
  ): Promise<AnswersOf<T>> {
    const running = this.#current.getStore();
    if (running !== undefined) {
      await this.#holdPacket(running);
      return (await allInOrder(asks.map((ask) => ask()))) as never;
    }
    const answers: unknown[] = [];
    for (const ask of asks) answers.push(await ask());
    return answers as never;
  }

  /** Quick reads that do not wait for each other's answers: in one packet where they have a connection of their own. */
  async quickTogether<T extends readonly (() => Promise<unknown>)[]>(
    asks: readonly [...T],
  ): Promise<AnswersOf<T>> {
    if (this.#quick === undefined || this.inTransaction) return this.together(asks);
    return (await Promise.all(asks.map((ask) => ask()))) as never;
  }

  /** Quick reads of this turn of the event loop leave in its end, and not one before the other. */
  holdQuickReads(): void {
    this.#quick?.hold();
  }

  /** A knex connection outside any transaction of the caller. */
  get pool(): Knex {
    return this.#pool;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
    await this.#replica?.destroy();
    await this.#quick?.close();
  }
}
export const DatabaseToken = token<Database>('platform.Database');
