import { describe, expect, it, vi } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { CheckoutContested, LinkBeingPaid, PaymentStatusRefused } from '#modules/payments/domain/failures.ts';
import { LinkGone, LinkNotFound } from '#src/modules/links/domain/failures.ts';
import { away } from './actors.ts';
import { openContext } from './checkout-context.ts';

const someone = { customerEmail: 'one@example.com' };
const another = { customerEmail: 'two@example.com' };
const minuteMs = 60_000;
const reusable = { link: { isSingle: false } } as const;

describe('refused checkouts', () => {
  it('thirty checkouts a minute are allowed for one network; other networks and own programs are not affected', async () => {
    const { checkout, rateLimits, payments } = openContext(reusable);
    for (let time = 0; time < 30; time += 1) await rateLimits.takeCheckout('10.0.0.1');
    await expect(checkout({ ip: '10.0.0.1' })).rejects.toThrow(RateLimited);
    expect(await payments.get(1)).toBeNull();
    await checkout({ ip: '10.0.0.2' });
    await checkout();
    expect(await payments.get(2)).not.toBeNull();
  });

  it.each([
    ['can no longer be paid', new LinkGone('PAID')],
    ['is not one of the merchant', new LinkNotFound()],
  ])('a checkout whose link %s is refused', async (_, failure) => {
    const { checkout, links, payments, cardProvider } = openContext();
    vi.spyOn(links, 'forCheckout').mockRejectedValue(failure);
    await expect(checkout()).rejects.toThrow(failure);
    expect(await payments.get(1)).toBeNull();
    expect(cardProvider.calls).toEqual([]);
  });

  it('a checkout is refused while the provider is away and another payer’s session must end', async () => {
    const { checkout, clock, cardProvider, payments, recordOf } = openContext();
    const { paymentId } = await checkout(someone);
    clock.advance(minuteMs);
    cardProvider.failNext('endCheckout', away());
    await expect(checkout(another)).rejects.toThrow(ProviderAway);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
    expect(await payments.get(paymentId + 1)).toBeNull();
  });

  it('a checkout is refused when other payers open the link again after three attempts', async () => {
    const { checkout, clock, payments } = openContext();
    const { paymentId } = await checkout(someone);
    const taken = await payments.get(paymentId);
    clock.advance(minuteMs);
    const open = vi.spyOn(payments, 'openOfLink').mockResolvedValue(taken);
    await expect(checkout(another)).rejects.toThrow(CheckoutContested);
    expect(open).toHaveBeenCalledTimes(3);
    expect(await payments.get(paymentId + 1)).toBeNull();
  });

  it('a checkout is refused with at most sixty seconds to wait while another payer’s session is young', async () => {
    const { checkout, clock } = openContext();
    await checkout(someone);
    await expect(checkout(another)).rejects.toMatchObject({ retryAfterSeconds: 60 });
    clock.advance(minuteMs - 1);
    const error: unknown = await checkout(another).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LinkBeingPaid);
    expect(error).toMatchObject({ retryAfterSeconds: 1 });
  });
});

describe('checkouts and provider failures', () => {
  it('a session opened without an answer is returned when the Idempotency-Key is repeated', async () => {
    const { checkout, cardProvider, payments } = openContext(reusable);
    cardProvider.failAfterNext('openCheckout', away());
    await expect(checkout({ requestKey: 'once' })).rejects.toThrow(ProviderAway);
    expect(await checkout({ requestKey: 'once' })).toMatchObject({ paymentId: 1 });
    expect(cardProvider.openSessions).toEqual(['cs_1']);
    expect(await payments.get(2)).toBeNull();
  });

  it('a payment whose session the provider refuses is FAILED, and its Idempotency-Key starts another', async () => {
    const { checkout, cardProvider, recordOf } = openContext();
    cardProvider.failNext('openCheckout', new ProviderRefused('account_closed'));
    await expect(checkout({ requestKey: 'once' })).rejects.toThrow(ProviderRefused);
    expect(await recordOf(1)).toMatchObject({ status: 'FAILED', attempts: [{ status: 'REFUSED' }] });
    expect(await checkout({ requestKey: 'once' })).toMatchObject({ paymentId: 2 });
    expect(await recordOf(1)).toMatchObject({ requestKey: null });
  });
});

describe('a repeated Idempotency-Key', () => {
  it('the Idempotency-Key of a payment that waits for a decision is refused without another session', async () => {
    const { checkout, cardProvider, sessionOf, settle, payments } = openContext(reusable);
    const { paymentId } = await checkout({ requestKey: 'once' });
    cardProvider.pay(await sessionOf(paymentId), { amountMinor: 9_900 });
    await settle(paymentId);
    const error: unknown = await checkout({ requestKey: 'once' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PaymentStatusRefused);
    expect(error).toMatchObject({ details: { from: 'PROCESSING', to: 'PENDING' } });
    expect(await payments.get(paymentId + 1)).toBeNull();
  });
});
