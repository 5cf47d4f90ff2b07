import { connect, type Socket } from 'node:net';
import { newNetwork } from './networks.ts';

/** A request as a stranger or a bystander sends it. */
export type Sent = Readonly<{
  method?: 'GET' | 'POST' | 'PUT';
  /** Below the origin. */
  path: string;
  body?: unknown;
  form?: Readonly<Record<string, string>>;
  raw?: string;
  token?: string;
  headers?: Readonly<Record<string, string>>;
}>;

/** Sends as from that network; redirects are not followed. */
export const sendFrom = (
  origin: string,
  network: string,
  { method, path, body, form, raw, token, headers }: Sent,
): Promise<Response> => {
  const content =
    form === undefined
      ? (raw ?? (body === undefined ? undefined : JSON.stringify(body)))
      : new URLSearchParams(form);
  return fetch(`${origin}${path}`, {
    method: method ?? (content === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      'x-forwarded-for': network,
      'accept-language': 'en',
      ...(form === undefined && content !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
  });
};

/** One stranger: networks of their own, and what they were answered. */
export const openStranger = (origin: string, networks: number) => {
  const own = Array.from({ length: networks }, newNetwork);
  const answers = new Map<string, number>();
  const note = (answer: string): void => void answers.set(answer, (answers.get(answer) ?? 0) + 1);
  const sockets: Socket[] = [];

  const send = async (sent: Sent, place = 0): Promise<Response | undefined> => {
    try {
      const response = await sendFrom(origin, own[place % own.length]!, sent);
      note(String(response.status));
      return response;
    } catch {
      // The server may close a connection whose body is too large.
      note('closed');
      return undefined;
    }
  };
  return {
    networks: own,
    answers,
    send,
    /** Sends so many requests, some at a time, each from the next network. */
    flood: async (times: number, sent: (place: number) => Sent, atOnce = 20): Promise<void> => {
      let next = 0;
      const work = async (): Promise<void> => {
        while (next < times) {
          const place = next++;
          await (await send(sent(place), place))?.arrayBuffer().catch(() => note('broken off'));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    },
    /** Opens so many connections and sends `text` on each; they stay open. */
    connect: async (times: number, text: string): Promise<void> => {
      const { hostname, port } = new URL(origin);
      const one = (): Promise<void> =>
        new Promise((resolve) => {
          const socket = connect(Number(port), hostname, () => {
            note('connected');
            socket.write(text);
            resolve();
          });
          socket.on('error', () => resolve());
          sockets.push(socket);
        });
      await Promise.all(Array.from({ length: times }, one));
    },
    leave: (): void => {
      for (const socket of sockets) socket.destroy();
    },
  };
};
export type Stranger = ReturnType<typeof openStranger>;
