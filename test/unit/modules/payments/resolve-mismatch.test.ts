import { describe, expect, it } from 'vitest';
import { anonymous, system, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { MismatchNotAcceptable, NoMismatch, PaymentNotFound } from '#modules/payments/domain/failures.ts';
import { admin, away, userWith } from './actors.ts';
import { merchantId, merchantUser } from './checkout-context.ts';
import { mismatched, undecided, type Resolution } from './mismatch-fixture.ts';

describe('mismatches', () => {
  it.each([
    ['less', 9_900],
    ['more', 10_100],
  ])(
    'a captured amount of %s than asked becomes the amount once an administrator accepts it',
    async (_, amountMinor) => {
      const { resolve, recordOf, paymentId, ledger, audited, published } = await mismatched({ amountMinor });
      await resolve('ACCEPT');
      const money = { minor: BigInt(amountMinor) };
      expect(await recordOf(paymentId)).toMatchObject({
        status: 'SUCCEEDED',
        amount: money,
        chargeAmount: money,
      });
      expect(ledger.kinds).toEqual(['PAYMENT']);
      expect(published).toEqual(['payments.PaymentSucceeded']);
      expect(audited).toEqual(['payment.mismatch-resolved']);
    },
  );

  it.each([
    ['an operator', { kind: 'operator', name: 'ada' }],
    ['the product', system('tests')],
  ] as const)(
    'captured money is refunded at once and nothing is sold when %s decides so',
    async (_, actor) => {
      const { resolve, recordOf, paymentId, ledger, published, refundsMade } = await mismatched();
      await resolve('GIVE_BACK', actor);
      expect(await recordOf(paymentId)).toMatchObject({
        status: 'CANCELLED',
        refunds: [{ status: 'SUCCEEDED', amount: { minor: 9_900n } }],
      });
      expect(refundsMade()).toBe(1);
      expect(ledger.kinds).toEqual(['MISMATCH_HELD', 'REFUND']);
      expect(published).toEqual([]);
    },
  );
});

describe('refused mismatch decisions', () => {
  const refused = async (
    { resolve, recordOf, paymentId, ledger, audited }: Awaited<ReturnType<typeof undecided>>,
    resolution: Resolution,
    ...parameters: [Actor?, number?]
  ): Promise<unknown> => {
    const before = await recordOf(paymentId);
    const error: unknown = await resolve(resolution, ...parameters).catch((thrown: unknown) => thrown);
    expect(await recordOf(paymentId)).toEqual(before);
    expect([ledger.kinds, audited]).toEqual([[], []]);
    return error;
  };

  it.each([
    ['without a sign-in', anonymous, SignInNeeded],
    ['to the merchant', merchantUser, NotAllowed],
    ['to the role SUPPORT', userWith('SUPPORT'), NotAllowed],
    ['to the role ACCOUNTANT', userWith('ACCOUNTANT', merchantId), NotAllowed],
  ])('a mismatch decision is refused %s, also for a missing payment', async (_, actor, failure) => {
    const context = await mismatched();
    expect(await refused(context, 'GIVE_BACK', actor)).toBeInstanceOf(failure);
    expect(await refused(context, 'GIVE_BACK', actor, 99)).toBeInstanceOf(failure);
  });

  it('a mismatch decision for a missing payment is refused', async () => {
    expect(await refused(await mismatched(), 'ACCEPT', admin, 99)).toBeInstanceOf(PaymentNotFound);
  });

  it.each(['ACCEPT', 'GIVE_BACK'] as const)(
    'the decision %s is refused for a payment that captured nothing',
    async (resolution) => {
      expect(await refused(await undecided(), resolution)).toBeInstanceOf(NoMismatch);
    },
  );

  it('a mismatch decision is refused when the provider refused to open the only session', async () => {
    const context = await undecided();
    context.cardProvider.failNext('openCheckout', new ProviderRefused('account_closed'));
    const withoutLink = context.checkout({ paymentLinkId: null, actor: merchantUser });
    await expect(withoutLink).rejects.toThrow(ProviderRefused);
    const paymentId = context.paymentId + 1;
    const error = await refused({ ...context, paymentId }, 'GIVE_BACK', admin, paymentId);
    expect(error).toBeInstanceOf(NoMismatch);
  });

  it.each([
    ['another currency', { currency: 'USD' }],
    ['the reference of another payment', { reference: '99' }],
    ['the key of another session', { key: 'another' }],
    ['the live mode in a test installation', { liveMode: true }],
    ['another amount and another currency', { amountMinor: 9_900, currency: 'USD' }],
  ])('accepting captured money with %s is refused', async (_, about) => {
    expect(await refused(await mismatched(about), 'ACCEPT')).toBeInstanceOf(MismatchNotAcceptable);
  });

  it('accepting another amount than that of a written invoice is refused', async () => {
    const context = await mismatched();
    context.linkState.isForInvoice = true;
    expect(await refused(context, 'ACCEPT')).toBeInstanceOf(MismatchNotAcceptable);
  });

  it.each(['ACCEPT', 'GIVE_BACK'] as const)(
    'the decision %s is refused for money in a currency that no charge has',
    async (resolution) => {
      const context = await mismatched({ currency: 'GBP' });
      expect(await refused(context, resolution)).toBeInstanceOf(MismatchNotAcceptable);
    },
  );

  it('a mismatch decision is refused while the provider does not answer', async () => {
    const context = await mismatched();
    context.cardProvider.failNext('fetchCheckoutState', away());
    expect(await refused(context, 'ACCEPT')).toBeInstanceOf(ProviderAway);
  });
});
