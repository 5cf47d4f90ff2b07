import type { Context } from 'koa';
import { Failure } from '#kernel/failure.ts';
import {
  MalformedInput,
  UrlNotFound,
  TooLarge,
  Unavailable,
  UnsupportedMediaType,
} from '#kernel/input-failures.ts';
import { sqlStateOf } from '../database/sql-state.ts';
import { CallerLeft } from '../fair-share/fair-queue.ts';

/** PostgreSQL classes 08, 53 and 57 and the socket's own errors: the database is away, nothing was done. */
const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = sqlStateOf(error);
  return (
    /^(08|53|57P|55P03|57014)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /Timeout acquiring a connection|timeout expired|Connection terminated|Client has encountered a connection error/.test(
      error.message,
    )
  );
};

const closedConnection = [
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  // Node's parser, of a request that ends before its announced length.
  'HPE_INVALID_EOF_STATE',
];

const isConnectionClosed = ({ req, res }: Context): boolean =>
  req.socket.destroyed || (res.closed && !res.writableFinished);

/** The caller has closed the connection, and the error says no more than that. */
export const isCallerGone = (error: unknown, ctx: Context | undefined): boolean =>
  error instanceof CallerLeft ||
  (ctx !== undefined && isConnectionClosed(ctx) && closedConnection.includes(sqlStateOf(error)));

const failureOfStatus = (status: number): Failure => {
  if (status === 413) return new TooLarge();
  if (status === 415) return new UnsupportedMediaType('input.unsupported-encoding');
  return status === 403 || status === 404 ? new UrlNotFound() : new MalformedInput('input.malformed-body');
};

const callerFaultOf = (error: unknown): number | undefined => {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
};

/** Whether `http-errors` means the error for the caller's eyes. */
const isExposed = (error: unknown): boolean =>
  error instanceof Error && 'expose' in error && error.expose === true;

/** A failed inflation of zlib (brotli: ERR__ERROR_…); a text that PostgreSQL has no character for (22021, 22P05). */
const isUnreadable = (error: unknown): boolean => /^(Z_|ERR__ERROR_|22021$|22P05$)/.test(sqlStateOf(error));

/** What the body parser throws: everything with a status of 4xx is the caller's, also what is not exposed. */
export const asBodyFailure = (error: unknown): unknown => {
  // The parser calls an aborted request a bad one.
  if (sqlStateOf(error) === 'ECONNABORTED') return error;
  const status = callerFaultOf(error);
  return status === undefined ? asFailure(error) : failureOfStatus(status);
};

/** The Failure that an error of a library means, or the error itself when it is a fault of ours. */
export const asFailure = (error: unknown): unknown => {
  if (error instanceof Failure) return error;
  if (isDatabaseAway(error)) return new Unavailable(error);
  if (isUnreadable(error)) return new MalformedInput('input.malformed-body');
  const status = callerFaultOf(error);
  return status !== undefined && isExposed(error) ? failureOfStatus(status) : error;
};
