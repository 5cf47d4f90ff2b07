import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { followRemoteEvents } from '../../../cli/follow-remote-events.ts';

type Turn = (response: ServerResponse) => void;
const stream =
  (...texts: string[]): Turn =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const text of texts) response.write(text);
    response.end();
  };
const event = (id: string): string => `id: ${id}\nevent: event\ndata: {"id":"${id}"}\n\n`;

/** Follows a server that takes its turns one after another, until `count` events are there. */
const follow = async (turns: readonly Turn[], count: number) => {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    turns[requests.length - 1]!(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const stopped = new AbortController();
  const pauses: number[] = [];
  const events = followRemoteEvents(
    { url: `http://127.0.0.1:${port}`, key: 'plk_test_x', language: 'en' },
    {
      types: 'payment.succeeded,link.paid',
      signal: stopped.signal,
      firstPauseMs: 1,
      opened: () => undefined,
      interrupted: (pauseMs) => pauses.push(pauseMs),
    },
  );
  const ids: string[] = [];
  for await (const { id } of events) {
    ids.push(id);
    if (ids.length === count) stopped.abort();
  }
  return { ids, requests, pauses };
};

test('an interrupted stream goes on after its last event, with growing pauses while there is none', async () => {
  const { ids, requests, pauses } = await follow(
    [
      stream('retry: 1000\n\n', event('evt_1').slice(0, 9), event('evt_1').slice(9), ':\n\n'),
      (response) => response.writeHead(503).end('{}'),
      (response) => response.destroy(),
      stream(event('evt_2')),
    ],
    2,
  );
  expect(ids).toEqual(['evt_1', 'evt_2']);
  expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([
    undefined,
    'evt_1',
    'evt_1',
    'evt_1',
  ]);
  expect(requests[0]!.url).toBe('/api/events/stream?type=payment.succeeded%2Clink.paid');
  expect(pauses).toEqual([1, 2, 4]);
});

test('a refusal ends it with the message of the installation', async () => {
  const refuse: Turn = (response) => response.writeHead(401).end('{"message":"The key has ended."}');
  await expect(follow([refuse], 1)).rejects.toThrow('The key has ended.');
});
