import { Failure } from '#kernel/failure.ts';
import { CallerLeft } from '../fair-share/fair-queue.ts';
import type { Log } from '../log.ts';

/** Logged at debug: callers can close connections at will and would fill the log. */
export const logCallerLeft = (log: Log, error: unknown): void =>
  log.debug({ reason: error instanceof Error ? error.message : typeof error }, 'the caller has left');

/** Logs internal faults and those of dependencies; refusals are the caller's and are not logged. */
export const logFault = (log: Log, error: unknown): void => {
  if (error instanceof CallerLeft) logCallerLeft(log, error);
  else if (!(error instanceof Failure)) log.error({ err: error }, 'unexpected error');
  else if (error.kind === 'unavailable') log.error({ err: error.cause ?? error }, 'unavailable');
};
