import { hasCallLimits, nameOf, type Actor } from '#kernel/actor.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

const packs: RateLimit = { name: 'closing-pack', times: 6, seconds: 60 };
const checks: RateLimit = { name: 'closing-check', times: 30, seconds: 60 };
const sendings: RateLimit = {
  name: 'closing-send',
  times: 10,
  seconds: 86_400,
  refusal: 'closing.limit.sendings',
};

/** Rate limits of months (security, "Limits"); operators of the command line have none. */
export class ClosingLimits {
  readonly #counts: RateLimits;

  constructor({ counts }: Readonly<{ counts: RateLimits }>) {
    this.#counts = counts;
  }

  /** Six packs a minute of one caller. @throws RateLimited */
  takePack(actor: Actor): Promise<void> {
    return this.#take(packs, actor);
  }

  /** Thirty readings of the problems of a month in a minute of one caller. @throws RateLimited */
  takeCheck(actor: Actor): Promise<void> {
    return this.#take(checks, actor);
  }

  /** Ten mails with a month a day of one merchant. @throws RateLimited */
  async takeSending(merchantId: number): Promise<void> {
    await this.#counts.take(sendings, String(merchantId));
  }

  async #take(limit: RateLimit, actor: Actor): Promise<void> {
    if (hasCallLimits(actor)) await this.#counts.take(limit, nameOf(actor));
  }
}
