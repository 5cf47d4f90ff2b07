import { afterAll, vi } from 'vitest';

/** Test files share a process: what one of them has stubbed must not reach the next. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
