import { createHash } from 'node:crypto';
import type { Transaction } from '../storage/transaction.ts';
import { ApiError, invalidRequest } from './api-error.ts';

/** A response, as sent and as stored under its idempotency key. */
export type Answer = { readonly status: number; readonly body: object };

const storedForSeconds = 24 * 60 * 60;

/** Equal for equal requests, regardless of the order of parameters. */
export const requestHash = (method: string, path: string, encoded: string): string => {
  const sorted = new URLSearchParams(encoded);
  sorted.sort();
  return createHash('sha256').update(`${method} ${path}\n${sorted.toString()}`).digest('hex');
};

const longestKey = 255;

/**
 * Refuses a key that the provider would not store.
 * @throws ApiError 400 for a key longer than 255 characters
 */
export const checkKeyLength = (key: string): void => {
  if (key.length <= longestKey) return;
  throw invalidRequest(
    `Idempotency keys may be at most ${longestKey} characters long; the given one has ${key.length}.`,
  );
};

const inUse = (): ApiError =>
  new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      'There is currently another in-progress request using this Idempotent Key. Please try again later.',
  });

const otherParameters = (key: string): ApiError =>
  new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

/**
 * Locks a key until the transaction ends and reads its stored answer.
 * @throws ApiError 409 while another request holds the key, 400 when it was used with other parameters
 */
export const claimKey = async (tx: Transaction, key: string, hash: string): Promise<Answer | undefined> => {
  const lock = await tx.client.query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held',
    [`sandbox.idempotency:${tx.account}:${key}`],
  );
  if (!lock.rows[0]?.held) throw inUse();
  await tx.client.query('delete from sandbox.idempotency_keys where created < $1', [
    tx.context.clock.seconds() - storedForSeconds,
  ]);
  const kept = await tx.client.query<Answer & { request_hash: string }>(
    'select request_hash, status, body from sandbox.idempotency_keys where account = $1 and key = $2',
    [tx.account, key],
  );
  const row = kept.rows[0];
  if (row && row.request_hash !== hash) throw otherParameters(key);
  return row && { status: row.status, body: row.body };
};

/** Stores an answer under its key in the transaction of the call. */
export const storeAnswer = async (
  tx: Transaction,
  key: string,
  hash: string,
  answer: Answer,
): Promise<void> => {
  await tx.client.query(
    `insert into sandbox.idempotency_keys (account, key, request_hash, status, body, created)
     values ($1, $2, $3, $4, $5, $6)`,
    [tx.account, key, hash, answer.status, JSON.stringify(answer.body), tx.context.clock.seconds()],
  );
};
