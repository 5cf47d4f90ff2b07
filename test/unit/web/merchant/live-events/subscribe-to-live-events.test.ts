import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/shared/api-error.ts';
import {
  subscribeToLiveEvents,
  type Subscription,
} from '#web/merchant/live-events/subscribe-to-live-events.ts';
import type { LiveEvent } from '#web/merchant/live-events/live-event.ts';

let abort: AbortController;
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  abort = new AbortController();
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
});

// Waits end with their condition; the limit only ends a failing test.
const waitLimit = { timeout: 50_000 };

const paid = (paymentId: number): LiveEvent => ({
  kind: 'payment',
  payment: { paymentId, amount: 5, currency: 'EUR', at: '2026-11-21T09:00:00Z' },
});

/** A fake server; the test opens, feeds and breaks its connections. */
const server = () => {
  const connections: (Subscription & { fail: (error: Error) => void })[] = [];
  const source = (subscription: Subscription) =>
    new Promise<void>((resolve, reject) => {
      connections.push({ ...subscription, fail: reject });
      subscription.signal.addEventListener('abort', () => resolve());
    });
  const connection = (place: number) => vi.waitUntil(() => connections[place], waitLimit);
  return { source, connection, count: () => connections.length };
};

/** The network is back: pending retries start at once. */
const goOnline = (): boolean => window.dispatchEvent(new Event('online'));

test('a reconnection sends the last event id, and publishes a change so that screens refetch', async () => {
  const published: LiveEvent[] = [];
  const { source, connection, count } = server();
  subscribeToLiveEvents(source, (event) => void published.push(event), abort.signal);
  const first = await connection(0);
  first.onOpen();
  first.onEvent(paid(1), '100-1');
  first.fail(new TypeError('the network is gone'));
  await vi.waitUntil(() => goOnline() && count() === 2, waitLimit);
  const second = await connection(1);
  expect(second.lastId).toBe('100-1');
  second.onOpen();
  second.onEvent(paid(1), '100-1');
  second.onEvent(paid(2), '200-2');
  expect(published).toEqual([paid(1), { kind: 'change' }, paid(2)]);
});

test('a refused subscription is not retried', async () => {
  const { source, connection, count } = server();
  subscribeToLiveEvents(source, () => undefined, abort.signal);
  (await connection(0)).fail(new ApiError(401, { code: 'session.needed' }));
  await new Promise((resolve) => void setImmediate(resolve));
  goOnline();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(count()).toBe(1);
});

test('an aborted subscription starts no retry', async () => {
  const waits = vi.spyOn(window, 'addEventListener');
  const { source, connection } = server();
  subscribeToLiveEvents(source, () => undefined, abort.signal);
  await connection(0);
  abort.abort();
  await new Promise((resolve) => void setImmediate(resolve));
  expect(waits).not.toHaveBeenCalled();
});

test('one of two tabs subscribes and both get its events; when it closes the other one subscribes', async () => {
  const [one, other] = [server(), server()];
  const received: string[] = [];
  subscribeToLiveEvents(
    one.source,
    (_, isSubscriber) => void received.push(`one ${isSubscriber}`),
    abort.signal,
  );
  const closed = abort;
  await one.connection(0);
  abort = new AbortController();
  subscribeToLiveEvents(
    other.source,
    (_, isSubscriber) => void received.push(`other ${isSubscriber}`),
    abort.signal,
  );
  (await one.connection(0)).onEvent(paid(1), '1-1');
  await vi.waitUntil(() => received.length === 2, waitLimit);
  expect(received).toEqual(['one true', 'other false']);
  expect(other.count()).toBe(0);
  closed.abort();
  (await other.connection(0)).onEvent(paid(2), '2-2');
  expect(received.at(-1)).toBe('other true');
});
