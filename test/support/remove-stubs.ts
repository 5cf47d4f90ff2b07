import { afterAll, vi } from 'vitest';

/** Test files share a process: stubs of one file must not reach the next. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
