import type { Clock } from '#kernel/clock.ts';
import type { StripeSource } from '#platform/stripe/stripe-source.ts';

type Deps = Readonly<{ stripe: StripeSource; clock: Clock }>;
type Known = Readonly<{ aheadMs: number; at: Date }>;

const minute = 60_000;
/** How long a difference is used before it is read again. */
const knownForMs = 10 * minute;
/** An answer that does not come soon is not waited for: the difference stays as it was. */
const options = { timeout: 2_000, maxNetworkRetries: 0 } as const;

/**
 * By how many milliseconds the provider's clock is ahead of ours. The `Date` header has whole seconds; a difference
 * below half a minute is covered by the margins of a session and counts as none.
 * @param between our instants before the call and after its answer
 */
export const aheadOf = (dateHeader: string | undefined, [before, after]: readonly [Date, Date]): number => {
  const theirs = Date.parse(dateHeader ?? '');
  if (Number.isNaN(theirs)) return 0;
  const aheadMs = theirs - (before.getTime() + after.getTime()) / 2;
  return Math.abs(aheadMs) < minute / 2 ? 0 : Math.round(aheadMs);
};

/** The difference between the provider's clock and ours, read from an answer. */
export class ProviderClock {
  readonly #deps: Deps;
  #known: Known | null = null;
  #running: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** 0 while nothing is known. */
  get aheadMs(): number {
    return this.#known?.aheadMs ?? 0;
  }

  /** Reads the difference when it is unknown or ten minutes old. Never fails: without an answer it stays as it was. */
  async learn(): Promise<void> {
    const now = this.#deps.clock.now().getTime();
    if (this.#known !== null && Math.abs(now - this.#known.at.getTime()) < knownForMs) return;
    // Concurrent checkouts share one call.
    this.#running ??= this.#read().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async #read(): Promise<void> {
    const { clock } = this.#deps;
    const before = clock.now();
    const date = await this.#dateOfAnswer();
    const aheadMs = date === undefined ? this.aheadMs : aheadOf(date, [before, clock.now()]);
    this.#known = { aheadMs, at: before };
  }

  async #dateOfAnswer(): Promise<string | undefined> {
    try {
      const stripe = await this.#deps.stripe();
      const { lastResponse } = await stripe.balance.retrieve({}, options);
      return lastResponse.headers['date'];
    } catch (error) {
      const { Stripe } = await import('stripe');
      return error instanceof Stripe.errors.StripeError ? error.headers?.['date'] : undefined;
    }
  }
}
