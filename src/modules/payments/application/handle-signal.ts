import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Payments } from '../ports/payments.ts';
import type { InboxEvent, ProviderInbox } from '../ports/provider-inbox.ts';
import type { ProviderSignal, ProviderSignals } from '../ports/provider-signals.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{ inboxId: number }>;
type Deps = Readonly<{
  inbox: ProviderInbox;
  signals: ProviderSignals;
  payments: Payments;
  settlePayment: SettlePayment;
  clock: Clock;
}>;

/** After so many tries an event is parked for a person to see; good ones do not wait behind it. */
const triesBeforeParking = 5;
const pauseMs = 60_000;

/** Finds whose payment a stored signal is about, and looks. What cannot be placed is kept and shown, never dropped. */
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
      if (paymentId === null) return await this.#park(event, isOurs(signal) ? 'UNMATCHED' : 'FOREIGN');
      await settlePayment.execute({ actor: system('webhook'), paymentId, inboxId });
    } catch (error) {
      await this.#postpone(event, error);
    }
  }

  async #findPayment({ pointsAt: { key, sessionId, intentId } }: ProviderSignal): Promise<number | null> {
    const { payments } = this.#deps;
    return (
      (key === null ? null : await payments.findByKey(key)) ??
      (sessionId === null ? null : await payments.findBySession(sessionId)) ??
      (intentId === null ? null : await payments.findByIntent(intentId))
    );
  }

  async #park({ id, attempts }: InboxEvent, reason: string): Promise<void> {
    await this.#deps.inbox.postpone(id, { state: 'PARKED', reason, nextAt: this.#later(attempts) });
  }

  async #postpone({ id, attempts }: InboxEvent, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.name : 'unknown';
    const state = attempts + 1 >= triesBeforeParking ? 'PARKED' : 'NEW';
    await this.#deps.inbox.postpone(id, { state, reason, nextAt: this.#later(attempts) });
  }

  #later(attempts: number): Date {
    return new Date(this.#deps.clock.now().getTime() + pauseMs * 2 ** Math.min(attempts, 6));
  }
}

const isOurs = ({ pointsAt }: ProviderSignal): boolean => pointsAt.key !== null;
