import { hasCallLimits, nameOf, type Actor } from '#kernel/actor.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

const tests: RateLimit = { name: 'webhook-test', times: 30, seconds: 60 };
/** One call may send a year of events again; calls for the same endpoint wait for each other. */
const replays: RateLimit = { name: 'webhook-replay', times: 6, seconds: 60 };

/** The merchant of the caller; a caller without one is refused later. */
const merchantOf = (actor: Actor): string =>
  (actor.kind === 'user' || actor.kind === 'key') && actor.merchantId !== null
    ? String(actor.merchantId)
    : nameOf(actor);

/** Thirty test events and resends a minute of a merchant. @throws RateLimited */
export const takeTest = async (limits: RateLimits, actor: Actor): Promise<void> => {
  if (hasCallLimits(actor)) await limits.take(tests, merchantOf(actor));
};

/** Six replays a minute of a merchant. @throws RateLimited */
export const takeReplay = async (limits: RateLimits, actor: Actor): Promise<void> => {
  if (hasCallLimits(actor)) await limits.take(replays, merchantOf(actor));
};
