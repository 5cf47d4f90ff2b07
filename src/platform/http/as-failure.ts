import type { Context } from 'koa';
import { Failure } from '#kernel/failure.ts';
import {
  MalformedInput,
  NoRoom,
  ReferenceGone,
  RowsBusy,
  UrlNotFound,
  TooLarge,
  Unavailable,
  UnsupportedMediaType,
} from '#kernel/input-failures.ts';
import { databaseTroubleOf } from '../database/database-trouble.ts';
import { sqlStateOf } from '../database/sql-state.ts';
import { isDiskFull } from '../disk-full.ts';
import { CallerLeft } from '../fair-share/fair-queue.ts';

const foreignKeyViolation = '23503';
const closedConnection = [
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  // Node's parser: the request ended before its announced length.
  'HPE_INVALID_EOF_STATE',
];

const isConnectionClosed = ({ req, res }: Context): boolean =>
  req.socket.destroyed || (res.closed && !res.writableFinished);

/** True when the caller has closed the connection and the error says only that. */
export const hasCallerLeft = (error: unknown, ctx: Context | undefined): boolean =>
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

/** True when `http-errors` marks the error as safe to show. */
const isExposed = (error: unknown): boolean =>
  error instanceof Error && 'expose' in error && error.expose === true;

/**
 * True when PostgreSQL refuses a text of the caller: characters without a place in its encoding (22021, 22P05) or, in
 * the words of its JSON parser, half a surrogate pair in a `jsonb` value (22P02). Another 22P02 is a fault of ours.
 */
const isTextRefused = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  if (state !== '22P02') return state === '22021' || state === '22P05';
  return error instanceof Error && /invalid input syntax for type json/.test(error.message);
};

/** A failed decompression by zlib (brotli: ERR__ERROR_…), or a text that PostgreSQL refuses. */
const isUnreadable = (error: unknown): boolean =>
  /^(Z_|ERR__ERROR_)/.test(sqlStateOf(error)) || isTextRefused(error);

/** Maps errors of the body parser: every 4xx is the caller's fault, also one that is not exposed. */
export const asBodyFailure = (error: unknown): unknown => {
  // The parser reports an aborted request as a bad one.
  if (sqlStateOf(error) === 'ECONNABORTED') return error;
  const status = callerFaultOf(error);
  return status === undefined ? asFailure(error) : failureOfStatus(status);
};

/** The Failure that a library's error means, or the error itself when it is an internal fault. */
export const asFailure = (error: unknown): unknown => {
  if (error instanceof Failure) return error;
  const trouble = databaseTroubleOf(error);
  if (trouble === 'too-large') return new NoRoom(error);
  if (trouble === 'locked') return new RowsBusy(error);
  if (trouble !== undefined) return new Unavailable(error);
  if (sqlStateOf(error) === foreignKeyViolation) return new ReferenceGone(error);
  if (isDiskFull(error)) return new NoRoom(error);
  if (isUnreadable(error)) return new MalformedInput('input.malformed-body');
  const status = callerFaultOf(error);
  return status !== undefined && isExposed(error) ? failureOfStatus(status) : error;
};
