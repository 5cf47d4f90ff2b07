import { RateLimited } from '#kernel/input-failures.ts';
import type { RateLimit, RateLimits, Taken } from '#kernel/rate-limits.ts';

/** Counts without the passing of time: no window and no pause ends. */
export class InMemoryRateLimits implements RateLimits {
  readonly #counts = new Map<string, number>();

  async take(limit: RateLimit, key: string): Promise<Taken> {
    const { times, seconds, pauseSeconds = seconds, refusal } = limit;
    const remaining = times - this.#add(limit, key, 1);
    if (remaining < 0) throw new RateLimited(pauseSeconds, refusal);
    return { remaining, resetSeconds: seconds };
  }

  async release(limit: RateLimit, key: string): Promise<void> {
    this.#add(limit, key, -1);
  }

  async reset({ name }: RateLimit, key: string): Promise<void> {
    this.#counts.delete(`${name} ${key}`);
  }

  #add({ name }: RateLimit, key: string, change: number): number {
    const counted = `${name} ${key}`;
    this.#counts.set(counted, Math.max(0, (this.#counts.get(counted) ?? 0) + change));
    return this.#counts.get(counted)!;
  }
}
