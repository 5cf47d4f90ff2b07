import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/shared/api-error.ts';
import { subscribeToLiveEvents } from '#web/merchant/live-events/subscribe-to-live-events.ts';
import type { Subscription, LiveEvent } from '#web/shared/portal/portal-api.ts';

let left: AbortController;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  left = new AbortController();
});
afterEach(() => {
  left.abort();
  vi.unstubAllGlobals();
});

const paid = (paymentId: number): LiveEvent => ({
  kind: 'payment',
  payment: { paymentId, amount: 5, currency: 'EUR', at: '2026-11-21T09:00:00Z' },
});

/** A fake server; the test opens, feeds and breaks its connections. */
const server = () => {
  const connections: (Subscription & { fail: (error: Error) => void })[] = [];
  const source = (listening: Subscription) =>
    new Promise<void>((resolve, reject) => {
      connections.push({ ...listening, fail: reject });
      listening.signal.addEventListener('abort', () => resolve());
    });
  const connection = (place: number) => vi.waitUntil(() => connections[place]);
  return { source, connection, count: () => connections.length };
};

/** The network is back: pending retries start at once. */
const comeBack = (): boolean => window.dispatchEvent(new Event('online'));

test('after a connection is lost the next one says what was heard last, and the screens are read anew', async () => {
  const told: LiveEvent[] = [];
  const { source, connection, count } = server();
  subscribeToLiveEvents(source, (news) => void told.push(news), left.signal);
  const first = await connection(0);
  first.onOpen();
  first.onEvent(paid(1), '100-1');
  first.fail(new TypeError('the network is gone'));
  await vi.waitUntil(() => comeBack() && count() === 2);
  const second = await connection(1);
  expect(second.lastId).toBe('100-1');
  second.onOpen();
  second.onEvent(paid(1), '100-1');
  second.onEvent(paid(2), '200-2');
  expect(told).toEqual([paid(1), { kind: 'change' }, paid(2)]);
});

test('who is not let in does not ask again', async () => {
  const { source, connection, count } = server();
  subscribeToLiveEvents(source, () => undefined, left.signal);
  (await connection(0)).fail(new ApiError(401, { code: 'session.needed' }));
  await new Promise((resolve) => void setImmediate(resolve));
  comeBack();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(count()).toBe(1);
});

test('who leaves while he listens waits for nothing more', async () => {
  const waits = vi.spyOn(window, 'addEventListener');
  const { source, connection } = server();
  subscribeToLiveEvents(source, () => undefined, left.signal);
  await connection(0);
  left.abort();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(waits).not.toHaveBeenCalled();
});

test('of two tabs one listens, and both hear; when it is closed the other one listens', async () => {
  const [one, other] = [server(), server()];
  const heard: string[] = [];
  subscribeToLiveEvents(one.source, (_, isFirst) => void heard.push(`one ${isFirst}`), left.signal);
  const closed = left;
  await one.connection(0);
  left = new AbortController();
  subscribeToLiveEvents(other.source, (_, isFirst) => void heard.push(`other ${isFirst}`), left.signal);
  (await one.connection(0)).onEvent(paid(1), '1-1');
  await vi.waitUntil(() => heard.length === 2);
  expect(heard).toEqual(['one true', 'other false']);
  expect(other.count()).toBe(0);
  closed.abort();
  (await other.connection(0)).onEvent(paid(2), '2-2');
  expect(heard.at(-1)).toBe('other true');
});
