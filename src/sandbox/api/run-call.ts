import { z } from 'zod';
import type { Fault } from '../faults/fault.ts';
import { transact } from '../storage/transact.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { SandboxContext } from '../context.ts';
import { ApiError, OtherAnswer } from './api-error.ts';
import { expand } from './expand.ts';
import { decodeForm } from './form.ts';
import { checkKeyLength, claimKey, storeAnswer, requestHash, type Answer } from './idempotency.ts';
import type { Operation } from './operation.ts';
import { readParameters, text } from './parameters.ts';
import type { Upload } from './read-upload.ts';

/** An authenticated call. */
export type Incoming = {
  readonly id: string;
  readonly account: string;
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** The form-encoded parameters, from the query or the body. */
  readonly encoded: string;
  readonly upload: Upload | undefined;
  readonly idempotencyKey: string | null;
};

/** The provider's answer to an internal error. */
export const serverError: Answer = {
  status: 500,
  body: {
    error: { type: 'api_error', message: 'An error occurred on the sandbox side (a fault on demand).' },
  },
};

const expandShape = { expand: z.array(text()).max(20).optional() };

type Run = (tx: Transaction) => Promise<Answer>;

/** Reads the parameters before anything is changed, so that a malformed call has no effect. */
const prepare = (operation: Operation, incoming: Incoming): Run => {
  const shape = { ...operation.shape, ...expandShape };
  const { expand: paths, ...parameters } = readParameters(shape, decodeForm(incoming.encoded));
  return async (tx) => {
    const { pathParameters: path, upload } = incoming;
    const done = await operation.run({ tx, path, parameters, upload });
    if (done instanceof OtherAnswer) return { status: done.status, body: done.body };
    return { status: 200, body: await expand(tx, done, paths ?? []) };
  };
};

/** Runs the operation; a refusal rolls back its changes and is an answer like any other. */
const attempt = async (tx: Transaction, run: Run): Promise<Answer> => {
  await tx.client.query('savepoint attempt');
  try {
    return await run(tx);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await tx.client.query('rollback to savepoint attempt');
    tx.outgoing.length = 0;
    return { status: error.status, body: error.body };
  }
};

/** The answer, and whether it is a stored one of an earlier call. */
export type Outcome = Answer & { readonly replayed: boolean };

const underKey = async (
  tx: Transaction,
  run: Run,
  key: string,
  hash: string,
  fault: Fault | undefined,
): Promise<Outcome> => {
  const kept = await claimKey(tx, key, hash);
  if (kept) return { ...kept, replayed: true };
  const breaks = fault?.kind === 'server-error' ? fault : undefined;
  const isRun = !breaks || breaks.moment === 'after';
  const answer = isRun ? await attempt(tx, run) : serverError;
  const keeps = breaks?.stored ? serverError : answer;
  if (isRun || breaks.stored) await storeAnswer(tx, key, hash, keeps);
  return { ...answer, replayed: false };
};

/**
 * Runs a call in one transaction, once per idempotency key.
 * A `server-error` fault may store a 500 under the key, with or without running the call.
 */
export const runCall = async (
  context: SandboxContext,
  operation: Operation,
  incoming: Incoming,
  fault: Fault | undefined,
): Promise<Outcome> => {
  const key = operation.method === 'POST' ? incoming.idempotencyKey : null;
  if (key !== null) checkKeyLength(key);
  const run = prepare(operation, incoming);
  const hash = requestHash(operation.method, incoming.path, incoming.encoded);
  const cause =
    operation.method === 'GET'
      ? { id: null, idempotencyKey: null }
      : { id: incoming.id, idempotencyKey: key };
  const outcome = await transact(
    context,
    { account: incoming.account, cause },
    async (tx): Promise<Outcome> => {
      if (key !== null) return underKey(tx, run, key, hash, fault);
      if (fault?.kind === 'server-error' && fault.moment !== 'after')
        return { ...serverError, replayed: false };
      return { ...(await attempt(tx, run)), replayed: false };
    },
  );
  if (outcome.status === 200 && !outcome.replayed)
    await operation.beforeAnswer?.(context, incoming.account, outcome.body);
  return outcome;
};
