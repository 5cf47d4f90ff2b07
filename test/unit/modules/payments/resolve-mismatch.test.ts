import { describe, expect, it } from 'vitest';
import { anonymous, system, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import { sendRefund } from '#modules/payments/application/jobs.ts';
import { ResolveMismatch } from '#modules/payments/application/resolve-mismatch.ts';
import {
  MismatchIsDecided,
  MismatchNotAcceptable,
  NoMismatch,
  PaymentNotFound,
  ProviderAway,
  ProviderRefused,
} from '#modules/payments/domain/failures.ts';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import { admin, away, userWith } from './actors.ts';
import { merchantId, merchantUser, openContext } from './checkout-context.ts';

type Resolution = 'ACCEPT' | 'GIVE_BACK';

const opened = async () => {
  const context = openContext();
  const { paymentId } = await context.checkout();
  const sessionId = await context.sessionOf(paymentId);
  const resolveMismatch = new ResolveMismatch({ ...context, send: context.sendRefund });
  const resolve = (resolution: Resolution, actor: Actor = admin, id = paymentId) =>
    resolveMismatch.execute({ actor, paymentId: id, resolution, note: null });
  return { ...context, paymentId, sessionId, resolve };
};

/** Captured money that differs from what was asked, 99 euro in place of 100 unless the test says otherwise. */
const mismatched = async (about: Partial<CheckoutSnapshot> = { amountMinor: 9_900 }) => {
  const context = await opened();
  context.cardProvider.pay(context.sessionId, about);
  await context.settle(context.paymentId);
  const { refundsOf } = context.cardProvider;
  return { ...context, refundsMade: () => refundsOf.call(context.cardProvider, context.sessionId).length };
};

describe('captured money that is not as asked', () => {
  it.each([
    ['less', 9_900],
    ['more', 10_100],
  ])('and %s is the price once an administrator accepts it', async (_, amountMinor) => {
    const { resolve, recordOf, paymentId, ledger, audited, published } = await mismatched({ amountMinor });
    await resolve('ACCEPT');
    const money = { minor: BigInt(amountMinor) };
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED', price: money, charge: money });
    expect(ledger.kinds).toEqual(['PAYMENT']);
    expect(published).toEqual(['payments.PaymentSucceeded']);
    expect(audited).toEqual(['payment.mismatch-resolved']);
  });

  it.each([
    ['an operator', { kind: 'operator', name: 'ada' }],
    ['the product', system('tests')],
  ] as const)('goes back at once, and nothing is sold, when %s gives it back', async (_, actor) => {
    const { resolve, recordOf, paymentId, ledger, published, refundsMade } = await mismatched();
    await resolve('GIVE_BACK', actor);
    expect(await recordOf(paymentId)).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ state: 'SUCCEEDED', amount: { minor: 9_900n } }],
    });
    expect(refundsMade()).toBe(1);
    expect(ledger.kinds).toEqual(['MISMATCH_HELD', 'REFUND']);
    expect(published).toEqual([]);
  });
});

describe('a decision about captured money is refused, and nothing changes,', () => {
  const refused = async (
    { resolve, recordOf, paymentId, ledger, audited }: Awaited<ReturnType<typeof opened>>,
    resolution: Resolution,
    ...asked: [Actor?, number?]
  ): Promise<unknown> => {
    const before = await recordOf(paymentId);
    const error: unknown = await resolve(resolution, ...asked).catch((thrown: unknown) => thrown);
    expect(await recordOf(paymentId)).toEqual(before);
    expect([ledger.kinds, audited]).toEqual([[], []]);
    return error;
  };

  it.each([
    ['without a sign-in', anonymous, SignInNeeded],
    ['to the merchant', merchantUser, NotAllowed],
    ['to the role SUPPORT', userWith('SUPPORT'), NotAllowed],
    ['to the role ACCOUNTANT', userWith('ACCOUNTANT', merchantId), NotAllowed],
  ])('%s, also for a payment that does not exist', async (_, actor, failure) => {
    const context = await mismatched();
    expect(await refused(context, 'GIVE_BACK', actor)).toBeInstanceOf(failure);
    expect(await refused(context, 'GIVE_BACK', actor, 99)).toBeInstanceOf(failure);
  });

  it('for a payment that does not exist', async () => {
    expect(await refused(await mismatched(), 'ACCEPT', admin, 99)).toBeInstanceOf(PaymentNotFound);
  });

  it.each(['ACCEPT', 'GIVE_BACK'] as const)(
    'for a payment that has captured nothing: %s',
    async (resolution) => {
      expect(await refused(await opened(), resolution)).toBeInstanceOf(NoMismatch);
    },
  );

  it.each([
    ['another currency', { currency: 'USD' }],
    ['the reference of another payment', { reference: '99' }],
    ['the key of another session', { key: 'another' }],
    ['the live mode in a test installation', { liveMode: true }],
    ['another amount and another currency', { amountMinor: 9_900, currency: 'USD' }],
  ])('when money with %s is to be accepted', async (_, about) => {
    expect(await refused(await mismatched(about), 'ACCEPT')).toBeInstanceOf(MismatchNotAcceptable);
  });

  it('when another sum than that of a written invoice is to be accepted', async () => {
    const context = await mismatched();
    context.linkState.isForInvoice = true;
    expect(await refused(context, 'ACCEPT')).toBeInstanceOf(MismatchNotAcceptable);
  });

  it.each(['ACCEPT', 'GIVE_BACK'] as const)(
    'when the money is in a currency that no charge has: %s',
    async (resolution) => {
      const context = await mismatched({ currency: 'GBP' });
      expect(await refused(context, resolution)).toBeInstanceOf(MismatchNotAcceptable);
    },
  );

  it('while the provider does not answer what was captured', async () => {
    const context = await mismatched();
    context.cardProvider.failNext('fetchCheckoutState', away());
    expect(await refused(context, 'ACCEPT')).toBeInstanceOf(ProviderAway);
  });
});

