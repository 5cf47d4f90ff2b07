import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';
import { token } from '#kernel/token.ts';
import { currentTraceId } from './tracing/tracing.ts';
import { presentError } from './present-error.ts';
import { withoutSecrets } from './without-secrets.ts';

export type Log = Logger;
export const Log = token<Log>('platform.Log');

/** What every line written during a request or a job carries. */
export const logContext = new AsyncLocalStorage<Readonly<Record<string, string>>>();

/**
 * Written when a block is full or a tenth of a second has passed, and at the process's end: a system call for every line
 * costs more than the line. One for the process, however many logs there are.
 */
const openStandardOutput = () =>
  pino.destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 100 });
let standardOutput: ReturnType<typeof openStandardOutput> | undefined;

/** JSON lines in UTC, on standard output unless told otherwise; secrets and personal data never reach them. */
export const createLog = (
  level: string,
  destination: DestinationStream = (standardOutput ??= openStandardOutput()),
): Log =>
  pino(
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
    },
    destination,
  );
