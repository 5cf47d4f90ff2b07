import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import type { KeyActor, SignedIn } from '#kernel/actor.ts';
import { EventStream, EventStreams, type Subscriber } from '#platform/http/event-streams.ts';

const listener: SignedIn = {
  kind: 'user',
  userId: 5,
  username: 'baker',
  role: 'MERCHANT',
  merchantRole: 'OWNER',
  merchantId: 3,
  sessionId: 'the-session',
};

const key: KeyActor = { kind: 'key', keyId: '7f3k2q5a', merchantId: 3, scopes: ['events:read'] };

const network = '192.0.2.1';

const open = ({
  isLive = async () => true,
  heartbeatMs = 60_000,
  mostPerNetwork = 20,
  mostInAll = 2_000,
} = {}) => {
  const streams = new EventStreams({
    isLive,
    settings: { heartbeatMs, mostPerUser: 2, mostPerNetwork, mostInAll },
  });
  const ended: string[] = [];
  let subscriber: Subscriber | undefined;
  const stream = new EventStream((given) => {
    subscriber = given;
    return () => void ended.push('ended');
  });
  return {
    streams,
    stream,
    ended,
    drained: () => subscriber!.drained(),
    publish: (data: unknown) => subscriber!.send({ name: 'payment', id: '1-2', data }),
  };
};
const textOf = async (readable: AsyncIterable<unknown>): Promise<string> => {
  let text = '';
  for await (const chunk of readable) text += String(chunk);
  return text;
};

test('live events are written in the order of publishing, with their ids', async () => {
  const { streams, stream, publish } = open();
  const readable = streams.open(stream, listener, network);
  publish({ place: 1 });
  publish({ place: 2 });
  const chunks: string[] = [];
  for await (const chunk of readable) {
    chunks.push(String(chunk));
    if (chunks.join('').includes('"place":2')) break;
  }
  expect(chunks.join('')).toBe(
    'retry: 1000\n\nid: 1-2\nevent: payment\ndata: {"place":1}\n\nid: 1-2\nevent: payment\ndata: {"place":2}\n\n',
  );
});

test('a heartbeat detects that the session of a stream has ended', async () => {
  let isLive = true;
  const { streams, stream, ended } = open({ isLive: async () => isLive, heartbeatMs: 5 });
  const readable = streams.open(stream, listener, network);
  const beat = new Promise((resolve) => {
    readable.on('data', (chunk: Buffer) => String(chunk) === ':\n\n' && resolve(undefined));
  });
  await beat;
  isLive = false;
  await finished(readable);
  expect({ ended, count: streams.count }).toEqual({ ended: ['ended'], count: 0 });
});

test('a stream whose session cannot be checked sends nothing more and ends', async () => {
  const { streams, stream, publish } = open({ isLive: () => Promise.reject(new Error('database away')) });
  const readable = streams.open(stream, listener, network);
  publish('secret');
  expect(await textOf(readable)).toBe('retry: 1000\n\n');
});

test('a subscriber that leaves is unsubscribed', () => {
  const { streams, stream, ended } = open();
  const readable = streams.open(stream, listener, network);
  const closed = new Promise((resolve) => void readable.once('close', resolve));
  readable.destroy();
  return closed.then(() => expect({ ended, count: streams.count }).toEqual({ ended: ['ended'], count: 0 }));
});

test('a slow consumer of a stream is disconnected', async () => {
  const { streams, stream, publish } = open();
  const readable = streams.open(stream, listener, network);
  for (let place = 0; place < 40; place += 1) publish('x'.repeat(10_000));
  // All published events are queued now.
  await new Promise((resolve) => void setImmediate(resolve));
  expect((await textOf(readable)).length).toBeLessThan(100_000);
});

