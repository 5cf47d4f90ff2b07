import { describe, expect, it } from 'vitest';
import { merchantMail } from '#modules/merchants/index.ts';
import { endSessionsOfLink, pollPayment } from '#modules/payments/application/jobs.ts';
import { merchantUser, openContext, price } from './checkout-context.ts';
import { openedSession, paidTwice, settleWith } from './settlement-fixture.ts';

describe('the first success of a merchant', () => {
  it('is followed by one mail, and the second by none', async () => {
    const { jobs, first } = await paidTwice(false);
    const mails = jobs.of(merchantMail).filter(({ kind }) => kind === 'FIRST_PAYMENT');
    expect(mails).toMatchObject([{ paymentId: first, fact: 'first', amountMinor: 10_000, currency: 'EUR' }]);
  });
});

describe('a success', () => {
  it('publishes the event from which the document follows after everything else', async () => {
    const context = await openedSession();
    context.cardProvider.pay(context.sessionId);
    let jobsBefore = 0;
    let bookedBefore: string[] = [];
    const publish = async () => {
      jobsBefore = context.jobs.all.length;
      bookedBefore = context.ledger.kinds;
    };
    await settleWith(context, context.paymentId, { events: { publish } });
    expect(jobsBefore).toBe(context.jobs.all.length);
    expect(bookedBefore).toEqual(['PAYMENT']);
  });

  it('without a link ends no sessions and is booked all the same', async () => {
    const context = openContext();
    const { paymentId } = await context.checkout({ linkId: null, actor: merchantUser });
    context.cardProvider.pay(await context.sessionOf(paymentId));
    await context.settle(paymentId);
    expect(context.jobs.of(endSessionsOfLink)).toEqual([]);
    expect(context.linkState.isPaid).toBe(false);
    expect(context.ledger.kinds).toEqual(['PAYMENT']);
    expect(context.published).toEqual(['payments.PaymentSucceeded']);
  });

  it('is looked at for the true fee once, three seconds later', async () => {
    const { jobs, paymentId, clock, cardProvider, sessionId, settle } = await openedSession();
    cardProvider.pay(sessionId);
    await settle(paymentId);
    await settle(paymentId);
    const fee = jobs.all.filter(({ name, key }) => name === pollPayment.name && key === `fee:${paymentId}`);
    expect(fee).toMatchObject([{ data: { paymentId }, at: new Date(clock.now().getTime() + 3_000) }]);
  });
});

describe('live events of a payment', () => {
  it('are one for each change that the merchant sees, and none for the true fee', async () => {
    const { cardProvider, sessionId, settle, paymentId, liveEvents } = await openedSession();
    const seen = [
      { declineCode: 'card_declined' },
      { session: 'COMPLETE', money: 'PAID', intentId: 'pi_1', chargeId: 'ch_1' },
      { fee: { minor: 305, currency: 'EUR' } },
      {},
    ] as const;
    for (const about of seen) {
      cardProvider.change(sessionId, about);
      await settle(paymentId);
    }
    const kinds = liveEvents.published.map((event) => ('kind' in event ? event.kind : 'SUCCESS'));
    expect(kinds).toEqual(['OPENED', 'DECLINED', 'SUCCESS']);
    expect(liveEvents.published.at(-1)).toMatchObject({
      paymentId,
      amountMinor: Number(price.minor),
      currency: 'EUR',
    });
  });

  it('are CHANGED when it ends without money', async () => {
    const { cardProvider, sessionId, settle, paymentId, liveEvents } = await openedSession();
    cardProvider.change(sessionId, { session: 'EXPIRED' });
    await settle(paymentId);
    expect(liveEvents.published.at(-1)).toMatchObject({ kind: 'CHANGED', paymentId });
  });
});
