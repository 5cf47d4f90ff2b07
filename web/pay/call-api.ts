import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '../shared/messages/language.ts';

/** The specification's limit for every call (point 9). */
const timeoutMs = 10_000;

type ApiRequest = Readonly<{
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Language of error messages; omitted if none is shown. */
  language?: Language;
  signal?: AbortSignal;
}>;

/** The server refused, or did not answer: then `status` is 0 and `message` empty. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? '');
    this.status = status;
    this.fields = body.fields ?? {};
  }
}

/**
 * One call below `/api`. It imports only types of the contract: the schemas are larger than the whole page.
 * @throws ApiError
 */
export const callApi = async <Answer>(path: string, question: ApiRequest): Promise<Answer> => {
  const response = await send(path, question);
  const text = await response.text().catch(() => '');
  const body = parse(text);
  if (!response.ok) throw new ApiError(response.status, errorBodyOf(response, text, body));
  // An HTML page of a proxy is not an answer.
  if (body === undefined) throw new ApiError(0, {});
  return body as Answer;
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
const errorBodyOf = (response: Response, text: string, body: unknown): Partial<ErrorBody> => {
  if (typeof body === 'string') return { message: body.slice(0, longestMessage) };
  if (body !== undefined) return Object(body) as Partial<ErrorBody>;
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain') === true;
  return isPlain && text.length <= longestMessage && !text.trimStart().startsWith('<')
    ? { message: text.trim() }
    : {};
};

const send = async (path: string, { method = 'GET', body, language, signal }: ApiRequest) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch {
    throw new ApiError(0, {});
  }
};
