import { checkLiveAnswer } from './live-answers.ts';
import type { ErrorBody } from '#contract/errors.ts';

/** An answer of the API; the fields of a refusal are present when it is one. */
export type Answer<T> = Readonly<{ status: number; headers: Headers; body: T & Partial<ErrorBody> }>;

/** The API as the token's owner calls it. */
export const apiClient = (url: string, token?: string) => {
  const ask = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const answer = isJson ? JSON.parse(text) : null;
    checkLiveAnswer({ method, url: response.url }, response.status, answer);
    return { status: response.status, headers: response.headers, body: answer };
  };
  return {
    get: <T>(path: string) => ask<T>('GET', path),
    post: <T>(path: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}) =>
      ask<T>('POST', path, body, headers),
    put: <T>(path: string, body: unknown) => ask<T>('PUT', path, body),
    delete: <T>(path: string) => ask<T>('DELETE', path),
    /** Downloads a file. */
    download: async (path: string): Promise<{ type: string | null; content: Uint8Array }> => {
      const response = await fetch(`${url}/api${path}`, {
        headers: { authorization: `Bearer ${token ?? ''}` },
      });
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
      return {
        type: response.headers.get('content-type'),
        content: new Uint8Array(await response.arrayBuffer()),
      };
    },
  };
};
export type ApiClient = ReturnType<typeof apiClient>;

/** The body of an accepted call. @throws Error with the refusal when it was refused */
export const accepted = <T>({ status, body }: Answer<T>): T => {
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
};
