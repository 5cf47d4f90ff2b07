import { announceRefusal } from './access-refused.ts';
import { ApiError } from './api-error.ts';
import { requireFactor } from './factors/required-factor.ts';
import { networkTexts, type NetworkFailure } from './messages/network-texts.ts';
import { readLanguage } from './messages/language.ts';
import { askForProof } from './proof/ask-for-proof.ts';
import { endSession, readSession } from './session.ts';
import type { ApiRequest, Transport } from './api-request.ts';
import { attempt, type NoAnswer } from './unanswered/attempt.ts';
import { forgetKeyOfAction, keyOfAction } from './unanswered/kept-keys.ts';
import { followCall } from './unanswered/unanswered.ts';

/** Specification, point 9; a call may name another limit. */
const timeoutMs = 10_000;
/**
 * A file may wait for its print or its turn: longer than the server holds a call (50 s). A call that moves money waits as
 * long for its first answer, and each call for a repeated one.
 */
const longTimeoutMs = 60_000;

const headersOf = ({ body, accept, lastEventId, withoutSession }: ApiRequest): Headers => {
  const headers = new Headers({ accept: accept ?? 'application/json', 'accept-language': readLanguage() });
  const session = withoutSession ? null : readSession();
  if (session) headers.set('authorization', `Bearer ${session.token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (lastEventId) headers.set('last-event-id', lastEventId);
  return headers;
};

const isFile = ({ accept = '' }: ApiRequest): boolean =>
  accept !== '' && accept !== 'application/json' && accept !== 'text/event-stream';

const isWriting = (it: ApiRequest): boolean => it.method !== 'GET' && it.isReading !== true && !isFile(it);

const failureOf = (code: NetworkFailure): ApiError =>
  new ApiError(0, { code: `network.${code}`, message: networkTexts[readLanguage()][code] });

/** A plain text message; empty for markup, which a proxy may answer with. */
const plainTextOf = (text: string): string => (text.trimStart().startsWith('<') ? '' : text.trim());

const apiErrorOf = async (response: Response): Promise<ApiError> => {
  const text = await response.text().catch(() => '');
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return new ApiError(response.status, body);
    return new ApiError(response.status, {}, typeof body === 'string' ? body.trim() : plainTextOf(text));
  } catch {
    return new ApiError(response.status, {}, plainTextOf(text));
  }
};

/** Empty, as 202 and 204 may be, or JSON. */
const isComplete = async (response: Response): Promise<boolean> => {
  const text = await response.text();
  try {
    return text === '' || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/** Codes of our own server that say nothing about what was done: the same request is asked again. */
const undecided = ['input.unavailable', 'input.request-under-way', 'payments.evidence-being-sent'];

/** Whether the response to a writing call says what happened. A page of a proxy and a broken body do not. */
const isAnswer = async (response: Response): Promise<boolean> => {
  if (response.ok) return isComplete(response.clone());
  const { code, status } = await apiErrorOf(response.clone());
  return !undecided.includes(code) && (status < 500 || code !== 'unknown');
};

/** One attempt of a call. @throws AbortError when the caller leaves */
const sendOnce = async (
  it: ApiRequest,
  headers: Headers,
  limitMs: number,
  stop?: AbortSignal,
): Promise<Response | NoAnswer> => {
  const response = await attempt(
    `/api${it.path}`,
    { method: it.method, headers, ...(it.body === undefined ? {} : { body: JSON.stringify(it.body) }) },
    { limitMs, endedBy: [it.signal, stop], readsBody: isWriting(it) },
  );
  // `reason` and `throwIfAborted` are missing in Safari before 15.4.
  if (it.signal?.aborted) throw new DOMException('aborted', 'AbortError');
  return response;
};

const firstLimitOf = (it: ApiRequest): number =>
  it.limitMs ?? (isFile(it) || it.movesMoney ? longTimeoutMs : timeoutMs);

/** The page of a proxy and a broken body: the server was not reached. */
const codeOf = (response: Response | NoAnswer): NoAnswer =>
  typeof response === 'string' ? response : 'unreachable';

/**
 * Sends a writing call with its key, and again after growing pauses while it has no answer, so that the action happens once
 * and its outcome is known. @throws ApiError `network.stopped` when the person stops waiting
 */
const sendUntilAnswered = async (it: ApiRequest, headers: Headers): Promise<Response> => {
  const followed = followCall(it.method, it.path, it.isQuiet === true);
  let limitMs = firstLimitOf(it);
  try {
    for (;;) {
      const response = await sendOnce(it, headers, limitMs, followed.signal);
      if (typeof response !== 'string' && (await isAnswer(response))) return response;
      if (!(await followed.pause())) throw failureOf(it.isQuiet ? codeOf(response) : 'stopped');
      limitMs = Math.max(limitMs, Math.min(limitMs * 2, longTimeoutMs));
    }
  } finally {
    followed.end();
  }
};

/** @throws ApiError */
const read = async (it: ApiRequest, headers: Headers): Promise<Response> => {
  const response = await sendOnce(it, headers, firstLimitOf(it));
  if (typeof response === 'string') throw failureOf(response);
  return response;
};

/** @throws ApiError */
const send = async (it: ApiRequest, key: string | null): Promise<Response> => {
  const headers = headersOf(it);
  if (key !== null) headers.set('idempotency-key', key);
  const response = await (key === null ? read : sendUntilAnswered)(it, headers);
  if (response.ok) return response;
  if (response.status === 401) endSession(headers.get('authorization')?.slice(7));
  const refusal = await apiErrorOf(response);
  if (refusal.code === 'access.second-factor-required') requireFactor();
  // Repeated with the same Idempotency-Key: the refused call changed nothing.
  if (refusal.code === 'access.proof-needed' && (await askForProof())) return send(it, key);
  if (refusal.code === 'access.not-allowed') announceRefusal();
  throw refusal;
};

/** The writing calls without an answer, by method, path and body. */
const running = new Map<string, Promise<Response>>();

/** 5xx is no answer to rely on, 0 none at all: the action pressed again has the same key. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

/**
 * The same action pressed twice is one call. Another action on the same place of money waits for its own turn.
 * @throws ApiError
 */
const write = async (it: ApiRequest): Promise<Response> => {
  const place = `${it.method} ${it.path}`;
  const action = `${place} ${JSON.stringify(it.body ?? null)}`;
  if (it.movesMoney && [...running.keys()].some((other) => other !== action && other.startsWith(`${place} `)))
    throw failureOf('unanswered');
  let response = running.get(action);
  if (response === undefined) {
    response = send(it, keyOfAction(action)).finally(() => running.delete(action));
    running.set(action, response);
  }
  try {
    const answered = (await response).clone();
    forgetKeyOfAction(action);
    return answered;
  } catch (error) {
    if (isFinal(error)) forgetKeyOfAction(action);
    throw error;
  }
};

/**
 * The server, with the session's token, the language and a limit. A call that writes has an `Idempotency-Key` and is
 * repeated with it until its outcome is known. A 401 on a request with a token ends the local session. A call that needs a
 * recent proof of the password asks for it and is repeated. A 403 for want of a second factor leads to its set-up.
 */
export const httpTransport: Transport = (it) => (isWriting(it) ? write(it) : send(it, null));
