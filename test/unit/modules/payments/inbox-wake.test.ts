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
    enqueue: async (...job: Parameters<RecordedJobs['enqueue']>) => {
      requests.push(request.getStore());
      if (queue.isAway) throw new Error('queue away');
      await jobs.enqueue(...job);
    },
  };
  const log = { warn: (line: unknown) => void warnings.push(line) };
  const inboxWake = new InboxWake({ jobs: queue as never, log: log as never });
  return { inboxWake, queue, warnings, requests, enqueued: () => jobs.of(handleDueEvents).length };
};

describe('a wake for due webhook events', () => {
  it('a wake enqueues a job at once, and wakes of the next 250 ms enqueue one job at their end', async () => {
    const { inboxWake, enqueued } = opened();
    for (let count = 0; count < 100; count += 1) inboxWake.wake();
    expect(enqueued()).toBe(1);
    await vi.advanceTimersByTimeAsync(249);
    expect(enqueued()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(enqueued()).toBe(2);
  });

  it('a window without a wake enqueues no job', async () => {
    const { inboxWake, enqueued } = opened();
    inboxWake.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(enqueued()).toBe(1);
    inboxWake.wake();
    expect(enqueued()).toBe(2);
  });

  it('the job of a wake is enqueued outside the context of the request', async () => {
    const { inboxWake, requests } = opened();
    request.run('first', inboxWake.wake);
    request.run('second', inboxWake.wake);
    await vi.advanceTimersByTimeAsync(250);
    request.run('third', inboxWake.wake);
    await request.run('closing', () => inboxWake.flush());
    expect(requests).toEqual([undefined, undefined, undefined]);
  });

  it('closing enqueues the job of a pending wake, and none without one', async () => {
    const { inboxWake, enqueued } = opened();
    await inboxWake.flush();
    expect(enqueued()).toBe(0);
    inboxWake.wake();
    inboxWake.wake();
    await inboxWake.flush();
    expect(enqueued()).toBe(2);
  });

  it('a wake whose job cannot be enqueued is logged, and the next wake enqueues again', async () => {
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
