import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';
import { token } from '#kernel/token.ts';

export type Log = Logger;
export const Log = token<Log>('platform.Log');

/** What every line written during a request or a job carries. */
export const logContext = new AsyncLocalStorage<Readonly<Record<string, string>>>();

/** JSON lines in UTC, on standard output unless told otherwise; secrets and personal data never reach them. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...logContext.getStore() }),
      redact: {
        paths: [
          'authorization',
          'cookie',
          'password',
          'token',
          'email',
          'customerEmail',
          'customerName',
          '*.authorization',
          '*.cookie',
          '*.password',
          '*.token',
          '*.email',
          '*.customerEmail',
          '*.customerName',
          // koa-body hangs the raw body on its errors.
          'err.body',
          'err.rawBody',
        ],
        censor: '[hidden]',
      },
    },
    destination,
  );
