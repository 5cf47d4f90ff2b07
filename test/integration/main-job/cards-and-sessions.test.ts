import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { answerChallenge, cards, leavePage, payOnPage } from '#test/support/application/hosted-page.ts';
import { openedMinutesAgo } from '#test/support/application/opened-minutes-ago.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const begin = async (): Promise<OpenCheckout> => shop.openCheckout(await shop.createLink(merchant));
const becomes = async (status: Payment['status'], { paymentId }: OpenCheckout): Promise<Payment> => {
  await shop.drain();
  const payment = await shop.payment(paymentId);
  expect(payment.status).toBe(status);
  return payment;
};

describe('cards', () => {
  it('a declined card is recorded, and another card can pay', async () => {
    const checkout = await begin();
    expect((await payOnPage(checkout.checkoutUrl, cards.insufficientFunds)).status).toBe(402);
    const state = await shop.returnFrom(checkout);
    expect(state.status).toBe('PENDING');
    expect(state.payAgainUrl).not.toBeNull();
    expect((await shop.payment(checkout.paymentId)).lastDeclineCode).toBe('insufficient_funds');

    expect((await payOnPage(checkout.checkoutUrl, cards.paid)).status).toBe(303);
    expect(await becomes('SUCCEEDED', checkout)).toMatchObject({ cardLast4: '4242', late: false });
  });

  it('a passed 3-D Secure challenge pays', async () => {
    const checkout = await begin();
    expect((await payOnPage(checkout.checkoutUrl, cards.challenge)).headers.get('location')).toMatch(
      /challenge$/,
    );
    expect((await shop.returnFrom(checkout)).status).toBe('PENDING');
    await answerChallenge(checkout.checkoutUrl, 'complete');
    await becomes('SUCCEEDED', checkout);
  });

  it('a failed 3-D Secure challenge leaves the checkout open for another card', async () => {
    const checkout = await begin();
    await payOnPage(checkout.checkoutUrl, cards.challenge);
    expect((await answerChallenge(checkout.checkoutUrl, 'fail')).status).toBe(402);
    expect((await shop.returnFrom(checkout)).status).toBe('PENDING');
    await payOnPage(checkout.checkoutUrl, cards.paid);
    await becomes('SUCCEEDED', checkout);
  });

  it('a passed 3-D Secure challenge can still be declined', async () => {
    const checkout = await begin();
    await payOnPage(checkout.checkoutUrl, cards.challengeThenDeclined);
    expect((await answerChallenge(checkout.checkoutUrl, 'complete')).status).toBe(402);
    await shop.returnFrom(checkout);
    expect(await shop.payment(checkout.paymentId)).toMatchObject({
      status: 'PENDING',
      lastDeclineCode: 'generic_decline',
    });
  });
});

describe('sessions', () => {
  it('leaving the provider’s page does not cancel the payment, and a new checkout returns the same page', async () => {
    const link = await shop.createLink(merchant);
    const payer = { customerName: 'Георги Петров', customerEmail: 'georgi@example.com' };
    const first = await shop.openCheckout(link, payer);
    const back = await leavePage(first.checkoutUrl);
    expect(back.headers.get('location')).toContain(`/pay/cancel?link=${link.uniqueToken}`);
    expect((await shop.returnFrom(first)).status).toBe('PENDING');
    expect(await shop.openCheckout(link, payer)).toEqual(first);
  });

  it('another payer on the same SINGLE link waits while the first session is younger than a minute', async () => {
    const link = await shop.createLink(merchant);
    const first = await shop.openCheckout(link, { customerName: 'Първи' });
    const refused = await shop.startCheckout(link, { customerName: 'Втори' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'payments.link-being-paid' } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.body.message).toContain(`${seconds} s`);
    expect(await shop.openCheckout(link, { customerName: 'Първи' })).toEqual(first);
    await payOnPage(first.checkoutUrl, cards.paid);
    await becomes('SUCCEEDED', first);
  });

  it('another payer on the same SINGLE link ends the first session once it is a minute old', async () => {
    const link = await shop.createLink(merchant);
    const first = await shop.openCheckout(link, { customerName: 'Първи' });
    await openedMinutesAgo(shop.database, 1, first);
    const second = await shop.openCheckout(link, { customerName: 'Втори' });
    expect(second.paymentId).not.toBe(first.paymentId);
    expect((await shop.payment(first.paymentId)).status).toBe('CANCELLED');
    expect((await payOnPage(first.checkoutUrl, cards.paid)).status).toBe(410);
    await payOnPage(second.checkoutUrl, cards.paid);
    await becomes('SUCCEEDED', second);
  });

  it('a checkout right after another payer has paid is refused because the link is paid', async () => {
    const link = await shop.createLink(merchant);
    await shop.control.setFault({ kind: 'webhook-drop' });
    const first = await shop.openCheckout(link, { customerName: 'Първи' });
    await shop.control.pay({ session: first.sessionId });
    const refused = await shop.startCheckout(link, { customerName: 'Втори' });
    await shop.control.clearFaults();
    expect(refused.status).toBe(410);
    expect(refused.body).toMatchObject({ code: 'links.already-paid', status: 'PAID' });
    expect((await shop.payment(first.paymentId)).status).toBe('SUCCEEDED');
  });

  it('a cancelled link ends its open session, and the payment is CANCELLED', async () => {
    const link = await shop.createLink(merchant);
    const checkout = await shop.openCheckout(link);
    await merchant.api.post(`/payment-links/${link.id}/cancel`);
    await becomes('CANCELLED', checkout);
    expect((await payOnPage(checkout.checkoutUrl, cards.paid)).status).toBe(410);
  });

  it('an unused session ends CANCELLED, and FAILED after a declined card', async () => {
    const unused = await begin();
    const declined = await begin();
    await payOnPage(declined.checkoutUrl, cards.declined);
    await shop.control.advanceClock(25 * 3_600);
    await becomes('CANCELLED', unused);
    expect(await becomes('FAILED', declined)).toMatchObject({ lastDeclineCode: 'generic_decline' });
    await shop.control.resetClock();
  });
});
