import { useCallback, useEffect, useState } from 'react';
import type { CheckoutState } from '#contract/payments.ts';
import { ask } from '../ask.ts';
import { followCheckout, type Followed } from './follow-checkout.ts';

/** Follows a checkout while the page is open; `again` starts over with the first look. */
export const useCheckoutState = (sessionId: string | null): { followed: Followed; again: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [followed, setFollowed] = useState<Followed>(
    sessionId === null ? { kind: 'unknown' } : { kind: 'asking' },
  );
  useEffect(() => {
    if (sessionId === null) return;
    const leaving = new AbortController();
    const path = `/payments/checkout/sessions/${encodeURIComponent(sessionId)}`;
    void followCheckout({
      look: () => ask<CheckoutState>(path, { signal: leaving.signal }),
      wait: (ms) => resting(ms, leaving.signal),
      tell: (told) => !leaving.signal.aborted && setFollowed(told),
    });
    return () => leaving.abort();
  }, [sessionId, attempt]);
  const again = useCallback(() => {
    setFollowed({ kind: 'asking' });
    setAttempt((count) => count + 1);
  }, []);
  return { followed, again };
};

/** Resolves when the time is over or the page goes; true when it went. */
const resting = (ms: number, leaving: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (leaving.aborted) return resolve(true);
    const timer = setTimeout(() => resolve(leaving.aborted), ms);
    leaving.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve(true);
      },
      { once: true },
    );
  });
