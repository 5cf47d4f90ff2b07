import { useCallback, useEffect, useState } from 'react';
import type { CheckoutState } from '#contract/checkouts.ts';
import { callApi } from '../call-api.ts';
import { pollCheckout, type CheckoutProgress } from './poll-checkout.ts';

/** Polls a checkout while the page is open; `again` restarts the polling. */
export const useCheckoutState = (
  sessionId: string | null,
): { progress: CheckoutProgress; again: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<CheckoutProgress>(
    sessionId === null ? { kind: 'unknown' } : { kind: 'loading' },
  );
  useEffect(() => {
    if (sessionId === null) return;
    const unmounted = new AbortController();
    const path = `/payments/checkout/sessions/${encodeURIComponent(sessionId)}`;
    void pollCheckout({
      fetchState: () => callApi<CheckoutState>(path, { signal: unmounted.signal }),
      wait: (ms) => wait(ms, unmounted.signal),
      onProgress: (next) => !unmounted.signal.aborted && setProgress(next),
    });
    return () => unmounted.abort();
  }, [sessionId, attempt]);
  const again = useCallback(() => {
    setProgress({ kind: 'loading' });
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
