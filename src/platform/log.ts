import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';
import { token } from '#kernel/token.ts';
import { currentTraceId } from './tracing/tracing.ts';
import { presentError } from './present-error.ts';

export type Log = Logger;
export const Log = token<Log>('platform.Log');

/** What every line written during a request or a job carries. */
export const logContext = new AsyncLocalStorage<Readonly<Record<string, string>>>();

/** Secrets, and what tells who somebody is. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'uniqueToken',
  'username',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'customerEmail',
  'customerName',
];
/** Wherever they stand, three levels deep. */
const hidden = ['', '*.', '*.*.'].flatMap((above) => secrets.map((name) => `${above}${name}`));

/** JSON lines in UTC, on standard output unless told otherwise; secrets and personal data never reach them. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const traceId = currentTraceId();
        return { ...logContext.getStore(), ...(traceId !== undefined && { traceId }) };
      },
      serializers: { err: presentError },
      redact: { paths: hidden, censor: '[hidden]' },
    },
    destination,
  );
