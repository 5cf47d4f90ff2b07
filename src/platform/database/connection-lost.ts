import { sqlStateOf } from './sql-state.ts';

/** PostgreSQL classes 08 and 57P (the session was ended, the server starts or stops), 53300 and 25P03; sockets. */
const states = /^(08|57P|53300|25P03|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$)/;
/** Errors of pg, its pool and knex about a connection have no code. */
const messages =
  /Timeout acquiring a connection|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Connection ended unexpectedly/;

/**
 * True when a statement or a connection failed because PostgreSQL could not be reached or ended the session, also
 * wrapped by objection: the same work may succeed on the next connection.
 */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && (states.test(sqlStateOf(error)) || messages.test(error.message));
