import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ApiRequest } from './api-request.ts';
import { currentTransport } from './transport.ts';

type Part<Name extends string, S extends z.ZodType> =
  z.output<S> extends Record<string, never> ? unknown : Readonly<Record<Name, z.input<S>>>;
type OptionalPart<Name extends string, S extends z.ZodType> =
  z.output<S> extends Record<string, never> ? unknown : Readonly<Partial<Record<Name, z.input<S>>>>;

/** Input of an endpoint: only the parts (params, query, body) that it declares. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  OptionalPart<'query', E['query']> &
  Part<'body', E['body']>;

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

/** Loads an endpoint that the first screen does not call. */
export type Later<E extends Endpoint> = () => Promise<E>;

/**
 * Calls an endpoint of the contract.
 * @throws ApiError
 */
export const call = async <E extends Endpoint>(
  called: E | Later<E>,
  input: CallInput<E>,
  { signal, withoutSession, isQuiet }: Pick<ApiRequest, 'signal' | 'withoutSession' | 'isQuiet'> = {},
): Promise<z.output<E['response']>> => {
  // Where the page’s requests go now, not once the endpoint is loaded.
  const send = currentTransport();
  const endpoint = typeof called === 'function' ? await called() : called;
  const { method, keyUse, movesMoney } = endpoint;
  const { body } = input as { body?: unknown };
  const response = await send({
    method,
    path: requestPath(endpoint, input),
    signal,
    withoutSession,
    isQuiet,
    movesMoney,
    isReading: keyUse === 'READS',
    ...(body === undefined ? {} : { body }),
  });
  // 202 and 204 have no body.
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as z.output<E['response']>;
};
