import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkLimitMs, loadWithinLimit } from '#web/shared/state/lazy-chunk.ts';
import { isLoadFailure } from '#web/shared/state/is-load-failure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a script chunk that has not loaded after 120000 ms is a load failure', async () => {
  const failure = loadWithinLimit(() => new Promise<never>(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(isLoadFailure(await failure)).toBe(true);
  expect(chunkLimitMs).toBe(120_000);
});

test('a script chunk that loads in time is returned, and its timer is cleared', async () => {
  await expect(loadWithinLimit(async () => 'screen')).resolves.toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});

test('a script chunk that fails at once rejects with the browser’s error', async () => {
  const gone = new TypeError('Importing a module script failed.');
  await expect(loadWithinLimit(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(vi.getTimerCount()).toBe(0);
});
