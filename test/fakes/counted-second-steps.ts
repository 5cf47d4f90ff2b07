import { RateLimited } from '#kernel/input-failures.ts';
import type { SecondStepLimits, SignInCode } from '#src/modules/users/ports/second-step-limits.ts';

const maxCodes = 30;
const keyOf = ({ userId, passwordChangedAt, ip, isKnown }: SignInCode): string =>
  `${userId} ${passwordChangedAt.getTime()} ${isKnown ? ip : ''}`;

/** Counters without time; calls are counted and never refused, and a count above five brings a pause for good. */
export class CountedSecondSteps implements SecondStepLimits {
  calls = 0;
  readonly #codes = new Map<number, number>();
  readonly #signInCodes = new Map<string, number>();
  readonly #wrongCodes = new Map<string, number>();
  readonly #mailed = new Set<number>();

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

  async takeSignInCode(code: SignInCode): Promise<void> {
    const count = (this.#signInCodes.get(keyOf(code)) ?? 0) + 1;
    this.#signInCodes.set(keyOf(code), count);
    if (count > 5) throw new RateLimited(900);
  }

  async clearSignInCodes(code: SignInCode): Promise<void> {
    this.#signInCodes.delete(keyOf(code));
    this.#wrongCodes.delete(keyOf(code));
  }

  async countWrongCode(code: SignInCode): Promise<boolean> {
    const count = (this.#wrongCodes.get(keyOf(code)) ?? 0) + 1;
    this.#wrongCodes.set(keyOf(code), count);
    if (count !== 5 || this.#mailed.has(code.userId)) return false;
    this.#mailed.add(code.userId);
    return true;
  }
}
