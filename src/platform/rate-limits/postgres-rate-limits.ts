import { createHash } from 'node:crypto';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { clockToleranceMs } from '#kernel/clock.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Transactions } from '../database/transactions.ts';
import { isDryRun } from '../dry-run.ts';
import type { RateLimit, RateLimits, Taken } from '#kernel/rate-limits.ts';

/** The key is stored as a digest only: the table is no list of visitors. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Loaded with the first limit: an operator's command needs none. */
const library = () => import('rate-limiter-flexible');

type Consumed = Readonly<{ isRefused: boolean; remainingPoints: number; msBeforeNext: number }>;

const consume = async (limiter: RateLimiterPostgres, digest: string): Promise<Consumed> => {
  const { RateLimiterRes } = await library();
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(digest);
    return { isRefused: false, remainingPoints, msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { isRefused: true, remainingPoints: 0, msBeforeNext: refusal.msBeforeNext };
  }
};

/** What `consume` would answer; nothing is counted. */
const foresee = async (limiter: RateLimiterPostgres, digest: string): Promise<Consumed> => {
  const taken = await limiter.get(digest);
  const { consumedPoints = 0, msBeforeNext = limiter.msDuration } = taken ?? {};
  const remainingPoints = limiter.points - consumedPoints - 1;
  return { isRefused: remainingPoints < 0, remainingPoints, msBeforeNext };
};

/** No window or pause ends later; one that does was begun by a clock ahead of this one, and would go on until then. */
const longestMs = ({ seconds, pauseSeconds = 0 }: RateLimit): number =>
  Math.max(seconds, pauseSeconds) * 1_000;

/** Rate limits counted in PostgreSQL, shared by all processes; a dry run reads the counts and changes none. */
export class PostgresRateLimits implements RateLimits {
  readonly #transactions: Transactions;
  readonly #limiters = new Map<string, RateLimiterPostgres>();

  constructor({ transactions }: Readonly<{ transactions: Transactions }>) {
    this.#transactions = transactions;
  }

  async take(limit: RateLimit, key: string): Promise<Taken> {
    const limiter = await this.#limiterOf(limit);
    const digest = digestOf(key);
    const first = await (isDryRun() ? foresee : consume)(limiter, digest);
    const isOfWrongClock = !isDryRun() && first.msBeforeNext > longestMs(limit) + clockToleranceMs;
    if (isOfWrongClock) await limiter.delete(digest);
    const { isRefused, remainingPoints, msBeforeNext } = isOfWrongClock
      ? await consume(limiter, digest)
      : first;
    const seconds = Math.ceil(msBeforeNext / 1_000);
    if (isRefused) throw new RateLimited(seconds, limit.refusal);
    return { remaining: Math.max(0, remainingPoints), resetSeconds: seconds };
  }

  async release(limit: RateLimit, key: string): Promise<void> {
    if (isDryRun()) return;
    const limiter = await this.#limiterOf(limit);
    await this.#transactions.apart(async () => void (await limiter.reward(digestOf(key))));
  }

  async reset(limit: RateLimit, key: string): Promise<void> {
    if (isDryRun()) return;
    const limiter = await this.#limiterOf(limit);
    await this.#transactions.apart(async () => void (await limiter.delete(digestOf(key))));
  }

  async #limiterOf({ name, times, seconds, pauseSeconds = 0 }: RateLimit): Promise<RateLimiterPostgres> {
    const { RateLimiterPostgres } = await library();
    const known = this.#limiters.get(name);
    if (known !== undefined) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.#transactions.pool,
      storeType: 'knex',
      tableName: 'rate_limits',
      // A migration creates it; the application role may not.
      tableCreated: true,
      keyPrefix: name,
      points: times,
      duration: seconds,
      blockDuration: pauseSeconds,
    });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}
