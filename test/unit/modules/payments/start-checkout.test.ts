import { describe, expect, it } from 'vitest';
import type { SignedIn } from '#kernel/actor.ts';
import { InvalidFields, SignInNeeded } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { endSession, pollPayment } from '#modules/payments/application/jobs.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import {
  AmountDiffers,
  LinkBeingPaid,
  MerchantNotAccepting,
  MerchantNotFound,
  MerchantCannotBePaid,
  PaymentStatusRefused,
  PaymentUnderReview,
} from '#modules/payments/domain/failures.ts';
import { RateMissing } from '#modules/rates/domain/failures.ts';
import { merchantUser, openContext, price } from './checkout-context.ts';

const two = 2 * 60_000;
const someone = { customerEmail: 'one@example.com' };
const another = { customerEmail: 'two@example.com' };

describe('a checkout', () => {
  it('a checkout stores a PENDING payment with the first order number and enqueues its poll job', async () => {
    const { checkout, recordOf, jobs } = openContext();
    const { paymentId, checkoutUrl } = await checkout();
    expect(await recordOf(paymentId)).toMatchObject({
      status: 'PENDING',
      orderNumber: 1,
      attempts: [{ status: 'OPEN', checkoutUrl, providerRequest: { paymentId } }],
    });
    expect(jobs.of(pollPayment)).toEqual([{ paymentId }]);
  });

  it('the request to the provider is stored before the provider is called', async () => {
    const { checkout, cardProvider, recordOf } = openContext();
    cardProvider.failNext('openCheckout', new ProviderAway(new Error('timeout')));
    await expect(checkout()).rejects.toThrow(ProviderAway);
    expect(await recordOf(1)).toMatchObject({
      attempts: [{ status: 'PREPARED', providerRequest: { paymentId: 1 } }],
    });
  });

  it('the same payer on a SINGLE link gets the same session', async () => {
    const { checkout, cardProvider } = openContext();
    cardProvider.failNext('openCheckout', new ProviderAway(new Error('timeout')));
    await expect(checkout(someone)).rejects.toThrow(ProviderAway);
    const first = await checkout(someone);
    expect(await checkout(someone)).toEqual(first);
    expect(first.paymentId).toBe(1);
    expect(cardProvider.openSessions).toEqual(['cs_1']);
  });

  it('another payer on a SINGLE link waits a minute, and then the first session ends', async () => {
    const { checkout, clock, cardProvider, recordOf } = openContext();
    const { paymentId } = await checkout(someone);
    await expect(checkout(another)).rejects.toThrow(LinkBeingPaid);
    clock.advance(60_000 - 1);
    await expect(checkout(another)).rejects.toThrow(LinkBeingPaid);
    clock.advance(1);
    const second = await checkout(another);
    expect(second.paymentId).not.toBe(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED' });
    expect(cardProvider.openSessions).toHaveLength(1);
  });

  it('the browser that began a payment goes on with it at once, and its last form counts', async () => {
    const { checkout, cardProvider, recordOf } = openContext();
    const buyer = { name: 'Тест', taxId: '175074752', vatNumber: null, address: 'София', country: 'BG' };
    const { paymentId, begun, checkoutUrl, isResumed } = await checkout({ ...someone, buyer });
    expect(isResumed).toBe(false);
    const begunKey = begun!.key;
    const empty = await checkout({ begunKey });
    expect(empty).toEqual({ paymentId, checkoutUrl, begun, isResumed: true });
    expect(await recordOf(paymentId)).toMatchObject({ ...someone, buyer });
    await checkout({ ...another, begunKey });
    expect(await recordOf(paymentId)).toMatchObject({ ...another, buyer: null });
    await expect(checkout({ ...someone, begunKey: crypto.randomUUID() })).rejects.toThrow(LinkBeingPaid);
    await expect(checkout(someone)).rejects.toThrow(LinkBeingPaid);
    expect(cardProvider.openSessions).toHaveLength(1);
  });

  it('no browser keeps a key of a link that many pay', async () => {
    const { checkout } = openContext({ link: { isSingle: false } });
    expect((await checkout(someone)).begun).toBeNull();
  });

  it('another payer’s checkout settles the first session when it was paid meanwhile', async () => {
    const { checkout, clock, cardProvider, sessionOf, recordOf } = openContext();
    const { paymentId } = await checkout(someone);
    cardProvider.pay(await sessionOf(paymentId));
    clock.advance(two);
    await checkout(another);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('a REUSABLE link ends the oldest sessions of a network that has more than three', async () => {
    const { checkout, jobs } = openContext({ link: { isSingle: false } });
    const first = await checkout({ ip: '10.0.0.1' });
    for (const customerEmail of ['b', 'c', 'd']) await checkout({ ip: '10.0.0.1', customerEmail });
    expect(jobs.of(endSession)).toEqual([{ paymentId: first.paymentId }]);
    await checkout({ ip: '10.0.0.2' });
    expect(jobs.of(endSession)).toHaveLength(1);
  });
});

describe('a repeated Idempotency-Key', () => {
  it('a repeated Idempotency-Key returns the same session', async () => {
    const { checkout } = openContext({ link: { isSingle: false } });
    const first = await checkout({ requestKey: 'once' });
    expect(await checkout({ requestKey: 'once' })).toEqual(first);
  });

  it('the Idempotency-Key of a payment that ended without money starts another payment', async () => {
    const { checkout, cardProvider, sessionOf, settle } = openContext({ link: { isSingle: false } });
    const { paymentId } = await checkout({ requestKey: 'once' });
    cardProvider.change(await sessionOf(paymentId), { session: 'EXPIRED' });
    await settle(paymentId);
    expect((await checkout({ requestKey: 'once' })).paymentId).not.toBe(paymentId);
  });

  it('the Idempotency-Key of a paid payment is refused', async () => {
    const { checkout, cardProvider, sessionOf, settle } = openContext({ link: { isSingle: false } });
    const { paymentId } = await checkout({ requestKey: 'once' });
    cardProvider.pay(await sessionOf(paymentId));
    await settle(paymentId);
    await expect(checkout({ requestKey: 'once' })).rejects.toThrow(PaymentStatusRefused);
  });
});

describe('refused checkouts', () => {
  const refusal = async (
    context: ReturnType<typeof openContext>,
    about: Parameters<typeof context.checkout>[0] = {},
  ): Promise<unknown> => {
    const error: unknown = await context.checkout(about).catch((thrown: unknown) => thrown);
    expect(await context.payments.get(1)).toBeNull();
    expect(context.cardProvider.calls).toEqual([]);
    return error;
  };

  it('a checkout for a merchant that does not exist is refused', async () => {
    expect(await refusal(openContext(), { merchantId: 4 })).toBeInstanceOf(MerchantNotFound);
  });

  it('a checkout without a link is refused unless its own merchant asks', async () => {
    expect(await refusal(openContext(), { paymentLinkId: null })).toBeInstanceOf(SignInNeeded);
    const actor = { ...merchantUser, merchantId: 4 } as SignedIn;
    expect(await refusal(openContext(), { paymentLinkId: null, actor })).toBeInstanceOf(MerchantNotFound);
  });

  it('a checkout for an amount that no card can be charged is refused', async () => {
    const about = { paymentLinkId: null, actor: merchantUser, amount: Money.ofMinor(1, 'EUR') };
    expect(await refusal(openContext(), about)).toBeInstanceOf(InvalidFields);
  });

  it('a checkout for a merchant that does not accept payments is refused', async () => {
    const context = openContext({ merchant: { isAccepting: false } });
    expect(await refusal(context)).toBeInstanceOf(MerchantNotAccepting);
  });

  it('a checkout for another amount than that of the link is refused', async () => {
    expect(await refusal(openContext(), { amount: price.plus(price) })).toBeInstanceOf(AmountDiffers);
  });

  it('a checkout without an exchange rate is refused', async () => {
    const dollars = Money.ofMinor(10_000, 'USD');
    const context = openContext({ link: { amount: dollars, chargeAmount: dollars } });
    expect(await refusal(context, { amount: dollars })).toBeInstanceOf(RateMissing);
  });

  it('a checkout is refused when charges need a connected account and the merchant has none', async () => {
    const context = openContext();
    context.providerSettings.isRouted = true;
    expect(await refusal(context)).toBeInstanceOf(MerchantCannotBePaid);
  });

  it('a checkout is refused while captured money of its SINGLE link waits for a decision', async () => {
    const { checkout, cardProvider, sessionOf, settle } = openContext();
    const { paymentId } = await checkout();
    cardProvider.pay(await sessionOf(paymentId), { amountMinor: 9_900 });
    await settle(paymentId);
    await expect(checkout(another)).rejects.toThrow(PaymentUnderReview);
  });
});
