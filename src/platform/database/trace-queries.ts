import type { Knex } from 'knex';
import { beginSpan, type About, type Span } from '../tracing/tracing.ts';

/** The statement as written, with placeholders for its values. */
export const aboutStatement = (sql: string): About => ({
  name: /\w+/.exec(sql)?.[0].toLowerCase() ?? 'statement',
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
});

type Query = Readonly<{ __knexQueryUid: string; sql: string }>;

/** Spans for the queries of objection; raw statements are traced elsewhere. */
export const traceQueries = (pool: Knex): Knex => {
  const open = new Map<string, Span>();
  const end = (uid: string, error?: unknown): void => {
    const span = open.get(uid);
    open.delete(uid);
    if (error !== undefined) span?.fail(error);
    span?.end();
  };
  pool.on('query', ({ __knexQueryUid: uid, sql }: Query) => {
    const span = beginSpan(aboutStatement(sql));
    if (span !== undefined) open.set(uid, span);
  });
  pool.on('query-response', (_: unknown, { __knexQueryUid: uid }: Query) => end(uid));
  pool.on('query-error', (error: unknown, { __knexQueryUid: uid }: Query) => end(uid, error));
  return pool;
};
