import type { PresentedFailure } from './present-failure.ts';
import { messages } from './messages.ts';

/** Of the network, and PostgreSQL's refusals to let anybody in. */
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
/** Others hold the rows, or the statement took too long. */
const busy = new Set(['55P03', '57014', '40P01', '40001']);
/** There is no such table or column yet. */
const behind = new Set(['42P01', '42703']);

/** What an operator can do about a database that is away, busy or behind its migrations; undefined for any other error. */
export const databaseTrouble = (
  error: Readonly<{ code?: unknown; message: string }>,
): PresentedFailure | undefined => {
  const code = String(error.code);
  // A connection that was refused at every address has no words of its own.
  const told = error.message === '' ? code : error.message;
  if (away.has(code))
    return { code: 'database.away', message: `${messages.databaseAway} ${told}\n${messages.seeConfig}` };
  if (busy.has(code)) return { code: 'database.busy', message: `${messages.databaseBusy} ${told}` };
  if (behind.has(code)) return { code: 'database.behind', message: `${messages.databaseBehind}\n${told}` };
  return undefined;
};
