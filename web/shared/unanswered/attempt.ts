/** Why a request has no answer: its limit passed, or there is no connection, or it broke. */
export type NoAnswer = 'timeout' | 'unreachable';

type Limits = Readonly<{
  /** In milliseconds. For what is no JSON, such as a file or an event stream, it ends when the headers arrive. */
  limitMs: number;
  /** Each of them ends the request. */
  endedBy: readonly (AbortSignal | undefined)[];
  /** Reads the body within the limit, whatever its type: without all of it there is no answer. */
  readsBody: boolean;
}>;

/** One signal of several and a limit; `AbortSignal.any` is missing in Safari before 17.4. */
const joined = ({ limitMs, endedBy }: Limits) => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  for (const signal of endedBy) {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  }
  return { signal: controller.signal, timer: setTimeout(abort, limitMs) };
};

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') === true;

const isBodiless = ({ status }: Response): boolean => [204, 205, 304].includes(status);

/** Sends one request. @returns the response, or why there is none; the caller looks at its own endedBy */
export const attempt = async (
  url: string,
  init: RequestInit,
  limits: Limits,
): Promise<Response | NoAnswer> => {
  const { signal, timer } = joined(limits);
  try {
    const response = await fetch(url, { ...init, signal });
    if (!limits.readsBody && !isJson(response)) return response;
    const text = await response.text();
    const { status, headers } = response;
    return new Response(isBodiless(response) ? null : text, { status, headers });
  } catch {
    return signal.aborted ? 'timeout' : 'unreachable';
  } finally {
    clearTimeout(timer);
  }
};
