import { describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import { RateMissing } from '#modules/rates/domain/failures.ts';
import { InMemoryFeeSchedules } from '#test/fakes/in-memory-fee-schedules.ts';
import { openedSession, paidTwice, settleWith } from './settlement-fixture.ts';

describe('a second success', () => {
  it('a second success on a REUSABLE link is a sale of its own', async () => {
    const { recordOf, second, ledger } = await paidTwice(false);
    expect(await recordOf(second)).toMatchObject({ status: 'SUCCEEDED', duplicateOf: null, refunds: [] });
    expect(ledger.kinds).toEqual(['PAYMENT', 'PAYMENT']);
  });

  it('a second success on a SINGLE link with an accepted other amount refunds the captured amount', async () => {
    const { recordOf, first, second, settlePayment } = await paidTwice(true, { amountMinor: 9_900 });
    const decision = { resolution: 'ACCEPT', note: null, providerKey: 'unused' } as const;
    await settlePayment.execute({ actor: system('tests'), paymentId: second, decision });
    expect(await recordOf(second)).toMatchObject({
      status: 'SUCCEEDED',
      duplicateOf: first,
      refunds: [{ reason: 'DUPLICATE', amount: { minor: 9_900n } }],
    });
  });
});

describe('the fees of a payment', () => {
  const schedule = (validFrom: string, platformBasisPoints: number) => ({
    currency: 'EUR' as const,
    validFrom: businessDate(validFrom),
    platformBasisPoints,
    providerBasisPoints: 290,
    providerFixedMinor: 15,
  });

  it.each([
    ['2026-11-19T21:59:59Z', 150n],
    ['2026-11-19T22:00:00Z', 200n],
  ])('the fees of a payment are those of the Sofia day on which it was paid: %s', async (paidAt, minor) => {
    const context = await openedSession();
    context.cardProvider.pay(context.sessionId, { paidAt: new Date(paidAt) });
    const feeSchedules = new InMemoryFeeSchedules([schedule('2026-11-20', 200), schedule('2026-01-01', 150)]);
    await settleWith(context, context.paymentId, { feeSchedules });
    expect(await context.recordOf(context.paymentId)).toMatchObject({ fees: { platformFee: { minor } } });
  });

  it('fees in leva and in euro follow the schedule of their currency', async () => {
    const levs = Money.ofMinor(10_000, 'BGN');
    const euro = Money.ofMinor(5_113, 'EUR');
    const link = { amount: levs, chargeAmount: euro, fxRate: '1.95583' };
    const { cardProvider, sessionId, settle, paymentId, recordOf } = await openedSession({ link });
    cardProvider.pay(sessionId);
    await settle(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({
      fees: { platformFee: { minor: 150n, currency: 'BGN' }, merchantFee: { minor: 320n } },
      chargeFees: { platformFee: { minor: 77n, currency: 'EUR' }, merchantFee: { minor: 163n } },
    });
  });

  it('a payment without a fee schedule for its day is unchanged until the schedule exists', async () => {
    const context = await openedSession();
    const { cardProvider, sessionId, paymentId, recordOf, ledger, settle } = context;
    cardProvider.pay(sessionId);
    const feeSchedules = new InMemoryFeeSchedules([]);
    await expect(settleWith(context, paymentId, { feeSchedules })).rejects.toThrow(RateMissing);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
    expect(ledger.kinds).toEqual([]);
    expect(await settle(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

describe('mismatches', () => {
  it.each([
    ['AMOUNT', { amountMinor: 10_001 }],
    ['CURRENCY', { currency: 'USD' }],
    ['REFERENCE', { reference: '2' }],
    ['KEY', { key: 'another' }],
    ['MODE', { liveMode: true }],
  ])(
    'captured money with another %s pays no link and causes no booking, mail or document',
    async (difference, about) => {
      const { cardProvider, sessionId, settle, paymentId, recordOf, ledger, jobs, ...context } =
        await openedSession();
      cardProvider.pay(sessionId, about);
      await settle(paymentId);
      expect(await recordOf(paymentId)).toMatchObject({
        status: 'PROCESSING',
        mismatch: `AMOUNT_MISMATCH:${difference}`,
      });
      expect([ledger.kinds, context.published, jobs.of(merchantMail)]).toEqual([[], [], []]);
      expect(context.linkState.isPaid).toBe(false);
    },
  );
});
