import { describe, expect, it, vi } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { AttachSession } from '#modules/payments/application/attach-session.ts';
import { ProcessPayment } from '#modules/payments/application/process-payment.ts';
import {
  CheckoutContested,
  MerchantMayNotAct,
  MerchantNotAccepting,
  MerchantWithoutAccount,
  PaymentNotFound,
  PaymentStateRefused,
  PaymentUnderReview,
  ProviderAway,
  ProviderRefused,
  RateMissing,
} from '#modules/payments/domain/failures.ts';
import { LinkGone } from '#src/modules/links/domain/failures.ts';
import { InMemoryFeeSchedules } from '#test/fakes/in-memory-fee-schedules.ts';
import { admin, away, otherMerchantUser, userWith } from './actors.ts';
import { merchantId, merchantUser, openContext } from './checkout-context.ts';

type Context = ReturnType<typeof openContext>;
type Deps = ConstructorParameters<typeof ProcessPayment>[0];

/** A payment whose session is open. */
const opened = async (context: Context = openContext()) => {
  const { paymentId, checkoutUrl } = await context.checkout();
  const sessionId = await context.sessionOf(paymentId);
  const { cardProvider } = context;
  const process = (actor: Actor = merchantUser, deps: Partial<Deps> = {}, id = paymentId) =>
    new ProcessPayment({ ...context, attach: new AttachSession(context), ...deps }).execute({
      actor,
      paymentId: id,
    });
  const expire = (): void => cardProvider.change(sessionId, { session: 'EXPIRED' });
  const attempts = async () => (await context.recordOf(paymentId)).attempts;
  const callsOf = (name: string): number => cardProvider.calls.filter((call) => call === name).length;
  const merchant = (await context.merchants.byId(merchantId))!;
  return { ...context, paymentId, checkoutUrl, sessionId, process, expire, attempts, callsOf, merchant };
};

