import { once } from 'node:events';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export type RawRequest = Readonly<{
  method?: string;
  /** Sent unchanged: `fetch` would resolve `..` and encode. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}>;
export type RawAnswer = Readonly<{
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  body: { code?: string; message?: string; fields?: Record<string, string> };
}>;

const parsed = (content: string): RawAnswer['body'] => {
  try {
    return JSON.parse(content) as RawAnswer['body'];
  } catch {
    return {};
  }
};

/** A request that no client library changes. A refusal before the whole body is read is an answer, too. */
export const rawRequest = async (
  origin: string,
  { method = 'GET', path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> => {
  const sent = request(origin, { method, path, headers, agent: false });
  sent.on('error', () => undefined);
  const answered = once(sent, 'response');
  sent.end(body);
  const [response] = (await answered) as [IncomingMessage];
  const content = await text(response);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: content,
    body: parsed(content),
  };
};
