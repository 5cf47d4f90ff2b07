import type { CheckoutState } from '#contract/payments/checkouts.ts';
import type { CheckoutProgress } from '#contract/payments/pay-page.ts';
import { ApiError } from '../call-api.ts';

const firstWaitMs = 2_000;
const steadyPolls = 10;
const longestWaitMs = 15_000;
const maxPolls = 25;
/** Polls without an answer before the page says that the server is unreachable; polling goes on. */
const pollsBeforeUnreachable = 4;

/** Milliseconds to wait after `polls` requests: 2 s, later longer up to 15 s; null when polling ends. */
export const waitAfter = (polls: number): number | null => {
  if (polls >= maxPolls) return null;
  const slower = Math.max(0, polls - steadyPolls);
  return Math.min(longestWaitMs, Math.round(firstWaitMs * 1.5 ** slower));
};

/** The provider still processes the payment, or the payer may still complete it. */
export const mayChange = ({ status }: CheckoutState): boolean =>
  status === 'PENDING' || status === 'PROCESSING';

/** Worth a retry: no answer, a server error, or a rate limit. */
const isTransient = (reason: unknown): boolean =>
  !(reason instanceof ApiError) || reason.status === 0 || reason.status === 429 || reason.status >= 500;

type PollingSteps = Readonly<{
  /** What is known already; null before the first request. */
  served: CheckoutProgress | null;
  fetchState: () => Promise<CheckoutState>;
  /** Resolves after `ms` milliseconds, or earlier with true when the page is left. */
  wait: (ms: number) => Promise<boolean>;
  onProgress: (progress: CheckoutProgress) => void;
}>;

/** Polls a checkout until its status is final, the session is unknown, or `maxPolls` is reached. */
export const pollCheckout = async ({ served, fetchState, wait, onProgress }: PollingSteps): Promise<void> => {
  const known = served?.kind === 'known' ? served : null;
  let latest = known?.state ?? null;
  if (served?.kind === 'unknown' || (latest !== null && !mayChange(latest))) return;
  const first = (known?.polls ?? 0) + 1;
  for (let polls = first; ; polls++) {
    const ms = polls === 1 ? 0 : waitAfter(polls - 1);
    if (ms === null || (ms > 0 && (await wait(ms)))) return;
    try {
      latest = await fetchState();
      onProgress({ kind: 'known', state: latest, polls });
      if (!mayChange(latest)) return;
    } catch (reason) {
      if (!isTransient(reason)) return onProgress({ kind: 'unknown' });
      if (latest === null && polls >= pollsBeforeUnreachable) onProgress({ kind: 'unreachable' });
    }
  }
};
