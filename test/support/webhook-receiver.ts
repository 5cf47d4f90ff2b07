import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

/** A delivery as the receiver got it. */
export type Received = Readonly<{
  id: string;
  path: string;
  body: { type: string; data: { sequence: number } } & Record<string, unknown>;
  raw: string;
  headers: IncomingMessage['headers'];
  /** Whether one of the secrets that the receiver knows has signed it. */
  isSigned: boolean;
}>;

/** How the receiver answers; a number is a status. */
export type Behaviour =
  | number
  | 'hang'
  | 'drip'
  | 'flood'
  | 'redirect'
  | Readonly<{ status: number; headers: Readonly<Record<string, string>> }>;

const floodBytes = 10_000_000;

const drip = async (response: ServerResponse): Promise<void> => {
  const socket = response.socket!;
  // Below HTTP: the head of the answer comes a byte each second and never ends.
  socket.write('HTTP/1.1 200 OK\r\nx-drip: ');
  while (!socket.destroyed) {
    socket.write('a');
    await pause(1_000);
  }
};

const answerAs = (behaviour: Behaviour, response: ServerResponse): void => {
  if (behaviour === 'hang') return;
  if (behaviour === 'drip') return void drip(response);
  if (behaviour === 'flood') return void response.writeHead(200).end('a'.repeat(floodBytes));
  if (behaviour === 'redirect')
    return void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  const { status, headers } = typeof behaviour === 'number' ? { status: behaviour, headers: {} } : behaviour;
  response.writeHead(status, headers).end('the answer');
};

/** A merchant's server, built on `standardwebhooks` alone: verifies each request and answers as a test says. */
export const startReceiver = async (port = 0) => {
  const received: Received[] = [];
  const waiting: { count: number; arrived: () => void }[] = [];
  let secrets: readonly string[] = [];
  let behave: (delivery: Received) => Behaviour = () => 200;
  let atOnce = 0;
  let mostAtOnce = 0;

  /** By the time of the signature: tests advance the product's clock. */
  const isSigned = (raw: string, { headers }: IncomingMessage): boolean => {
    const id = String(headers['webhook-id']);
    const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
    const given = String(headers['webhook-signature']).split(' ');
    return secrets.some((secret) => given.includes(new Webhook(secret).sign(id, at, raw)));
  };
  const server = createServer((request, response) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.once('close', () => (atOnce -= 1));
    void text(request).then(
      (raw) => {
        const delivery = {
          id: String(request.headers['webhook-id']),
          path: request.url!,
          body: JSON.parse(raw) as Received['body'],
          raw,
          headers: request.headers,
          isSigned: isSigned(raw, request),
        };
        received.push(delivery);
        for (const { count, arrived } of waiting) if (received.length >= count) arrived();
        answerAs(behave(delivery), response);
      },
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: used } = server.address() as AddressInfo;
  return {
    port: used,
    url: `http://127.0.0.1:${used}/hook`,
    received,
    /** Resolves when so many have arrived; for deliveries that stay open, which no drain ends. */
    arrived: (count: number): Promise<void> =>
      received.length >= count
        ? Promise.resolve()
        : new Promise<void>((arrived) => void waiting.push({ count, arrived })),
    /** The most requests that were open at one time. */
    mostAtOnce: () => mostAtOnce,
    knows: (...known: string[]) => void (secrets = known),
    answers: (behaviour: Behaviour | ((delivery: Received) => Behaviour)) =>
      void (behave = typeof behaviour === 'function' ? behaviour : () => behaviour),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
};
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