describe('captured money that was decided about', () => {
  it.each(['ACCEPT', 'GIVE_BACK'] as const)(
    'once accepted is a sale, and %s is refused',
    async (resolution) => {
      const { resolve, ledger, audited } = await mismatched();
      await resolve('ACCEPT');
      await expect(resolve(resolution)).rejects.toThrow(NoMismatch);
      expect(ledger.kinds).toEqual(['PAYMENT']);
      expect(audited).toHaveLength(1);
    },
  );

  it.each(['ACCEPT', 'GIVE_BACK'] as const)(
    'once given back stays so, and %s is refused',
    async (resolution) => {
      const { resolve, refundsMade, audited } = await mismatched();
      await resolve('GIVE_BACK');
      await expect(resolve(resolution)).rejects.toThrow(MismatchIsDecided);
      expect(refundsMade()).toBe(1);
      expect(audited).toHaveLength(1);
    },
  );

  it('differently by two administrators at the same time has one outcome', async () => {
    const { resolve, recordOf, paymentId, refundsMade, ledger } = await mismatched();
    const outcomes = await Promise.allSettled([resolve('ACCEPT'), resolve('GIVE_BACK')]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: expect.any(NoMismatch) },
    ]);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED', refunds: [] });
    expect(refundsMade()).toBe(0);
    expect(ledger.kinds).toEqual(['PAYMENT']);
  });

  it('by two administrators who give it back at the same time goes back once', async () => {
    const { resolve, refundsMade, ledger } = await mismatched();
    const outcomes = await Promise.allSettled([resolve('GIVE_BACK'), resolve('GIVE_BACK')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(refundsMade()).toBe(1);
    expect(ledger.balanceOf('MISMATCH_HOLD')).toBe(0n);
  });

  it('is decided with the amount that the provider says after a change between fetch and lock', async () => {
    const { resolve, settle, cardProvider, sessionId, paymentId, recordOf } = await mismatched();
    cardProvider.beforeAnswer = async () => {
      cardProvider.change(sessionId, { amountMinor: 9_800 });
      await settle(paymentId);
    };
    await resolve('ACCEPT');
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED', charge: { minor: 9_800n } });
  });

  it('is decided about no more when it went back whole at the dashboard of the provider', async () => {
    const { resolve, settle, cardProvider, sessionId, paymentId, recordOf } = await mismatched();
    const refund = { providerRefundId: 're_9', key: null, amountMinor: 9_900, failureReason: null } as const;
    cardProvider.change(sessionId, { refunds: [{ ...refund, state: 'SUCCEEDED' }] });
    await settle(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED', mismatchResolution: 'GIVE_BACK' });
    await expect(resolve('GIVE_BACK')).rejects.toThrow(MismatchIsDecided);
  });
});

describe('captured money that is given back', () => {
  it.each(['failNext', 'failAfterNext'] as const)(
    'goes back once by its job when the provider is away (%s)',
    async (fail) => {
      const { resolve, cardProvider, sendRefund: send, jobs, refundsMade, ledger } = await mismatched();
      cardProvider[fail]('refund', away());
      await resolve('GIVE_BACK');
      await send.execute(jobs.of(sendRefund)[0]!);
      await send.execute(jobs.of(sendRefund)[0]!);
      expect(refundsMade()).toBe(1);
      expect(ledger.kinds).toEqual(['MISMATCH_HELD', 'REFUND']);
    },
  );

  it('is asked for again after the provider has refused it for good, and held once', async () => {
    const { resolve, cardProvider, recordOf, paymentId, jobs, ledger } = await mismatched();
    cardProvider.failNext('refund', new ProviderRefused('insufficient_funds'));
    await resolve('GIVE_BACK');
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PROCESSING', refunds: [{ state: 'FAILED' }] });
    expect(jobs.of(merchantMail)).toMatchObject([{ kind: 'REFUND_FAILED', amountMinor: 9_900 }]);
    await expect(resolve('ACCEPT')).rejects.toThrow(MismatchIsDecided);
    await resolve('GIVE_BACK');
    expect(await recordOf(paymentId)).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ state: 'FAILED' }, { state: 'SUCCEEDED' }],
    });
    expect(ledger.kinds).toEqual(['MISMATCH_HELD', 'REFUND']);
  });

  it('is reported as a defect of the product when sending the refund breaks', async () => {
    const { resolve, cardProvider } = await mismatched();
    cardProvider.failNext('refund', new TypeError('broken'));
    await expect(resolve('GIVE_BACK')).rejects.toThrow('broken');
  });
});
