import type { PaymentSuccess } from '../../ports/payment-live-events.ts';

/** Successes after it are not read yet. */
export type SuccessPlace = Readonly<{ at: Date; paymentId: number }>;
type Deps = Readonly<{
  /** The next successes after a place, the oldest first; none when no later one is stored. */
  readAfter(place: SuccessPlace): Promise<readonly PaymentSuccess[]>;
  /** Nothing earlier is passed; in milliseconds. */
  earliestMs: number;
  succeeded(success: PaymentSuccess): void;
  /** Missed successes could not be read. */
  failed(error: unknown): void;
  /** Resolves when the client has taken most of what was passed, or has left. */
  drained(): Promise<void>;
}>;

/** Allows for the seconds between a success and its commit, and for clock skew. */
export const overlapMs = 60_000;

/**
 * Passes each success at least once. While missed ones are read, later ones wait, so that the last one that the client has
 * is also the farthest.
 */
export class SuccessFeed {
  readonly #deps: Deps;
  #passedUntilMs: number;
  #isOver = false;
  /** Successes that arrive while missed ones are read; null at other times. */
  #waiting: PaymentSuccess[] | null = null;
  #reading = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#passedUntilMs = deps.earliestMs;
  }

  /** A success that was just committed. */
  add(success: PaymentSuccess): void {
    if (this.#waiting === null) this.#pass(success);
    else this.#waiting.push(success);
  }

  /** Reads what may have been missed. Neither throws nor waits. */
  catchUp(): void {
    this.#waiting ??= [];
    this.#reading = this.#reading.then(() => this.#passMissed()).catch(this.#deps.failed);
  }

  end(): void {
    this.#isOver = true;
  }

  #pass(success: PaymentSuccess): void {
    this.#passedUntilMs = Math.max(this.#passedUntilMs, success.at.getTime());
    this.#deps.succeeded(success);
  }

  async #passMissed(): Promise<void> {
    const { earliestMs, readAfter, drained } = this.#deps;
    this.#waiting ??= [];
    let at = new Date(Math.max(earliestMs, this.#passedUntilMs - overlapMs));
    let paymentId = 0;
    while (!this.#isOver) {
      const page = await readAfter({ at, paymentId });
      if (page.length === 0) break;
      for (const success of page) this.#pass(success);
      ({ at, paymentId } = page.at(-1)!);
      await drained();
    }
    for (const success of this.#waiting ?? []) this.#pass(success);
    this.#waiting = null;
  }
}
