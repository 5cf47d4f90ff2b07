import { token } from './token.ts';

/**
 * Allowed calls within seconds; the next one brings the pause when there is one, else a wait for the rest of the
 * window.
 */
export type RateLimit = Readonly<{
  name: string;
  times: number;
  seconds: number;
  pauseSeconds?: number;
  /** Error code of the refusal; the general one unless given. */
  refusal?: string;
}>;

/** What is left of a limit after a call. */
export type Taken = Readonly<{
  remaining: number;
  /** Until the window ends and the whole number of calls is allowed again. */
  resetSeconds: number;
}>;

/** Counts calls by key, for all processes together and outside the caller's transaction. */
export interface RateLimits {
  /** Counts one call. @returns null where nothing is limited @throws RateLimited with the seconds to wait */
  take(limit: RateLimit, key: string): Promise<Taken | null>;
  /** Takes back one call that should not count. */
  release(limit: RateLimit, key: string): Promise<void>;
  /** Resets the count of a key. */
  reset(limit: RateLimit, key: string): Promise<void>;
}
export const RateLimits = token<RateLimits>('kernel.RateLimits');

/** For installations that switch limits off for benchmarks. */
export const noRateLimits: RateLimits = {
  take: async () => null,
  release: async () => undefined,
  reset: async () => undefined,
};
