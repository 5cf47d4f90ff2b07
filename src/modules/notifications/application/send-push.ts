import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Money } from '#kernel/money.ts';
import type { PushEvent } from '../domain/events.ts';
import type { NotifiedPayments } from '../ports/notified-payments.ts';
import type { PushSender } from '../ports/push-sender.ts';
import type { PushSubscriptions } from '../ports/push-subscriptions.ts';
import { messageFor } from './push-text.ts';

type Push = Readonly<{
  subscriptionId: number;
  event: PushEvent;
  paymentId: number;
  refundId: number | null;
  /** ISO 8601, when it happened. */
  at: string;
}>;

/** One push to one browser; after three retries it is dropped. */
export const push = jobType<Push>('notifications.push', 3);

/** A push about something older is not sent. */
const oldestMs = 3_600_000;

type Deps = Readonly<{
  clock: Clock;
  messages: Messages;
  formatMoney: (money: Money, language: Language) => string;
  payments: NotifiedPayments;
  sender: Pick<PushSender, 'send'>;
  subscriptions: Pick<PushSubscriptions, 'live' | 'removeById'>;
}>;

/** Sends one push. A browser that its push service no longer knows is not notified again. */
export class SendPush {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws Error when the job must be retried */
  async execute({ subscriptionId, event, paymentId, refundId, at }: Push): Promise<void> {
    const { clock, payments, sender, subscriptions } = this.#deps;
    if (clock.now().getTime() - Date.parse(at) > oldestMs) return;
    const to = await subscriptions.live(subscriptionId);
    const payment = await payments.find(paymentId);
    // What the browser may know is checked again: a subscription may have passed to another merchant meanwhile.
    if (to === null || payment === null || to.merchantId !== payment.merchantId) return;
    const amount = refundId === null ? payment.amount : await payments.amountOfRefund(refundId);
    if (amount === null) return;
    const { language } = to;
    const message = messageFor(event, { payment, amount, language }, this.#deps);
    const outcome = await sender.send(to, message);
    if (outcome === 'GONE') await subscriptions.removeById(subscriptionId);
  }
}
