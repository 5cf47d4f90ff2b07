import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';
import { token } from '#kernel/token.ts';
import { currentTraceId } from './tracing/tracing.ts';
import { standardOutput } from './log-destination.ts';
import type { OutageLines } from './outage-lines.ts';
import { presentError } from './present-error.ts';
import { withoutSecrets } from './without-secrets.ts';

export type Log = Logger;
export const Log = token<Log>('platform.Log');

/** Fields of every line written during a request or a job. */
export const logContext = new AsyncLocalStorage<Readonly<Record<string, string>>>();

/**
 * JSON lines in UTC, on standard output by default; secrets and personal data are removed.
 *
 * @param outage takes the lines about a lost database or a full disk, whatever part of the process writes them
 */
export const createLog = (level: string, destination?: DestinationStream, outage?: OutageLines): Log => {
  const output = destination === undefined ? standardOutput() : undefined;
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
    destination ?? output,
  );
  outage?.writeWith((line) => log.warn(line));
  if (output !== undefined)
    output.onLost = (lines) =>
      log.warn({ event: 'log-lines-lost', lines }, 'lines of this log are lost: standard output took none');
  return log;
};
