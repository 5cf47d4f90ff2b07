import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export type Request = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | undefined;
}>;
export type Answer = Readonly<{
  status: number;
  type: string;
  text: string;
  milliseconds: number;
}>;

const patienceMs = 60_000;

const answerTo = async (sent: ClientRequest): Promise<Omit<Answer, 'milliseconds'>> => {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // The server may answer before it has read the whole request.
  sent.on('error', () => undefined);
  const type = response.headers['content-type'] ?? '';
  const status = response.statusCode ?? 0;
  // An event stream does not end by itself.
  if (type.startsWith('text/event-stream')) response.destroy();
  return { status, type, text: response.destroyed ? '' : await text(response) };
};

/** Sends requests unchanged over kept connections. */
export const openSender = (origin: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const send = async ({ method, path, headers, body }: Request): Promise<Answer> => {
    const begun = performance.now();
    // Node announces no length for DELETE, and the body would be read as the next request.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(origin, {
      method,
      path,
      headers: { ...headers, ...length },
      agent,
      signal: AbortSignal.timeout(patienceMs),
    });
    sent.end(body);
    try {
      return { ...(await answerTo(sent)), milliseconds: performance.now() - begun };
    } catch (error) {
      // The server closed a kept connection at the moment of reuse.
      if (sent.reusedSocket && (error as { code?: string }).code === 'ECONNRESET')
        return send({ method, path, headers, body });
      throw error;
    }
  };
  return { send, close: () => agent.destroy() };
};
export type Sender = ReturnType<typeof openSender>;
