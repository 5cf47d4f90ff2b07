import type { Answer } from './send.ts';
import type { Call } from './wrong-call.ts';

/** Text that must never leave the server. */
const stackOrStatement = /node_modules|\.ts:\d|select .* from|at async/;

const parsed = (text: string): { code?: unknown; message?: unknown } => {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
};

/** More than 16 kB of headers, including the request line: refused by Node's parser before there is a request. */
const tooManyHeaders = 431;

const refusalProblem = ({ headers, language }: Call, { status, type, text }: Answer): string | undefined => {
  if (status === tooManyHeaders) return undefined;
  const { code, message } = parsed(text);
  if (!type.startsWith('application/json')) return `the refusal is of type ${type || 'unknown'}`;
  if (typeof code !== 'string' || !/^[a-z-]+(\.[a-z-]+)+$/.test(code)) return 'the refusal has no code';
  if (typeof message !== 'string' || message === '') return 'the refusal has no message';
  const isBulgarian = /[а-яА-Я]/.test(message);
  if (headers['accept-language'] !== language || isBulgarian === (language === 'bg')) return undefined;
  return `the message is not in ${language}: ${message}`;
};

/** Reports what is wrong with an answer to wrong input; undefined when nothing is. */
export const judge = (call: Call, answer: Answer): string | undefined => {
  const { status, text } = answer;
  if (status >= 500 || status < 200) return `status ${status}`;
  if (status >= 300 && status < 400) return `a redirect`;
  const isRefusedKey = call.role === 'ended key' || call.role === 'wrong key';
  if (
    isRefusedKey &&
    status < 300 &&
    call.method !== 'OPTIONS' &&
    call.headers['authorization'] === undefined
  )
    return `accepted with a ${call.role}`;
  if (stackOrStatement.test(text)) return 'the answer shows code or a statement';
  return status >= 400 && call.method !== 'HEAD' ? refusalProblem(call, answer) : undefined;
};

/** The call as a shell command; bytes that a terminal does not show are replaced by their count. */
export const asCurl = (origin: string, { role, method, path, headers, body }: Call): string => {
  const quoted = (text: string): string => `'${text.replaceAll(`'`, `'\\''`)}'`;
  const given = Object.entries(headers).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value.slice(0, 120)}`)}`,
  );
  const bearer = role === 'anonymous' ? [] : [`-H 'authorization: Bearer <${role}>'`];
  const shown =
    typeof body === 'string' ? JSON.stringify(body).slice(1, -1).slice(0, 300) : `<${body?.length} bytes>`;
  const data = body === undefined ? [] : [`--data-raw ${quoted(shown)}`];
  return [
    'curl --path-as-is -g -X',
    method,
    ...bearer,
    ...given,
    ...data,
    quoted(origin + path.slice(0, 300)),
  ].join(' ');
};
