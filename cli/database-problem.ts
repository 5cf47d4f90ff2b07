import { databaseTroubleOf } from '#platform/database/database-trouble.ts';
import { sqlStateOf } from '#platform/database/sql-state.ts';
import type { PresentedFailure } from './present-failure.ts';
import { messages } from './messages.ts';

/** No such host, and PostgreSQL's refusals of a role, a password or a database. */
const refused = new Set(['ENOTFOUND', '28000', '28P01', '3D000']);
/** A table or column is missing: migrations are pending. */
const behind = new Set(['42P01', '42703']);

/** Advice for a database that is unavailable, full, busy or behind its migrations; undefined for any other error. */
export const databaseProblem = (error: Error): PresentedFailure | undefined => {
  const code = sqlStateOf(error);
  const trouble = databaseTroubleOf(error);
  // A connection refused at every IP address has an error without a message.
  const reason = error.message === '' ? code : error.message;
  // The reader of our own output may have left, too.
  if ((trouble === 'lost' && code !== 'EPIPE') || refused.has(code))
    return { code: 'database.away', message: `${messages.databaseAway} ${reason}\n${messages.seeConfig}` };
  if (trouble === 'full') return { code: 'database.full', message: `${messages.databaseFull} ${reason}` };
  if (trouble === 'too-large')
    return { code: 'database.no-room', message: `${messages.databaseNoRoom} ${reason}` };
  if (trouble === 'busy' || trouble === 'locked')
    return { code: 'database.busy', message: `${messages.databaseBusy} ${reason}` };
  if (behind.has(code)) return { code: 'database.behind', message: `${messages.databaseBehind}\n${reason}` };
  return undefined;
};
