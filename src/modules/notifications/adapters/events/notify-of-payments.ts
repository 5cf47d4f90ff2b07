import { subscription, type Subscription } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { DisputeOpened, PaymentSucceeded, RefundFailed } from '#modules/payments/index.ts';
import { wantsMail } from '../../application/mail-choices-of-merchant.ts';
import { notification } from '../../application/notify-of-payment.ts';
import type { Choices } from '../../ports/choices.ts';
import type { PushSubscriptions } from '../../ports/push-subscriptions.ts';

type Deps = Readonly<{
  choices: Pick<Choices, 'mailsOf'>;
  jobs: Jobs;
  subscriptions: Pick<PushSubscriptions, 'isAny'>;
}>;

/**
 * Run in the transaction of the fact: they only enqueue, and only where a browser or a mail may follow. A payment that is
 * refunded at once, because its link or invoice was paid before, is no received payment.
 */
export const notifyOfPayments = (deps: Deps): Subscription[] => [
  subscription(PaymentSucceeded, async (payment) => {
    const { paymentId, merchantId, duplicateOf, overpaid, succeededAt, recordedAt = succeededAt } = payment;
    if (duplicateOf !== null || overpaid) return;
    const isWanted =
      (await deps.subscriptions.isAny(merchantId)) || (await wantsMail(deps, merchantId, 'PAYMENT_RECEIVED'));
    if (!isWanted) return;
    await deps.jobs.enqueue(notification, {
      event: 'PAYMENT_RECEIVED',
      paymentId,
      refundId: null,
      at: recordedAt.toISOString(),
    });
  }),
  subscription(RefundFailed, ({ paymentId, refundId, failedAt }) =>
    deps.jobs.enqueue(notification, {
      event: 'REFUND_FAILED',
      paymentId,
      refundId,
      at: failedAt.toISOString(),
    }),
  ),
  subscription(DisputeOpened, ({ paymentId, openedAt }) =>
    deps.jobs.enqueue(notification, {
      event: 'DISPUTE_OPENED',
      paymentId,
      refundId: null,
      at: openedAt.toISOString(),
    }),
  ),
];
