import { useCallback, useEffect, useState } from 'react';
import type { Progress } from '#contract/payments/pay-page.ts';
import { callApi } from './call-api.ts';
import { pollState, type PollingRules } from './poll-state.ts';

/**
 * Polls what a call answers while the page is open; `again` restarts the polling, and `progress` is null meanwhile.
 * @param path null: nothing is asked
 * @param rules the same object in each rendering
 */
export const usePolledState = <State extends object>(
  path: string | null,
  served: Progress<State>,
  rules: PollingRules<State>,
): { progress: Progress<State> | null; again: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress<State> | null>(served);
  useEffect(() => {
    if (path === null) return;
    const unmounted = new AbortController();
    void pollState({
      ...rules,
      served: attempt === 0 ? served : null,
      fetchState: () => callApi<State>(path, {}),
      wait: (ms) => wait(ms, unmounted.signal),
      onProgress: (next) => !unmounted.signal.aborted && setProgress(next),
    });
    return () => unmounted.abort();
  }, [path, served, attempt, rules]);
  const again = useCallback(() => {
    setProgress(null);
    setAttempt((count) => count + 1);
  }, []);
  return { progress, again };
};

/** Resolves after `ms` milliseconds, or with true when the page is left. */
const wait = (ms: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(true);
    const timer = setTimeout(() => resolve(signal.aborted), ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve(true);
      },
      { once: true },
    );
  });
