import type { ErrorBody } from '#contract/errors.ts';

/** An installation that is called over HTTP with an API key. */
export type RemoteApi = Readonly<{ url: string; key: string; language: string }>;

/** The installation has refused the call. */
export class ApiRefusal extends Error {
  readonly status: number;

  constructor(status: number, { message }: Partial<ErrorBody>) {
    super(message ?? String(status));
    this.status = status;
  }
}

/** Calls a path below `/api`. @throws ApiRefusal, TypeError when there is no answer */
export const callApi = async (
  { url, key, language }: RemoteApi,
  path: string,
  init: RequestInit = {},
): Promise<Response> => {
  const headers = {
    authorization: `Bearer ${key}`,
    'accept-language': language,
    'content-type': 'application/json',
    ...(init.headers as Record<string, string> | undefined),
  };
  const answer = await fetch(`${url.replace(/\/+$/, '')}/api${path}`, { ...init, headers });
  if (answer.ok) return answer;
  throw new ApiRefusal(answer.status, (await answer.json().catch(() => ({}))) as Partial<ErrorBody>);
};
