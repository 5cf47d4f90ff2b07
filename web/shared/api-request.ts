import type { Method } from '#contract/endpoint.ts';

export interface ApiRequest {
  readonly method: Method;
  /** Path below `/api`, with the query string. */
  readonly path: string;
  readonly body?: unknown;
  readonly accept?: string;
  readonly signal?: AbortSignal | undefined;
  /** Sends no token. Sign-in uses it: its 401 must not end a stored session (specification, point 7). */
  readonly withoutSession?: boolean | undefined;
  /** The limit of the first attempt in milliseconds; by default 10 s, for a file and a call that moves money 60 s. */
  readonly limitMs?: number;
  /** `Last-Event-ID` of an event stream; empty for the first connection. */
  readonly lastEventId?: string;
  /** Changes nothing although its method is not GET: without an answer it fails at once. */
  readonly isReading?: boolean;
  readonly movesMoney?: boolean;
  /** No person waits for it: nothing is shown while it has no answer, and it is given up after three attempts. */
  readonly isQuiet?: boolean | undefined;
}

/** What answers the requests of a page. @throws ApiError */
export type Transport = (it: ApiRequest) => Promise<Response>;