test('a long replay that waits until the stream is drained reaches a consumer that reads slowly', async () => {
  const { streams, stream, publish, drained } = open();
  const readable = streams.open(stream, key, network);
  const replay = (async () => {
    for (let place = 0; place < 40; place += 1) {
      await drained();
      publish(`${place}:${'x'.repeat(10_000)}`);
    }
  })();
  let text = '';
  for await (const chunk of readable) {
    text += String(chunk);
    await new Promise((resolve) => void setImmediate(resolve));
    if (text.includes('"39:')) break;
  }
  await replay;
  expect([...text.matchAll(/"(\d+):/g)].map(([, place]) => Number(place))).toEqual([...Array(40).keys()]);
});

test('an unread stream is not drained, until it closes', async () => {
  const { streams, stream, publish, drained } = open();
  const readable = streams.open(stream, listener, network);
  for (let place = 0; place < 5; place += 1) publish('x'.repeat(10_000));
  let isDrained = false;
  const waiting = drained().then(() => (isDrained = true));
  await new Promise((resolve) => void setImmediate(resolve));
  expect(isDrained).toBe(false);
  readable.destroy();
  await waiting;
});

test('one API key holds a limited number of streams; another key of the merchant is not affected', () => {
  const { streams, stream } = open();
  streams.open(stream, key, network);
  streams.open(stream, key, network);
  expect(() => streams.open(stream, key, network)).toThrow(
    expect.objectContaining({ code: 'events.too-many-of-key', kind: 'limited' }),
  );
  streams.open(stream, { ...key, keyId: 'abcdefgh' }, network);
  expect(streams.count).toBe(3);
});

test('one user holds a limited number of streams; another user is not affected', () => {
  const { streams, stream } = open();
  streams.open(stream, listener, network);
  streams.open(stream, listener, network);
  expect(() => streams.open(stream, listener, network)).toThrow(
    expect.objectContaining({ code: 'events.too-many-of-person', retryAfterSeconds: 60 }),
  );
  streams.open(stream, { ...listener, userId: 6 }, network);
  expect(streams.count).toBe(3);
});

const person = (userId: number): SignedIn => ({ ...listener, userId });
/** Opens a stream and collects the names of those that end. */
const following = (mosts: Parameters<typeof open>[0]) => {
  const { streams, stream } = open(mosts);
  const ended: string[] = [];
  /** @returns the end of the stream */
  const follow = (userId: number, from = network): Promise<unknown> => {
    const name = `${userId} ${streams.count}`;
    const opened = streams.open(stream, person(userId), from);
    opened.once('close', () => void ended.push(name)).resume();
    return once(opened, 'close');
  };
  return { streams, ended, follow };
};

test('at the limit of a network the oldest stream of the person with the most ends, and another person has room', async () => {
  const { streams, ended, follow } = following({ mostPerNetwork: 4 });
  const ends = [5, 6, 6, 7].map((userId) => follow(userId));
  void follow(8);
  await ends[1];
  expect(ended).toEqual(['6 1']);
  expect(streams.count).toBe(4);
  void follow(8, '198.51.100.7');
  expect(streams.count).toBe(5);
});

test('at the limit of a network a person who has as many as the others is refused', () => {
  const { streams, follow } = following({ mostPerNetwork: 4 });
  for (const userId of [5, 5, 6, 6]) void follow(userId);
  void follow(7);
  expect(() => follow(7)).toThrow(expect.objectContaining({ code: 'events.too-many-of-network' }));
  expect(streams.count).toBe(4);
});

test('at the limit of the process the oldest stream of the network with the most ends, and another network has room', async () => {
  const { streams, ended, follow } = following({ mostInAll: 3 });
  const ends = [5, 6, 7].map((userId) => follow(userId));
  void follow(8, '198.51.100.7');
  await ends[0];
  expect(ended).toEqual(['5 0']);
  expect(() => follow(10, '198.51.100.7')).toThrow(expect.objectContaining({ code: 'events.too-many' }));
  expect(streams.count).toBe(3);
});
