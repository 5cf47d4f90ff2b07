import { token } from '#kernel/token.ts';

/** So many times in so many seconds; one time more brings a pause when there is one, else a wait for the rest. */
export type RateLimit = Readonly<{
  name: string;
  times: number;
  seconds: number;
  pauseSeconds?: number;
  /** The code of the refusal, which says what is limited; the general one unless given. */
  refusal?: string;
}>;

/** Counts who asks how often, for all processes together and outside the caller's transaction. */
export interface RateLimits {
  /** Counts one. @throws RateLimited with the seconds to wait */
  take(limit: RateLimit, who: string): Promise<void>;
  /** Takes one back that should not count. */
  giveBack(limit: RateLimit, who: string): Promise<void>;
  /** Counts from nothing again. */
  forget(limit: RateLimit, who: string): Promise<void>;
}
export const RateLimits = token<RateLimits>('platform.RateLimits');

/** For installations that switch limits off, to be measured. */
export const noRateLimits: RateLimits = {
  take: async () => undefined,
  giveBack: async () => undefined,
  forget: async () => undefined,
};
