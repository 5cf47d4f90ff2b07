import { hasCallLimits, nameOf, type Actor } from '#kernel/actor.ts';

/** `refusal`: code of the failure, the general code by default. */
type Limit = Readonly<{ name: string; times: number; seconds: number; refusal?: string }>;
/** The part of `RateLimits` that is used here; `key` names the counter. */
type LimitCounts = Readonly<{
  /** @throws RateLimited */
  take(limit: Limit, key: string): Promise<unknown>;
}>;

const packs: Limit = { name: 'closing-pack', times: 6, seconds: 60 };
const checks: Limit = { name: 'closing-check', times: 30, seconds: 60 };
const sendings: Limit = {
  name: 'closing-send',
  times: 10,
  seconds: 86_400,
  refusal: 'closing.limit.sendings',
};

/** Rate limits of months (security, "Limits"); operators of the command line have none. */
export class ClosingLimits {
  readonly #counts: LimitCounts;

  constructor({ counts }: Readonly<{ counts: LimitCounts }>) {
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

  async #take(limit: Limit, actor: Actor): Promise<void> {
    if (hasCallLimits(actor)) await this.#counts.take(limit, nameOf(actor));
  }
}
