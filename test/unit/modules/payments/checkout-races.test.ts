import { describe, expect, it, vi } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import {
  CheckoutContested,
  LinkBeingPaid,
  PaymentStatusRefused,
  ProviderAway,
  ProviderRefused,
} from '#modules/payments/domain/failures.ts';
import { LinkGone, LinkNotFound } from '#src/modules/links/domain/failures.ts';
import { away } from './actors.ts';
import { openContext } from './checkout-context.ts';

const someone = { customerEmail: 'one@example.com' };
const another = { customerEmail: 'two@example.com' };
const twoMinutesMs = 2 * 60_000;
const reusable = { link: { isSingle: false } } as const;

describe('a checkout is refused, and nothing is stored,', () => {
  it('after thirty checkouts of one network in a minute, but not to other networks and own programs', async () => {
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
  ])('when its link %s', async (_, failure) => {
    const { checkout, links, payments, cardProvider } = openContext();
    vi.spyOn(links, 'forCheckout').mockRejectedValue(failure);
    await expect(checkout()).rejects.toThrow(failure);
    expect(await payments.get(1)).toBeNull();
    expect(cardProvider.calls).toEqual([]);
  });

  it('when the session of another payer is older than two minutes and the provider is away', async () => {
    const { checkout, clock, cardProvider, payments, recordOf } = openContext();
    const { paymentId } = await checkout(someone);
    clock.advance(twoMinutesMs);
    cardProvider.failNext('endCheckout', away());
    await expect(checkout(another)).rejects.toThrow(ProviderAway);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
    expect(await payments.get(paymentId + 1)).toBeNull();
  });

  it('when other payers open the link again after each of three tries', async () => {
    const { checkout, clock, payments } = openContext();
    const { paymentId } = await checkout(someone);
    const taken = await payments.get(paymentId);
    clock.advance(twoMinutesMs);
    const open = vi.spyOn(payments, 'open').mockResolvedValue(taken);
    await expect(checkout(another)).rejects.toThrow(CheckoutContested);
    expect(open).toHaveBeenCalledTimes(3);
    expect(await payments.get(paymentId + 1)).toBeNull();
  });

  it('with the seconds to wait, at most sixty, while another payer may be typing a card number', async () => {
    const { checkout, clock } = openContext();
    await checkout(someone);
    await expect(checkout(another)).rejects.toMatchObject({ retryAfterSeconds: 60 });
    clock.advance(twoMinutesMs - 1);
    const error: unknown = await checkout(another).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(LinkBeingPaid);
    expect(error).toMatchObject({ retryAfterSeconds: 1 });
  });
});

describe('a checkout whose session the provider', () => {
  it('opens under a lost answer is the same session when it is repeated with its Idempotency-Key', async () => {
    const { checkout, cardProvider, payments } = openContext(reusable);
    cardProvider.failAfterNext('openCheckout', away());
    await expect(checkout({ requestKey: 'once' })).rejects.toThrow(ProviderAway);
    expect(await checkout({ requestKey: 'once' })).toMatchObject({ paymentId: 1 });
    expect(cardProvider.openSessions).toEqual(['cs_1']);
    expect(await payments.get(2)).toBeNull();
  });

  it('refuses for good is FAILED, and its Idempotency-Key starts another', async () => {
    const { checkout, cardProvider, recordOf } = openContext();
    cardProvider.failNext('openCheckout', new ProviderRefused('account_closed'));
    await expect(checkout({ requestKey: 'once' })).rejects.toThrow(ProviderRefused);
    expect(await recordOf(1)).toMatchObject({ status: 'FAILED', attempts: [{ status: 'REFUSED' }] });
    expect(await checkout({ requestKey: 'once' })).toMatchObject({ paymentId: 2 });
    expect(await recordOf(1)).toMatchObject({ requestKey: null });
  });
});

describe('a repeated Idempotency-Key', () => {
  it('of money that waits for a decision is refused, and no other session is opened', async () => {
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
