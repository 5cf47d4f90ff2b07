import { describe, expect, it, vi } from 'vitest';
import { CallerLeft, FairQueue } from '#platform/fair-share/fair-queue.ts';

class Refused extends Error {}
const refuse = () => new Refused();
const queueOf = (limits: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) =>
  new FairQueue({ slots: 1, waiting: 10, waitMs: 60_000, refuse, ...limits });

/** Tasks that end on demand, and the order of their starts. */
const tasksOf = (queue: FairQueue) => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    add: (key: string, name: string, signal?: AbortSignal) =>
      queue.run(
        key,
        () => {
          started.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        },
        signal,
      ),
    end: async (name: string): Promise<void> => {
      ends.get(name)!();
      await vi.waitFor(() => undefined);
    },
  };
};

describe('FairQueue', () => {
  it('keys take turns: a key with one task waits for one task of a key with many', async () => {
    const { add, end, started } = tasksOf(queueOf());
    const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1')];
    await end('a1');
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    await end('a3');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('a key never holds more slots than its own limit', async () => {
    const { add, end, started } = tasksOf(queueOf({ slots: 3, slotsPerKey: 2 }));
    const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1')];
    await expect.poll(() => started).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(started).not.toContain('a3');
    await end('a1');
    expect(started).toContain('a3');
    await end('a2');
    await end('a3');
    await Promise.all(all);
  });

  it('when the queue is full, the key with the most waiting tasks gives up a place to another key', async () => {
    const { add, end, started } = tasksOf(queueOf({ waiting: 3 }));
    const kept = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
    const newest = add('a', 'a4').catch((error: unknown) => error);
    kept.push(add('b', 'b1'));
    expect(await newest).toBeInstanceOf(Refused);
    await expect(add('b', 'b2')).rejects.toThrow(Refused);
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    await Promise.all(kept);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('a task that finds the queue full is refused, by key and in all', async () => {
    const { add, end } = tasksOf(queueOf({ waiting: 2, waitingPerKey: 1 }));
    const running = add('a', 'a1');
    const waiting = add('a', 'a2');
    await expect(add('a', 'a3')).rejects.toThrow(Refused);
    const other = add('b', 'b1');
    await expect(add('c', 'c1')).rejects.toThrow(Refused);
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    await Promise.all([running, waiting, other]);
  });

  it('a task that has waited too long is refused and never started', async () => {
    vi.useFakeTimers();
    try {
      const queue = queueOf({ waitMs: 5_000 });
      const { add, started } = tasksOf(queue);
      void add('a', 'a1');
      const late = add('b', 'b1').catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await late).toBeInstanceOf(Refused);
      expect(queue.waiting).toBe(0);
      expect(started).toEqual(['a1']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a task whose caller has left is dropped', async () => {
    const queue = queueOf();
    const { add, end, started } = tasksOf(queue);
    const running = add('a', 'a1');
    const caller = new AbortController();
    const left = add('b', 'b1', caller.signal).catch((error: unknown) => error);
    caller.abort();
    expect(await left).toBeInstanceOf(CallerLeft);
    await expect(add('b', 'b2', caller.signal)).rejects.toThrow(CallerLeft);
    await end('a1');
    await running;
    expect([started, queue.waiting]).toEqual([['a1'], 0]);
  });

  it('the expected time is that of running and waiting tasks by the latest durations', async () => {
    vi.useFakeTimers();
    try {
      const queue = queueOf({ slots: 2 });
      expect(queue.expectedMs).toBe(0);
      const task = (ms: number) => () => new Promise<void>((done) => setTimeout(done, ms));
      const first = queue.run('a', task(4_000));
      await vi.advanceTimersByTimeAsync(4_000);
      await first;
      const all = Array.from({ length: 5 }, (_, place) => queue.run(`k${place}`, task(4_000)));
      expect(queue.expectedMs).toBe(12_000);
      await vi.advanceTimersByTimeAsync(12_000);
      await Promise.all(all);
      expect(queue.expectedMs).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a task that fails releases its slot', async () => {
    const queue = queueOf();
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run('a', () => Promise.resolve('next'))).toBe('next');
  });
});
