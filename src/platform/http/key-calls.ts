import type { Context, Middleware } from 'koa';
import type { KeyActor } from '#kernel/actor.ts';
import { Failure, type FieldProblem } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import { keyBeginning } from './identify.ts';

/** Calls of one API key in a minute. */
const reads: RateLimit = { name: 'api-key-read', times: 600, seconds: 60 };
const writes: RateLimit = { name: 'api-key-write', times: 120, seconds: 60 };

/** Addresses are logged by proxies and browsers, and a key in one is known to them. */
class KeyInAddress extends Failure {
  readonly code = 'keys.in-address';
  readonly kind = 'malformed';
  override readonly fields: readonly FieldProblem[];

  constructor(field: string) {
    super();
    this.fields = [{ field, code: 'keys.in-address' }];
  }
}

/** The names of parameters are the caller's text. */
const safeName = (name: string): string => /^[\w.-]{1,40}$/.exec(name)?.[0] ?? 'query';

/** Whether a value of a query holds an API key. */
export const holdsKey = (value: string): boolean =>
  value.trimStart().startsWith(keyBeginning) || /plk_(live|test)_[a-z2-7]{8}_/.test(value);

/** Refuses an API key in the query string of any URL, also one within a filter. @throws KeyInAddress */
export const refuseKeyInAddress: Middleware = (ctx, next) => {
  for (const [name, value] of new URLSearchParams(ctx.querystring))
    if (holdsKey(value)) throw new KeyInAddress(safeName(name));
  return next();
};

export const isReading = ({ method }: Pick<Context, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';

/**
 * Counts a call of a key and says in headers what is left (draft-ietf-httpapi-ratelimit-headers-03, seconds). An
 * installation without limits sends none.
 *
 * @throws RateLimited
 */
export const takeKeyCall = async (ctx: Context, limits: RateLimits, { keyId }: KeyActor): Promise<void> => {
  const limit = isReading(ctx) ? reads : writes;
  const show = (remaining: number, resetSeconds: number): void => {
    ctx.set({
      'RateLimit-Limit': String(limit.times),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(resetSeconds),
    });
  };
  try {
    const taken = await limits.take(limit, keyId);
    if (taken !== null) show(taken.remaining, taken.resetSeconds);
  } catch (refusal) {
    if (refusal instanceof RateLimited) show(0, refusal.retryAfterSeconds ?? limit.seconds);
    throw refusal;
  }
};
