import { afterAll, beforeAll, expect, it } from 'vitest';
import { EndCheckoutSession } from '#modules/payments/application/end-checkout-session.ts';
import { EndCheckoutSessionsOfLink } from '#modules/payments/application/end-checkout-sessions-of-link.ts';
import { HandleWebhookEvent } from '#modules/payments/application/handle-webhook-event.ts';
import { PollPayment } from '#modules/payments/application/poll-payment.ts';
import { SendRefund } from '#modules/payments/application/send-refund.ts';
import { system } from '#kernel/actor.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

const missing = 999_999;

it('a job of a payment that a rollback removed ends without an error', async () => {
  const { application } = shop;
  await application.resolve(PollPayment).execute({ paymentId: missing });
  await application.resolve(SendRefund).execute({ paymentId: missing, refundId: missing });
  await application.resolve(EndCheckoutSession).execute({ actor: system('tests'), paymentId: missing });
  await application
    .resolve(EndCheckoutSessionsOfLink)
    .execute({ paymentLinkId: missing, exceptPaymentId: null });
  await application.resolve(HandleWebhookEvent).execute({ inboxId: missing });
  expect(await shop.database.rows(`select id from pgboss.job where name = 'payments.look'`)).toEqual([]);
});
