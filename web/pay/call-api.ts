import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '../shared/messages/language.ts';

/** The specification's limit for every call (point 9); one that writes waits longer for the provider. */
const timeoutMs = 10_000;
const writingTimeoutMs = 60_000;
/** Before the second attempt of a call that writes, and by how much each further pause is longer. */
const firstPauseMs = 1_000;
const longerMs = 2_000;

type ApiRequest = Readonly<{
  /** A call with a body is a POST and writes. */
  body?: object;
  /** Language of error messages; omitted if none is shown. */
  language?: Language;
  /** A call that writes has no answer yet and is sent again. */
  onLate?: () => void;
}>;

/** The server refused, or did not answer: then `status` is 0. */
export class ApiError extends Error {
  // Declared only: a field of a class is a helper of the compiler in older syntax.
  declare readonly status: number;
  declare readonly code: string | undefined;
  declare readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? '');
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }
}

/**
 * One call below `/api`. It imports only types of the contract: the schemas are larger than the whole page. A call that
 * writes is sent again with its `Idempotency-Key`, after growing pauses and when the connection is back, until it has an
 * answer: its outcome is never guessed. After a reload the key is another one; a checkout moves no money by itself.
 * @throws ApiError
 */
export const callApi = async <Answer>(path: string, question: ApiRequest): Promise<Answer> => {
  // `crypto.randomUUID` is missing in Safari before 15.4.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  for (let pause = firstPauseMs; ; pause += longerMs) {
    try {
      return (await send(path, question, key)) as Answer;
    } catch (reason) {
      if (!question.body || (reason as ApiError).status) throw reason;
    }
    question.onLate?.();
    await new Promise((again) => {
      addEventListener('online', again, { once: true });
      setTimeout(again, pause);
    });
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Longer plain text is not an error message. */
const longestMessage = 300;

/** The error body: the contract's, or a plain text; empty for an HTML page of a proxy. */
const errorBodyOf = (text: string, body: unknown): Partial<ErrorBody> => {
  if (typeof body === 'string') return { message: body.slice(0, longestMessage) };
  if (body !== undefined) return Object(body) as Partial<ErrorBody>;
  return text.length > longestMessage || text.trim().startsWith('<') ? {} : { message: text.trim() };
};

/** `AbortSignal.timeout` is missing in browsers that the page supports. */
const send = async (path: string, { body, language }: ApiRequest, key: string): Promise<unknown> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), body ? writingTimeoutMs : timeoutMs);
  try {
    const response = await fetch(`/api${path}`, {
      headers: {
        ...(language && { 'accept-language': language }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: limit.signal,
    });
    const text = await response.text();
    const answer = parse(text);
    // An HTML page of a proxy is not an answer.
    if (response.ok && answer !== undefined) return answer;
    const said = errorBodyOf(text, answer);
    // A proxy's 5xx without our code says nothing about what was done.
    throw new ApiError(response.ok || (response.status > 499 && !said.code) ? 0 : response.status, said);
  } catch (reason) {
    throw reason instanceof ApiError ? reason : new ApiError(0, {});
  } finally {
    clearTimeout(timer);
  }
};
