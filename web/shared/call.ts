import type * as z from 'zod';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import { announceRefusal } from './access-refused.ts';
import { ApiError } from './api-error.ts';
import { requireFactor } from './factors/required-factor.ts';
import { askForProof } from './proof/ask-for-proof.ts';
import { endSession, readSession } from './session.ts';
import { readLanguage } from './messages/language.ts';

/** Specification, point 9; a call may name another limit. */
const timeoutMs = 10_000;
/** A file may wait for its print or its turn: longer than the server holds a call (50 s). */
const fileTimeoutMs = 60_000;

type Part<Name extends string, S extends z.ZodType> =
  z.output<S> extends Record<string, never> ? unknown : Readonly<Record<Name, z.input<S>>>;
type OptionalPart<Name extends string, S extends z.ZodType> =
  z.output<S> extends Record<string, never> ? unknown : Readonly<Partial<Record<Name, z.input<S>>>>;

/** Input of an endpoint: only the parts (params, query, body) that it declares. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  OptionalPart<'query', E['query']> &
  Part<'body', E['body']>;

export interface ApiRequest {
  readonly method: Method;
  /** Path below `/api`, with the query string. */
  readonly path: string;
  readonly body?: unknown;
  readonly accept?: string;
  /** Sent as `Idempotency-Key`. */
  readonly requestKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sends no token. Sign-in uses it: its 401 must not end a stored session (specification, point 7). */
  readonly withoutSession?: boolean | undefined;
  /** The timeout in milliseconds; by default 10 s, for a file 60 s. */
  readonly limitMs?: number;
  /** `Last-Event-ID` of an event stream; empty for the first connection. */
  readonly lastEventId?: string;
}

const headersOf = ({ body, accept, requestKey, lastEventId, withoutSession }: ApiRequest): Headers => {
  const headers = new Headers({ accept: accept ?? 'application/json', 'accept-language': readLanguage() });
  const session = withoutSession ? null : readSession();
  if (session) headers.set('authorization', `Bearer ${session.token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (lastEventId) headers.set('last-event-id', lastEventId);
  if (requestKey !== undefined) headers.set('idempotency-key', requestKey);
  return headers;
};

const isFile = ({ accept = '' }: ApiRequest): boolean =>
  accept !== '' && accept !== 'application/json' && accept !== 'text/event-stream';

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

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') === true;

/**
 * One request to the API with the session's token, the language and a timeout. For a file or an event stream the
 * timeout ends when the headers arrive. A 401 on a request with a token ends the local session. A call that needs a
 * recent proof of the password asks for it and is repeated. A 403 for want of a second factor leads to its set-up.
 * @throws ApiError
 */
export const request = async (it: ApiRequest): Promise<Response> => {
  const headers = headersOf(it);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), it.limitMs ?? (isFile(it) ? fileTimeoutMs : timeoutMs));
  const response = await fetch(`/api${it.path}`, {
    method: it.method,
    headers,
    ...(it.body === undefined ? {} : { body: JSON.stringify(it.body) }),
    signal: it.signal ? AbortSignal.any([it.signal, limit.signal]) : limit.signal,
  }).catch((reason: unknown) => {
    if (it.signal?.aborted) throw reason;
    throw new ApiError(0, { code: limit.signal.aborted ? 'network.timeout' : 'network.unreachable' });
  });
  if (!isJson(response)) clearTimeout(timer);
  if (response.ok) return response;
  if (response.status === 401) endSession(headers.get('authorization')?.slice(7));
  const refusal = await apiErrorOf(response);
  if (refusal.code === 'access.second-factor-required') requireFactor();
  // Repeated with the same Idempotency-Key: the refused call changed nothing.
  if (refusal.code === 'access.proof-needed' && (await askForProof())) return request(it);
  if (refusal.code === 'access.not-allowed') announceRefusal();
  throw refusal;
};

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? `${value}`
      : '';

const pathOf = (pattern: string, params: Readonly<Record<string, unknown>> = {}): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name])));

const queryOf = (query: Readonly<Record<string, unknown>> = {}): string => {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, textOf(value)])).toString()}`;
};

/** The path of an endpoint below `/api`, with its parameters and query filled in. */
export const requestPath = <E extends Endpoint>(endpoint: E, input: Omit<CallInput<E>, 'body'>): string => {
  const { params, query } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  return pathOf(endpoint.path, params) + queryOf(query);
};

/**
 * Calls an endpoint of the contract; `requestKey` makes a repeated call idempotent.
 * @throws ApiError
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, requestKey, withoutSession }: Pick<ApiRequest, 'signal' | 'requestKey' | 'withoutSession'> = {},
): Promise<z.output<E['response']>> => {
  const { body } = input as { body?: unknown };
  const response = await request({
    method: endpoint.method,
    path: requestPath(endpoint, input),
    signal,
    requestKey,
    withoutSession,
    ...(body === undefined ? {} : { body }),
  });
  // 202 and 204 have no body.
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as z.output<E['response']>;
};
