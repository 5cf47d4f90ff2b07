import { RateLimited } from '#kernel/input-failures.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

/** A code given after a right password. */
export type SignInCode = Readonly<{
  userId: number;
  /** A new password begins a new count: the wrong codes came with the former one. */
  passwordChangedAt: Date;
  ip: string;
  /** The account has signed in from this network before: its codes are counted apart from those of other networks. */
  isKnown: boolean;
}>;

const day = 86_400;
const perNetwork: RateLimit = { name: 'second-step-network', times: 30, seconds: 60 };
/** A million codes, three of them valid: at this rate one is guessed in about a year. */
const perAccount: RateLimit = { name: 'second-step-account', times: 30, seconds: 3_600 };

/** The pause in seconds after each further five codes of a day. */
const pauses = [900, 1_800, 3_600, 14_400, 43_200, day];
/** The longest pause first. */
const codes: readonly RateLimit[] = pauses
  .map((pauseSeconds, place) => ({
    name: `sign-in-codes-${5 * (place + 1)}`,
    times: 5 * (place + 1),
    seconds: day,
    pauseSeconds,
  }))
  .toReversed();
const wrongCodes: RateLimit = { name: 'sign-in-wrong-codes', times: 5, seconds: day };
const wrongCodeMails: RateLimit = { name: 'sign-in-wrong-code-mails', times: 1, seconds: day };

const keyOf = ({ userId, passwordChangedAt, ip, isKnown }: SignInCode): string =>
  `${userId} ${passwordChangedAt.getTime()} ${isKnown ? networkOf(ip) : ''}`;

/** Limits of calls without a session, beside the limits of failed sign-ins. */
export class SecondStepLimits {
  readonly #limits: RateLimits;

  constructor({ limits }: Readonly<{ limits: RateLimits }>) {
    this.#limits = limits;
  }

  /** One call of a network, whatever it names. @throws RateLimited */
  async takeCall(ip: string): Promise<void> {
    await this.#limits.take(perNetwork, networkOf(ip));
  }

  /** One code compared for an account beside another secret, from any network. @throws RateLimited */
  async takeCode(userId: number): Promise<void> {
    await this.#limits.take(perAccount, String(userId));
  }

  /** Resets the codes of an account after a right one. */
  clearCodes(userId: number): Promise<void> {
    return this.#limits.reset(perAccount, String(userId));
  }

  /**
   * One code compared after a right password. Each further five codes bring a longer pause; networks from which the
   * account has not signed in count together. @throws RateLimited
   */
  async takeSignInCode(code: SignInCode): Promise<void> {
    const key = keyOf(code);
    for (const [place, limit] of codes.entries()) {
      try {
        await this.#limits.take(limit, key);
      } catch (error) {
        // Nothing is compared: the longer limits do not count it, and the shorter ones begin again after this pause.
        for (const longer of codes.slice(0, place)) await this.#limits.release(longer, key);
        for (const shorter of codes.slice(place + 1)) await this.#limits.reset(shorter, key);
        throw error;
      }
    }
  }

  /** Resets the codes of a sign-in after a right one. */
  async clearSignInCodes(code: SignInCode): Promise<void> {
    for (const limit of [...codes, wrongCodes]) await this.#limits.reset(limit, keyOf(code));
  }

  /** Counts a wrong code. @returns whether the person is mailed: at the fifth, once a day */
  async countWrongCode(code: SignInCode): Promise<boolean> {
    const isFifth = await this.#isLast(wrongCodes, keyOf(code));
    return isFifth && (await this.#isLast(wrongCodeMails, String(code.userId)));
  }

  /** Takes one; whether it was the last that the limit permits. */
  async #isLast(limit: RateLimit, key: string): Promise<boolean> {
    try {
      return (await this.#limits.take(limit, key))?.remaining === 0;
    } catch (error) {
      if (error instanceof RateLimited) return false;
      throw error;
    }
  }
}
