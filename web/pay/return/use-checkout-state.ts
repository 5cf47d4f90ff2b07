import { useCallback, useEffect, useState } from 'react';
import type { CheckoutState } from '#contract/payments/checkouts.ts';
import type { CheckoutProgress } from '#contract/payments/pay-page.ts';
import { callApi } from '../call-api.ts';
import { pollCheckout } from './poll-checkout.ts';

/** Polls a checkout while the page is open; `again` restarts the polling, and `progress` is null meanwhile. */
export const useCheckoutState = (
  sessionId: string | null,
  served: CheckoutProgress,
): { progress: CheckoutProgress | null; again: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<CheckoutProgress | null>(served);
  useEffect(() => {
    if (sessionId === null) return;
    const unmounted = new AbortController();
    const path = `/payments/checkout/sessions/${encodeURIComponent(sessionId)}`;
    void pollCheckout({
      served: attempt === 0 ? served : null,
      fetchState: () => callApi<CheckoutState>(path, {}),
      wait: (ms) => wait(ms, unmounted.signal),
      onProgress: (next) => !unmounted.signal.aborted && setProgress(next),
    });
    return () => unmounted.abort();
  }, [sessionId, served, attempt]);
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
