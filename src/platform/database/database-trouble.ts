import { isConnectionLost } from './connection-lost.ts';
import { sqlStateOf } from './sql-state.ts';

/**
 * - `lost`: PostgreSQL could not be reached, or ended the session.
 * - `full`: it has no disk or memory left, or its disk fails (classes 53 and 58030): writes fail until there is room.
 * - `too-large`: the intermediate results of this statement do not fit: others go on.
 * - `locked`: rows are locked by others for too long, or others have overtaken the transaction (a deadlock): all of it was
 *   undone, and it may succeed the next time.
 * - `busy`: the statement took too long.
 */
export type DatabaseTrouble = 'lost' | 'full' | 'too-large' | 'locked' | 'busy';

const locked: ReadonlySet<string> = new Set(['55P03', '40P01', '40001']);
/** Files of sorts and joins, and the shared memory of parallel ones. The paths are the same in each language. */
const intermediate = /pgsql_tmp|temp_file_limit|shared memory segment/;

/**
 * What is wrong with the database, also in an error wrapped by objection; undefined for an error of the statement
 * itself. HTTP, command line and log decide by it.
 */
export const databaseTroubleOf = (error: unknown): DatabaseTrouble | undefined => {
  if (isConnectionLost(error)) return 'lost';
  const state = sqlStateOf(error);
  if (locked.has(state)) return 'locked';
  if (state === '57014') return 'busy';
  if (!state.startsWith('53') && state !== '58030') return undefined;
  const isIntermediate = state === '53400' || (error instanceof Error && intermediate.test(error.message));
  return isIntermediate ? 'too-large' : 'full';
};
