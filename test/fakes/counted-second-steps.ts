import { RateLimited } from '#kernel/input-failures.ts';
import type { SecondStepLimits } from '#src/modules/users/ports/second-step-limits.ts';

const maxCodes = 30;

/** Counters without time; calls are counted and never refused. */
export class CountedSecondSteps implements SecondStepLimits {
  calls = 0;
  readonly #codes = new Map<number, number>();

  async takeCall(): Promise<void> {
    this.calls += 1;
  }

  async takeCode(userId: number): Promise<void> {
    const count = (this.#codes.get(userId) ?? 0) + 1;
    this.#codes.set(userId, count);
    if (count > maxCodes) throw new RateLimited(3_600);
  }

  async clearCodes(userId: number): Promise<void> {
    this.#codes.delete(userId);
  }
}
