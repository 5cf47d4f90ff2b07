import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Turn } from './compare.ts';

export type Call = Readonly<{
  url: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string;
}>;

export const post = (url: string, body: string, headers: Call['headers'] = {}): Call => ({
  url,
  method: 'POST',
  body,
  headers: { ...headers, 'content-type': 'application/json' },
});

/** @throws Error for a status that is no success */
export const open = async ({ url, body, ...options }: Call): Promise<IncomingMessage> => {
  const outgoing = request(url, options).end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  if (response.statusCode! < 300) return response;
  throw new Error(`${url}: ${response.statusCode} ${(await text(response)).slice(0, 300)}`);
};

export const send = async (call: Call): Promise<Buffer> => buffer(await open(call));
export const sendJson = async <T>(call: Call): Promise<T> => JSON.parse(String(await send(call))) as T;

/** Sends a request at an interval, without waiting for answers. Measures the 99th percentile in milliseconds. */
export const percentile99 =
  (requests: number, everyMs: number, call: Call): Turn =>
  async () => {
    const sendAt = async (atMs: number): Promise<number> => {
      await setTimeout(atMs);
      const sent = performance.now();
      await send(call);
      return performance.now() - sent;
    };
    const taken = await Promise.all(Array.from({ length: requests }, (_, place) => sendAt(place * everyMs)));
    return { value: taken.toSorted((one, other) => one - other)[Math.floor(requests * 0.99)]!, requests };
  };
