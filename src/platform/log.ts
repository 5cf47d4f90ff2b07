import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';
import { token } from '#kernel/token.ts';
import { currentTraceId } from './tracing/tracing.ts';
import type { OutageLines } from './outage-lines.ts';
import { presentError } from './present-error.ts';
import { withoutSecrets } from './without-secrets.ts';

export type Log = Logger;
export const Log = token<Log>('platform.Log');

/** Fields of every line written during a request or a job. */
export const logContext = new AsyncLocalStorage<Readonly<Record<string, string>>>();

/**
 * Standard output, written once 4 KiB have gathered and every 250 ms: a write for each line takes a tenth of a
 * request's CPU. pino writes the rest at exit, also after an uncaught error. A killed process loses these lines;
 * the audit log is in the database.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 250 });

/**
 * JSON lines in UTC, on standard output by default; secrets and personal data are removed.
 *
 * @param outage takes the lines about a lost database, whatever part of the process writes them
 */
export const createLog = (
  level: string,
  destination: DestinationStream = standardOutput(),
  outage?: OutageLines,
): Log => {
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: withoutSecrets },
      mixin: () => {
        const traceId = currentTraceId();
        return { ...logContext.getStore(), ...(traceId !== undefined && { traceId }) };
      },
      serializers: { err: presentError },
      hooks: {
        logMethod(args, method) {
          if (outage?.takes(args[0], String(args[1] ?? '')) !== true) method.apply(this, args);
        },
      },
    },
    destination,
  );
  outage?.writeWith((line) => log.warn(line));
  return log;
};
