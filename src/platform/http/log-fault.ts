import { Failure } from '#kernel/failure.ts';
import { CallerLeft } from '../fair-share/fair-queue.ts';
import type { Log } from '../log.ts';

/** Callers close connections as they like: anybody could fill the log with these lines. */
export const logCallerLeft = (log: Log, error: unknown): void =>
  log.debug({ reason: error instanceof Error ? error.message : typeof error }, 'the caller has left');

/** Writes down what is a fault of ours or of what we depend on; a refusal is the caller's and is none. */
export const logFault = (log: Log, error: unknown): void => {
  if (error instanceof CallerLeft) logCallerLeft(log, error);
  else if (!(error instanceof Failure)) log.error({ err: error }, 'unexpected error');
  else if (error.kind === 'unavailable') log.error({ err: error.cause ?? error }, 'unavailable');
};
