import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DueLoop } from '#platform/due-loop.ts';

let loop: DueLoop | undefined;
let runs = 0;
let errors: unknown[] = [];
/** What each run answers: milliseconds until the next work, or an error. */
let answers: (number | Error)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  runs = 0;
  errors = [];
  answers = [];
});
afterEach(async () => {
  await loop?.close();
  vi.useRealTimers();
});

const start = async (...given: (number | Error)[]): Promise<DueLoop> => {
  answers = given;
  loop = new DueLoop({
    run: async () => {
      runs += 1;
      const answer = answers.shift() ?? Infinity;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    longestMs: 30_000,
    onError: (error) => errors.push(error),
  });
  loop.start();
  await vi.advanceTimersByTimeAsync(0);
  return loop;
};

describe('a loop of due work', () => {
  it('runs at its start, and again when the next work is due', async () => {
    await start(5_000);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(2);
  });

  it('runs after the longest pause although nothing waits', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(2);
  });

  it('runs at once when it is woken, also while it runs', async () => {
    const { wake } = await start();
    wake();
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toBe(2);
  });

  it('does not run endlessly when the next work is already due', async () => {
    await start(-5_000, -5_000, -5_000);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(2);
  });

  it('reports a failed run and tries again a second later', async () => {
    const lost = new Error('lost');
    await start(lost);
    expect(errors).toEqual([lost]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs).toBe(2);
  });

  it('ends after the run in progress', async () => {
    const one = await start();
    await one.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(runs).toBe(1);
  });
});
