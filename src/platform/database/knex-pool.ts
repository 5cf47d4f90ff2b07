import { createRequire } from 'node:module';
import type { Knex, knex as createKnex } from 'knex';
import { isTracing } from '../tracing/tracing.ts';
import { types } from './column-types.ts';
import { traceQueries } from './trace-queries.ts';

/** Standard output carries data or log lines; knex throws what it would print there as well. */
export const quiet = { warn: (): void => undefined };

/** Loads knex with the first pool: it has 330 files, and a command that only reads needs no pool. */
const require = createRequire(import.meta.url);

type Session = Readonly<{
  statementTimeoutMs?: number | undefined;
  /** A pooled session does not keep settings: they come from the role (`expectRoleSettings`). */
  isPooled?: boolean;
  isReadOnly?: boolean;
}>;

/** Session settings as libpq takes them. */
export const optionsOf = ({ statementTimeoutMs = 5_000, isReadOnly = false }: Session): string =>
  Object.entries({
    timezone: 'UTC',
    statement_timeout: statementTimeoutMs,
    lock_timeout: 2_000,
    jit: 'off',
    idle_in_transaction_session_timeout: 10_000,
    ...(isReadOnly && { default_transaction_read_only: 'on' }),
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** @param size maximum number of connections */
export const createPool = (url: string, size = 8, session: Session = {}): Knex => {
  const { knex } = require('knex') as Readonly<{ knex: typeof createKnex }>;
  const pool = knex({
    client: 'pg',
    connection: {
      connectionString: url,
      types,
      ...(session.isPooled !== true && { options: optionsOf(session) }),
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: size },
    acquireConnectionTimeout: 5_000,
    log: quiet,
    // Errors keep the statement's placeholders: its values are names, emails and hashes.
    compileSqlOnError: false,
  });
  return isTracing() ? traceQueries(pool) : pool;
};