describe('a PENDING payment that is processed', () => {
  it('is paid at its open session', async () => {
    const { process, paymentId, checkoutUrl } = await opened();
    expect(await process()).toEqual({ paymentId, checkoutUrl });
  });

  it('asks the provider once in two seconds whether its session is still open', async () => {
    const { process, callsOf, clock } = await opened();
    await process();
    await process();
    expect(callsOf('fetchCheckoutState')).toBe(1);
    clock.advance(2_000);
    await process();
    expect(callsOf('fetchCheckoutState')).toBe(2);
  });

  it('gets another session under another key once its session has expired', async () => {
    const { process, expire, attempts, paymentId, recordOf, cardProvider } = await opened();
    expire();
    const { checkoutUrl } = await process();
    const [first, second] = await attempts();
    expect([first, second]).toMatchObject([{ state: 'ENDED' }, { state: 'OPEN', checkoutUrl }]);
    expect(second!.providerKey).not.toBe(first!.providerKey);
    expect(cardProvider.openSessions).toEqual([second!.sessionId]);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it('opens its prepared session under the stored key when the answer of the first call was lost', async () => {
    const context = openContext();
    context.cardProvider.failAfterNext('openCheckout', away());
    await expect(context.checkout()).rejects.toThrow(ProviderAway);
    const attach = new AttachSession(context);
    await new ProcessPayment({ ...context, attach }).execute({ actor: merchantUser, paymentId: 1 });
    expect((await context.recordOf(1)).attempts).toMatchObject([{ state: 'OPEN', sessionId: 'cs_1' }]);
    expect(context.cardProvider.openSessions).toEqual(['cs_1']);
  });

  it('names the account that it began on in every call', async () => {
    const context = openContext({ merchant: { providerAccount: 'acct_1' } });
    context.providerSettings.isRouted = true;
    const { process, expire, cardProvider, sessionId, attempts } = await opened(context);
    const fetch = vi.spyOn(cardProvider, 'fetchCheckoutState');
    const open = vi.spyOn(cardProvider, 'openCheckout');
    expire();
    await process();
    const { providerKey, providerRequest } = (await attempts())[1]!;
    expect(fetch.mock.calls).toEqual([[sessionId, 'acct_1']]);
    expect(open.mock.calls).toEqual([[providerKey, providerRequest, 'acct_1']]);
  });
});

describe('processing a payment is refused, and no session is opened,', () => {
  const refusal = async (
    { cardProvider, ...context }: Awaited<ReturnType<typeof opened>>,
    ...asked: Parameters<typeof context.process>
  ): Promise<unknown> => {
    const before = cardProvider.calls.filter((call) => call === 'openCheckout').length;
    const error: unknown = await context.process(...asked).catch((thrown: unknown) => thrown);
    expect(context.callsOf('openCheckout')).toBe(before);
    return error;
  };

  it.each([
    ['without a sign-in', anonymous, SignInNeeded],
    ['to the role SUPPORT', userWith('SUPPORT'), NotAllowed],
    ['to the role ACCOUNTANT', userWith('ACCOUNTANT', merchantId), NotAllowed],
    ['as not found to another merchant', otherMerchantUser, PaymentNotFound],
  ])('%s', async (_, actor, failure) => {
    expect(await refusal(await opened(), actor)).toBeInstanceOf(failure);
  });

  it('for a payment that does not exist', async () => {
    expect(await refusal(await opened(), admin, {}, 99)).toBeInstanceOf(PaymentNotFound);
  });

  it('to a merchant that may not act, while an administrator still gets the open session', async () => {
    const context = await opened();
    Object.assign(context.merchant, { isAccepting: false });
    expect(await refusal(context)).toBeInstanceOf(MerchantMayNotAct);
    expect(await context.process(admin)).toMatchObject({ checkoutUrl: context.checkoutUrl });
  });

  it('also to an administrator when the session has expired and the merchant takes no money', async () => {
    const context = await opened();
    Object.assign(context.merchant, { isAccepting: false });
    context.expire();
    expect(await refusal(context, admin)).toBeInstanceOf(MerchantNotAccepting);
    expect(await context.attempts()).toMatchObject([{ state: 'OPEN' }]);
  });

  it.each([
    ['SUCCEEDED', {}],
    ['PROCESSING', { amountMinor: 9_900 }],
    ['FAILED', { money: 'NONE', declineCode: 'card_declined' }],
    ['CANCELLED', { session: 'EXPIRED', money: 'NONE' }],
  ] as const)('for a payment that is %s', async (status, about) => {
    const context = await opened();
    context.cardProvider.pay(context.sessionId, about);
    await context.settle(context.paymentId);
    const error = await refusal(context);
    expect(error).toBeInstanceOf(PaymentStateRefused);
    expect(error).toMatchObject({ details: { from: status, to: 'PENDING' } });
  });

  it.each([
    ['SUCCEEDED', 'PAID'],
    ['PROCESSING', 'PROCESSING'],
  ] as const)(
    'and the payment is settled as %s, when its session turns out to be over',
    async (status, money) => {
      const context = await opened();
      context.cardProvider.pay(context.sessionId, { money });
      expect(await refusal(context)).toMatchObject({ details: { from: status } });
      expect(await context.recordOf(context.paymentId)).toMatchObject({ status });
    },
  );
});

describe('a payment whose session has expired keeps it, and is refused another,', () => {
  const refused = async (context: Awaited<ReturnType<typeof opened>>, deps: Partial<Deps> = {}) => {
    context.expire();
    const error: unknown = await context.process(admin, deps).catch((thrown: unknown) => thrown);
    expect((await context.attempts()).map(({ state }) => state)).toEqual(['OPEN']);
    expect(context.cardProvider.openSessions).toEqual([]);
    return error;
  };

  it('when its link can no longer be paid', async () => {
    const context = await opened();
    const forCheckout = async () => {
      throw new LinkGone('CANCELLED');
    };
    const links = { ...context.links, forCheckout };
    expect(await refused(context, { links })).toBeInstanceOf(LinkGone);
  });

  it('when money captured for its SINGLE link waits for a decision', async () => {
    const context = openContext({ link: { isSingle: false } });
    const { paymentId } = await context.checkout();
    context.cardProvider.pay(await context.sessionOf(paymentId), { amountMinor: 9_900 });
    await context.settle(paymentId);
    const links = { ...context.links, forCheckout: async () => ({ ...context.link, isSingle: true }) };
    expect(await refused(await opened(context), { links })).toBeInstanceOf(PaymentUnderReview);
  });

  it('when its merchant has another account by now, or none', async () => {
    const context = await opened();
    context.providerSettings.isRouted = true;
    expect(await refused(context)).toBeInstanceOf(MerchantWithoutAccount);
    Object.assign(context.merchant, { providerAccount: 'acct_1' });
    context.clock.advance(2_000);
    expect(await refused(context)).toBeInstanceOf(CheckoutContested);
  });

  it('when no fee schedule is known', async () => {
    const feeSchedules = new InMemoryFeeSchedules([]);
    expect(await refused(await opened(), { feeSchedules })).toBeInstanceOf(RateMissing);
  });

  it('when the provider does not answer whether it is open', async () => {
    const context = await opened();
    context.cardProvider.failNext('fetchCheckoutState', away());
    expect(await refused(context)).toBeInstanceOf(ProviderAway);
  });
});

describe('a payment that changes while it is processed', () => {
  it('gets no other session when it is settled between the fetch and the lock', async () => {
    const { process, expire, cardProvider, settle, paymentId, recordOf, callsOf } = await opened();
    expire();
    cardProvider.beforeAnswer = async () => void (await settle(paymentId));
    await expect(process()).rejects.toThrow(CheckoutContested);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED', attempts: [{ state: 'ENDED' }] });
    expect(callsOf('openCheckout')).toBe(1);
  });

  it('gets one other session when two calls find its session expired', async () => {
    const { process, expire, cardProvider, clock, attempts } = await opened();
    expire();
    cardProvider.beforeAnswer = async () => {
      clock.advance(2_000);
      await process();
    };
    await expect(process()).rejects.toThrow(CheckoutContested);
    expect(await attempts()).toMatchObject([{ state: 'ENDED' }, { state: 'OPEN' }]);
    expect(cardProvider.openSessions).toHaveLength(1);
  });

  it.each(['failNext', 'failAfterNext'] as const)(
    'gets one other session when the provider is away and the call is repeated (%s)',
    async (fail) => {
      const { process, expire, cardProvider, attempts } = await opened();
      expire();
      cardProvider[fail]('openCheckout', away());
      await expect(process()).rejects.toThrow(ProviderAway);
      expect(await attempts()).toMatchObject([{ state: 'ENDED' }, { state: 'PREPARED' }]);
      const { checkoutUrl } = await process();
      expect(await attempts()).toMatchObject([{ state: 'ENDED' }, { state: 'OPEN', checkoutUrl }]);
      expect(cardProvider.openSessions).toHaveLength(1);
    },
  );

  it('is FAILED when the provider refuses the other session for good', async () => {
    const { process, expire, cardProvider, recordOf, paymentId } = await opened();
    expire();
    cardProvider.failNext('openCheckout', new ProviderRefused('account_closed'));
    await expect(process()).rejects.toThrow(ProviderRefused);
    expect(await recordOf(paymentId)).toMatchObject({
      status: 'FAILED',
      attempts: [{ state: 'ENDED' }, { state: 'REFUSED', lastError: 'account_closed' }],
    });
  });
});
