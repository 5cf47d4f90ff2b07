import type { Progress } from '#contract/payments/pay-page.ts';
import { ApiError } from './call-api.ts';

/** Polls without an answer before the page says that the server is unreachable; polling goes on. */
const pollsBeforeUnreachable = 4;

/** Worth a retry: no answer, a server error, or a rate limit. */
const isTransient = (reason: unknown): boolean =>
  !(reason instanceof ApiError) || reason.status === 0 || reason.status === 429 || reason.status >= 500;

/** When a state is asked for again. */
export type PollingRules<State> = Readonly<{
  /** The state may still become another one. */
  mayChange: (state: State) => boolean;
  /** Milliseconds to wait after `polls` requests; null when polling ends. */
  waitAfter: (polls: number) => number | null;
}>;

type PollingSteps<State> = PollingRules<State> &
  Readonly<{
    /** What is known already; null before the first request. */
    served: Progress<State> | null;
    fetchState: () => Promise<State>;
    /** Resolves after `ms` milliseconds, or earlier with true when the page is left. */
    wait: (ms: number) => Promise<boolean>;
    onProgress: (progress: Progress<State>) => void;
  }>;

/** Polls a state until it is final, its object is unknown, or polling ends. */
export const pollState = async <State extends object>({
  served,
  fetchState,
  wait,
  onProgress,
  mayChange,
  waitAfter,
}: PollingSteps<State>): Promise<void> => {
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
