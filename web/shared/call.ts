import type * as z from 'zod';
import type { Endpoint, Method } from '#contract/endpoint.ts';
import { CallRefused } from './call-refused.ts';
import { askForProof } from './proof/ask-for-proof.ts';
import { endSession, readSession } from './session.ts';
import { readLanguage } from './messages/language.ts';

/** Specification, point 9. */
const timeoutMs = 10_000;

type Part<Name extends string, S extends z.ZodType> =
  z.output<S> extends Record<string, never> ? unknown : Readonly<Record<Name, z.input<S>>>;
type OptionalPart<Name extends string, S extends z.ZodType> =
  z.output<S> extends Record<string, never> ? unknown : Readonly<Partial<Record<Name, z.input<S>>>>;

/** What a call through this endpoint needs; parts that the endpoint does not have cannot be given. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  OptionalPart<'query', E['query']> &
  Part<'body', E['body']>;

export interface ApiRequest {
  readonly method: Method;
  /** Below `/api`, with its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly accept?: string;
  /** The same key makes the act happen once, however often it is asked for. */
  readonly requestKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Signing in carries no session (specification, point 7): a refusal of it says nothing about a stored one. */
  readonly withoutSession?: boolean | undefined;
  /** Given for a stream of events; empty for its beginning. */
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

/** A text that is meant for people: not a page of markup, which a proxy between may answer with. */
const plainTextOf = (text: string): string => (text.trimStart().startsWith('<') ? '' : text.trim());

const refusalOf = async (response: Response): Promise<CallRefused> => {
  const text = await response.text().catch(() => '');
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return new CallRefused(response.status, body);
    return new CallRefused(response.status, {}, typeof body === 'string' ? body.trim() : plainTextOf(text));
  } catch {
    return new CallRefused(response.status, {}, plainTextOf(text));
  }
};

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') === true;

/**
 * One request to the API with the session's token, the person's language and the time limit. A file or a stream of
 * events is read for as long as it comes: for these the limit holds until the headers arrive.
 * A 401 on a request that carried a token ends the session here too; a call that needs a recent proof of the password
 * asks for it and is repeated.
 * @throws CallRefused
 */
export const request = async (it: ApiRequest): Promise<Response> => {
  const headers = headersOf(it);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const response = await fetch(`/api${it.path}`, {
    method: it.method,
    headers,
    ...(it.body === undefined ? {} : { body: JSON.stringify(it.body) }),
    signal: it.signal ? AbortSignal.any([it.signal, limit.signal]) : limit.signal,
  }).catch((reason: unknown) => {
    if (it.signal?.aborted) throw reason;
    throw new CallRefused(0, { code: limit.signal.aborted ? 'network.timeout' : 'network.unreachable' });
  });
  if (!isJson(response)) clearTimeout(timer);
  if (response.ok) return response;
  if (response.status === 401 && headers.has('authorization')) endSession();
  const refusal = await refusalOf(response);
  // The same call again, with its Idempotency-Key: a refused one has done nothing.
  if (refusal.code === 'access.proof-needed' && (await askForProof())) return request(it);
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
export const addressOf = <E extends Endpoint>(endpoint: E, input: Omit<CallInput<E>, 'body'>): string => {
  const { params, query } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  return pathOf(endpoint.path, params) + queryOf(query);
};

/**
 * Calls the API through its contract; `requestKey` for an act that must happen once, even when it is asked for again.
 * @throws CallRefused
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, requestKey, withoutSession }: Pick<ApiRequest, 'signal' | 'requestKey' | 'withoutSession'> = {},
): Promise<z.output<E['response']>> => {
  const { body } = input as { body?: unknown };
  const response = await request({
    method: endpoint.method,
    path: addressOf(endpoint, input),
    signal,
    requestKey,
    withoutSession,
    ...(body === undefined ? {} : { body }),
  });
  return (response.status === 204 ? undefined : await response.json()) as z.output<E['response']>;
};
