import { describe, expect, it } from 'vitest';
import { endSessionsOfLink, pollPayment } from '#modules/payments/application/jobs.ts';
import { merchantUser, openContext } from './checkout-context.ts';
import { openedSession, settleWith } from './settlement-fixture.ts';

describe('a success', () => {
  it('a success publishes the event for the document after all other effects but the mail that names it', async () => {
    const context = await openedSession();
    context.cardProvider.pay(context.sessionId);
    let jobsBefore = 0;
    let bookedBefore: string[] = [];
    const publish = async () => {
      jobsBefore = context.jobs.all.length;
      bookedBefore = context.ledger.kinds;
    };
    await settleWith(context, context.paymentId, { events: { publish } });
    expect(context.jobs.all.slice(jobsBefore)).toMatchObject([{ data: { kind: 'FIRST_PAYMENT' } }]);
    expect(bookedBefore).toEqual(['PAYMENT']);
  });

  it('a success without a link ends no sessions and is booked', async () => {
    const context = openContext();
    const { paymentId } = await context.checkout({ paymentLinkId: null, actor: merchantUser });
    context.cardProvider.pay(await context.sessionOf(paymentId));
    await context.settle(paymentId);
    expect(context.jobs.of(endSessionsOfLink)).toEqual([]);
    expect(context.linkState.isPaid).toBe(false);
    expect(context.ledger.kinds).toEqual(['PAYMENT']);
    expect(context.published).toEqual(['payments.PaymentSucceeded']);
  });

  it('a success is polled once for the true fee after three seconds', async () => {
    const { jobs, paymentId, clock, cardProvider, sessionId, settle } = await openedSession();
    cardProvider.pay(sessionId);
    await settle(paymentId);
    await settle(paymentId);
    const fee = jobs.all.filter(({ name, key }) => name === pollPayment.name && key === `fee:${paymentId}`);
    expect(fee).toMatchObject([{ data: { paymentId }, at: new Date(clock.now().getTime() + 3_000) }]);
  });
});
