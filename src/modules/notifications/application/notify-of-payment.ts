import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import type { PushEvent } from '../domain/events.ts';
import type { Choices } from '../ports/choices.ts';
import type { NotifiedPayment, NotifiedPayments } from '../ports/notified-payments.ts';
import type { PushSubscriptions } from '../ports/push-subscriptions.ts';
import { wantsMail } from './mail-choices-of-merchant.ts';
import { push } from './send-push.ts';

/** `at`: ISO 8601, when it happened. */
export type Notification = Readonly<{
  event: PushEvent;
  paymentId: number;
  refundId: number | null;
  at: string;
}>;

/** Notifies a merchant of a payment after the commit: enqueue it in the transaction of the fact. */
export const notification = jobType<Notification>('notifications.notify', 5);

type Deps = Readonly<{
  choices: Choices;
  jobs: Jobs;
  payments: NotifiedPayments;
  subscriptions: PushSubscriptions;
  work: UnitOfWork;
}>;

/** Enqueues one push for each browser, and the mail about a received payment where the merchant wants it. */
export class NotifyOfPayment {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ event, paymentId, refundId, at }: Notification): Promise<void> {
    const { jobs, payments, subscriptions, work } = this.#deps;
    const payment = await payments.find(paymentId);
    if (payment === null) return;
    await work.transact(async () => {
      await subscriptions.removeEnded(payment.merchantId);
      for (const subscriptionId of await subscriptions.idsFor(
        payment.merchantId,
        event,
        payment.linkCreatedBy,
      ))
        await jobs.enqueue(push, { subscriptionId, event, paymentId, refundId, at });
      if (event === 'PAYMENT_RECEIVED') await this.#mail(payment);
    });
  }

  async #mail({ merchantId, paymentId, orderNumber, amount }: NotifiedPayment): Promise<void> {
    if (!(await wantsMail(this.#deps, merchantId, 'PAYMENT_RECEIVED'))) return;
    await this.#deps.jobs.enqueue(merchantMail, {
      kind: 'PAYMENT_RECEIVED',
      fact: `payment-${paymentId}`,
      merchantId,
      paymentId,
      number: String(orderNumber),
      amountMinor: Number(amount.minor),
      currency: amount.currency,
    });
  }
}
