import type { PresentedFailure } from './present-failure.ts';
import { messages } from './messages.ts';

/** Network errors, and PostgreSQL's refusals of a connection. */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  '28000',
  '28P01',
  '3D000',
  '57P03',
]);
/** Rows are locked by others, or the statement took too long. */
const busy = new Set(['55P03', '57014', '40P01', '40001']);
/** A table or column is missing: migrations are pending. */
const behind = new Set(['42P01', '42703']);

/** Advice for a database that is unavailable, busy or behind its migrations; undefined for any other error. */
export const databaseProblem = (
  error: Readonly<{ code?: unknown; message: string }>,
): PresentedFailure | undefined => {
  const code = String(error.code);
  // A connection refused at every IP address has an error without a message.
  const reason = error.message === '' ? code : error.message;
  if (away.has(code))
    return { code: 'database.away', message: `${messages.databaseAway} ${reason}\n${messages.seeConfig}` };
  if (busy.has(code)) return { code: 'database.busy', message: `${messages.databaseBusy} ${reason}` };
  if (behind.has(code)) return { code: 'database.behind', message: `${messages.databaseBehind}\n${reason}` };
  return undefined;
};
