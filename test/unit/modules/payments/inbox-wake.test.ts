import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InboxWake } from '#modules/payments/adapters/jobs/inbox-wake.ts';
import { handleDueEvents } from '#modules/payments/application/jobs.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';

const request = new AsyncLocalStorage<string>();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = () => {
  const jobs = new RecordedJobs();
  const warnings: unknown[] = [];
  const requests: unknown[] = [];
  const queue = {
    isAway: false,
    enqueue: async (...asked: Parameters<RecordedJobs['enqueue']>) => {
      requests.push(request.getStore());
      if (queue.isAway) throw new Error('queue away');
      await jobs.enqueue(...asked);
    },
  };
  const log = { warn: (line: unknown) => void warnings.push(line) };
  const inboxWake = new InboxWake({ jobs: queue as never, log: log as never });
  return { inboxWake, queue, warnings, requests, enqueued: () => jobs.of(handleDueEvents).length };
};

describe('a wake for due webhook events', () => {
  it('enqueues a job at once, and one for all wakes of the 250 ms that follow at their end', async () => {
    const { inboxWake, enqueued } = opened();
    for (let count = 0; count < 100; count += 1) inboxWake.wake();
    expect(enqueued()).toBe(1);
    await vi.advanceTimersByTimeAsync(249);
    expect(enqueued()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(enqueued()).toBe(2);
  });

  it('enqueues nothing at the end of a window in which nothing came', async () => {
    const { inboxWake, enqueued } = opened();
    inboxWake.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(enqueued()).toBe(1);
    inboxWake.wake();
    expect(enqueued()).toBe(2);
  });

  it('is enqueued outside the request that asked for it', async () => {
    const { inboxWake, requests } = opened();
    request.run('first', inboxWake.wake);
    request.run('second', inboxWake.wake);
    await vi.advanceTimersByTimeAsync(250);
    request.run('third', inboxWake.wake);
    await request.run('closing', () => inboxWake.close());
    expect(requests).toEqual([undefined, undefined, undefined]);
  });

  it('that still waits is enqueued when the process ends, and none is when none waits', async () => {
    const { inboxWake, enqueued } = opened();
    await inboxWake.close();
    expect(enqueued()).toBe(0);
    inboxWake.wake();
    inboxWake.wake();
    await inboxWake.close();
    expect(enqueued()).toBe(2);
  });

  it('that cannot be enqueued is logged, and the next one is tried again', async () => {
    const { inboxWake, queue, warnings, enqueued } = opened();
    queue.isAway = true;
    inboxWake.wake();
    await vi.advanceTimersByTimeAsync(250);
    expect(warnings).toHaveLength(1);
    queue.isAway = false;
    inboxWake.wake();
    expect(enqueued()).toBe(1);
  });
});
