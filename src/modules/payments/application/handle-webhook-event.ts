import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Payment } from '../domain/payment.ts';
import { retryPauseMs, type IgnoredFor } from '../domain/webhook-event.ts';
import type { Payments } from '../ports/payments.ts';
import type { WebhookSubject } from '../ports/webhook-subjects.ts';
import type { WebhookEvent, WebhookEvents } from '../ports/webhook-events.ts';
import type { InboxEvent, WebhookInbox } from '../ports/webhook-inbox.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{ inboxId: number }>;
type Deps = Readonly<{
  inbox: WebhookInbox;
  webhookEvents: WebhookEvents;
  payments: Payments;
  settlePayment: Pick<SettlePayment, 'execute'>;
  /** Handlers of objects that are no payments. */
  subjects: () => readonly WebhookSubject[];
  clock: Clock;
}>;

/** After so many attempts an event is PARKED or IGNORED. */
const maxAttempts = 5;

/**
 * Finds the payment of a stored event and settles it; an event about another object goes to its handler. An event with our key and without a payment is PARKED for a
 * person. An event of a foreign object is IGNORED after a quarter of an hour: until then the transaction of its payment
 * may still be committed.
 */
export class HandleWebhookEvent {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ inboxId }: Command): Promise<void> {
    const { inbox, webhookEvents, settlePayment } = this.#deps;
    const stored = await inbox.get(inboxId);
    if (stored === null || stored.state === 'DONE' || stored.state === 'IGNORED') return;
    try {
      const event = await webhookEvents.read(stored.payload);
      if (await this.#handleSubject(event)) return await this.#done(stored);
      const payment = await this.#findPayment(event);
      if (payment === null) return await this.#closeUnmatched(stored, event);
      await settlePayment.execute({ actor: system('webhook'), paymentId: payment.id, payment, inboxId });
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      await this.#postpone(stored, isLastAttempt(stored) ? 'PARKED' : 'NEW', reason);
    }
  }

  async #findPayment({ pointsAt: { key, sessionId, intentId } }: WebhookEvent): Promise<Payment | null> {
    const { payments } = this.#deps;
    return (
      (key === null ? null : await payments.get({ providerKey: key })) ??
      (sessionId === null ? null : await payments.get({ sessionId })) ??
      (intentId === null ? null : await payments.get({ intentId }))
    );
  }

  /** @returns false for an event about payments, and about an object of another system */
  async #handleSubject(event: WebhookEvent): Promise<boolean> {
    const { object } = event.pointsAt;
    if (object === null) return false;
    const subject = this.#deps.subjects().find(({ objects }) => objects.includes(object));
    return subject !== undefined && (await subject.handle(event));
  }

  async #done({ id }: InboxEvent): Promise<void> {
    const { inbox, clock } = this.#deps;
    await inbox.close(id, { state: 'DONE', paymentId: null, now: clock.now() });
  }

  async #closeUnmatched(stored: InboxEvent, { isHandled, pointsAt }: WebhookEvent): Promise<void> {
    if (!isHandled) return this.#ignore(stored, 'TYPE');
    if (pointsAt.object === null) return this.#postpone(stored, 'PARKED', 'UNREADABLE');
    if (pointsAt.key !== null) return this.#postpone(stored, 'PARKED', 'UNMATCHED');
    if (isLastAttempt(stored)) return this.#ignore(stored, 'FOREIGN');
    return this.#postpone(stored, 'NEW', 'FOREIGN');
  }

  async #ignore({ id }: InboxEvent, reason: IgnoredFor): Promise<void> {
    const { inbox, clock } = this.#deps;
    await inbox.close(id, { state: 'IGNORED', reason, now: clock.now() });
  }

  async #postpone({ id, attempts }: InboxEvent, state: 'NEW' | 'PARKED', reason: string): Promise<void> {
    const { inbox, clock } = this.#deps;
    const nextAt = new Date(clock.now().getTime() + retryPauseMs(attempts));
    await inbox.close(id, { state, reason, nextAt });
  }
}

const isLastAttempt = ({ attempts }: InboxEvent): boolean => attempts + 1 >= maxAttempts;
