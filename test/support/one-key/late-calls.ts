import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { openCutCalls, type CutCalls } from '#test/support/one-key/cut-calls.ts';
import { memoryStorage } from '#test/unit/web/shared/memory-storage.ts';
import { checkNow, lateCalls, onLateCalls } from '#web/shared/unanswered/unanswered.ts';

/** The calls of a file that its pages make, by a person who presses „Провери сега“ whenever it is shown. */
export const openLateCalls = (isMade: (endpoint: Endpoint) => boolean): (() => CutCalls) => {
  let calls: CutCalls;
  let endAsking: () => void;
  beforeAll(async () => {
    calls = await openCutCalls(isMade);
    endAsking = onLateCalls(() => void (lateCalls().length > 0 && queueMicrotask(checkNow)));
  });
  afterAll(() => {
    endAsking();
    return calls.stop();
  });
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
  });
  return () => calls;
};
