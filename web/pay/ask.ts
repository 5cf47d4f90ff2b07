import type { ErrorBody } from '#contract/errors.ts';
import type { Language } from '../shared/messages/language.ts';

/** The specification's limit for every call (point 9). */
const timeoutMs = 10_000;

type Question = Readonly<{
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Of the sentences in a refusal; not needed where none is shown. */
  language?: Language;
  signal?: AbortSignal;
}>;

/** The server refused, or did not answer: then `status` is 0 and `message` empty. */
export class AskRefused extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? '');
    this.status = status;
    this.fields = body.fields ?? {};
  }
}

/**
 * One call below `/api`, without the contract's values: the schemas would weigh more than the whole page.
 * @throws AskRefused
 */
export const ask = async <Answer>(path: string, question: Question): Promise<Answer> => {
  const response = await reach(path, question);
  const text = await response.text().catch(() => '');
  const body = parse(text);
  if (!response.ok) throw new AskRefused(response.status, refusalIn(response, text, body));
  // A page of some proxy in between says nothing about the payment.
  if (body === undefined) throw new AskRefused(0, {});
  return body as Answer;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Longer plain text is no sentence for people. */
const longestMessage = 300;

/** The server's body, whether it is the contract's or text alone; a page of some proxy in between says nothing. */
const refusalIn = (response: Response, text: string, body: unknown): Partial<ErrorBody> => {
  if (typeof body === 'string') return { message: body.slice(0, longestMessage) };
  if (body !== undefined) return Object(body) as Partial<ErrorBody>;
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain') === true;
  return isPlain && text.length <= longestMessage && !text.trimStart().startsWith('<')
    ? { message: text.trim() }
    : {};
};

const reach = async (path: string, { method = 'GET', body, language, signal }: Question) => {
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
    throw new AskRefused(0, {});
  }
};
