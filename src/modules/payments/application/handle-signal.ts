import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { PaymentIds } from '../ports/payment-ids.ts';
import type { InboxEvent, ProviderInbox } from '../ports/provider-inbox.ts';
import type { ProviderSignal, ProviderSignals } from '../ports/provider-signals.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{ inboxId: number }>;
type Deps = Readonly<{
  inbox: ProviderInbox;
  signals: ProviderSignals;
  paymentIds: PaymentIds;
  settlePayment: SettlePayment;
  clock: Clock;
}>;

/** After so many tries an event is parked for a person to see, or ignored; good ones do not wait behind it. */
const mostTries = 5;
const pauseMs = 60_000;

/**
 * Finds the payment that a stored event is about, and settles it. An event of ours that cannot be placed is parked and
 * shown, never dropped; one of an object that was not made here is ignored after a quarter of an hour, in which a payment of
 * ours may still be committed.
 */
export class HandleSignal {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ inboxId }: Command): Promise<void> {
    const { inbox, signals, settlePayment } = this.#deps;
    const event = await inbox.get(inboxId);
    if (event === null || event.state === 'DONE' || event.state === 'IGNORED') return;
    try {
      const signal = signals.read(event.payload);
      const paymentId = await this.#findPayment(signal);
      if (paymentId === null) return await this.#setAside(event, signal);
      await settlePayment.execute({ actor: system('webhook'), paymentId, inboxId });
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      await this.#postpone(event, isLastTry(event) ? 'PARKED' : 'NEW', reason);
    }
  }

  async #findPayment({ pointsAt: { key, sessionId, intentId } }: ProviderSignal): Promise<number | null> {
    const { paymentIds } = this.#deps;
    return (
      (key === null ? null : await paymentIds.byProviderKey(key)) ??
      (sessionId === null ? null : await paymentIds.bySession(sessionId)) ??
      (intentId === null ? null : await paymentIds.byIntent(intentId))
    );
  }

  async #setAside(event: InboxEvent, { type, pointsAt }: ProviderSignal): Promise<void> {
    const { inbox, signals, clock } = this.#deps;
    if (!signals.types.includes(type)) return inbox.ignore(event.id, 'TYPE', clock.now());
    if (pointsAt.object === null) return this.#postpone(event, 'PARKED', 'UNREADABLE');
    if (pointsAt.key !== null) return this.#postpone(event, 'PARKED', 'UNMATCHED');
    if (isLastTry(event)) return inbox.ignore(event.id, 'FOREIGN', clock.now());
    return this.#postpone(event, 'NEW', 'FOREIGN');
  }

  async #postpone({ id, attempts }: InboxEvent, state: 'NEW' | 'PARKED', reason: string): Promise<void> {
    const { inbox, clock } = this.#deps;
    const nextAt = new Date(clock.now().getTime() + pauseMs * 2 ** Math.min(attempts, 6));
    await inbox.postpone(id, { state, reason, nextAt });
  }
}

const isLastTry = ({ attempts }: InboxEvent): boolean => attempts + 1 >= mostTries;
