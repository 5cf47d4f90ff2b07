import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';
import { Download, serve } from '#platform/http/route.ts';
import { openHttp } from './http-fixture.ts';

const open = (path: string, method: 'GET' | 'POST' = 'GET') =>
  endpoint({ method, path, access: 'public', summary: 'For the test.', response: z.unknown() });

/** An endless file. */
const endless = (): Readable =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });

let http: Awaited<ReturnType<typeof openHttp>>;
beforeEach(async () => {
  const routes = [
    serve(
      open('/file'),
      async () => new Download({ type: 'text/csv', fileName: 'list.csv', content: endless() }),
    ),
    serve(open('/left'), async () => {
      throw new CallerLeft();
    }),
    serve(open('/sent', 'POST'), async () => true),
    serve(open('/waits'), async ({ caller: { signal } }) => {
      const left = new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve());
      });
      asked();
      await left;
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    }),
    serve(open('/broken'), async () => {
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    }),
  ];
  http = await openHttp({ routes }, {}, { logLevel: 'debug' });
});
afterEach(() => http.close());
let asked = (): void => undefined;

type Line = Readonly<{ level: string; msg: string; status?: number; err?: unknown }>;
const lines = (): Line[] => http.lines.map((line) => JSON.parse(line) as Line);
/** Error lines of the log, once the debug line is there. */
const faultsAfterLeave = async (): Promise<Line[]> => {
  await expect.poll(() => lines().map(({ msg }) => msg)).toContain('the caller has left');
  return lines().filter(({ level, err }) => level === 'error' || err !== undefined);
};

test('a caller that disconnects during a download causes one debug line and no error', async () => {
  const aborter = new AbortController();
  const answer = await http.ask('/api/file', { signal: aborter.signal });
  await answer.body!.getReader().read();
  aborter.abort();
  expect(await faultsAfterLeave()).toEqual([]);
});

test('a caller that disconnects during its own request causes one debug line and no error', async () => {
  const socket = connect(http.port, '127.0.0.1');
  const head = 'POST /api/sent HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: 1000\r\n\r\n{"half":`, () => socket.destroy());
  expect(await faultsAfterLeave()).toEqual([]);
});

test('work dropped because its caller has left is a debug line and no server error', async () => {
  await http.ask('/api/left');
  expect(await faultsAfterLeave()).toEqual([]);
  await expect.poll(() => lines().find(({ msg }) => msg === 'request')?.status).toBe(499);
});

test('a reset connection of a caller who has left is not mistaken for the database’s', async () => {
  const aborter = new AbortController();
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const answer = http.ask('/api/waits', { signal: aborter.signal });
  await isAsked;
  aborter.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(await faultsAfterLeave()).toEqual([]);
});

test('a reset database connection while the caller waits is a 503 and an error line', async () => {
  expect((await http.ask('/api/broken')).status).toBe(503);
  expect(lines().map(({ level }) => level)).toContain('error');
});
