import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { PaymentChange, PaymentNews, PaymentNewsDesk } from '../ports/payment-news.ts';

type Listener = Readonly<{
  heard(news: PaymentNews): void;
  changed(change: PaymentChange): void;
  /** Changes may not have been heard: whatever is shown should be read anew. */
  missed(): void;
  /** What was missed cannot be told now. */
  failed(error: unknown): void;
}>;
type Command = Readonly<{
  actor: Actor;
  /** When what was heard last had happened; null: only what happens from now on. */
  since: Date | null;
  listener: Listener;
}>;
type Deps = Readonly<{ desk: PaymentNewsDesk; clock: Clock }>;

/** A payment is settled within seconds of the instant that it carries, and clocks differ a little. */
const overlapMs = 60_000;
const farthestBackMs = 3_600_000;

/**
 * Tells a merchant what becomes of the payments: opened, declined, succeeded, given back. A success is told at least once:
 * what may have been missed is told again.
 * @throws SignInNeeded, NotAllowed
 */
export class FollowOwnPayments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns what ends it */
  execute({ actor, since, listener }: Command): () => void {
    const { desk, clock } = this.#deps;
    const merchantId = ownMerchantOf(actor);
    const now = clock.now().getTime();
    const earliest = since === null ? now : Math.max(since.getTime() - overlapMs, now - farthestBackMs);
    let heardUntil = earliest;
    const hear = (news: PaymentNews): void => {
      heardUntil = Math.max(heardUntil, news.at.getTime());
      listener.heard(news);
    };
    const catchUp = (): void => {
      const from = new Date(Math.max(earliest, heardUntil - overlapMs));
      desk.since(merchantId, from).then((missed) => missed.forEach(hear), listener.failed);
    };
    const missed = (): void => {
      listener.missed();
      catchUp();
    };
    const end = desk.follow(merchantId, { heard: hear, changed: listener.changed, missed });
    if (since !== null) catchUp();
    return end;
  }
}
