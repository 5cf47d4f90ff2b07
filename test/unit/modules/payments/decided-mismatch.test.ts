import { describe, expect, it } from 'vitest';
import { merchantMail } from '#modules/merchants/index.ts';
import { sendRefund } from '#modules/payments/application/jobs.ts';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import { MismatchIsDecided, NoMismatch } from '#modules/payments/domain/failures.ts';
import { away } from './actors.ts';
import { mismatched } from './mismatch-fixture.ts';

describe('decided mismatches', () => {
  it.each(['ACCEPT', 'GIVE_BACK'] as const)(
    'an accepted mismatch is a sale, and a later %s is refused',
    async (resolution) => {
      const { resolve, ledger, audited } = await mismatched();
      await resolve('ACCEPT');
      await expect(resolve(resolution)).rejects.toThrow(NoMismatch);
      expect(ledger.kinds).toEqual(['PAYMENT']);
      expect(audited).toHaveLength(1);
    },
  );

  it.each(['ACCEPT', 'GIVE_BACK'] as const)(
    'a refunded mismatch stays refunded, and a later %s is refused',
    async (resolution) => {
      const { resolve, refundsMade, audited } = await mismatched();
      await resolve('GIVE_BACK');
      await expect(resolve(resolution)).rejects.toThrow(MismatchIsDecided);
      expect(refundsMade()).toBe(1);
      expect(audited).toHaveLength(1);
    },
  );

  it.each(['ACCEPT', 'GIVE_BACK'] as const)(
    'a repeated %s that was decided is done, once, also while the provider is away',
    async (resolution) => {
      const { resolve, repeat, cardProvider, refundsMade, audited } = await mismatched();
      await resolve(resolution);
      cardProvider.failNext('fetchCheckoutState', away());
      await repeat(resolution);
      expect(refundsMade()).toBe(resolution === 'GIVE_BACK' ? 1 : 0);
      expect(audited).toHaveLength(1);
    },
  );

  it('a repeated decision that was not made is made', async () => {
    const { repeat, refundsMade, audited } = await mismatched();
    await repeat('GIVE_BACK');
    expect(refundsMade()).toBe(1);
    expect(audited).toHaveLength(1);
  });

  it('a repeated decision is refused when another one was made', async () => {
    const { resolve, repeat, refundsMade } = await mismatched();
    await resolve('ACCEPT');
    await expect(repeat('GIVE_BACK')).rejects.toThrow(NoMismatch);
    expect(refundsMade()).toBe(0);
  });

  it('two different decisions at the same time have one outcome', async () => {
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

  it('two decisions at the same time to refund a mismatch refund it once', async () => {
    const { resolve, refundsMade, ledger } = await mismatched();
    const outcomes = await Promise.allSettled([resolve('GIVE_BACK'), resolve('GIVE_BACK')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(refundsMade()).toBe(1);
    expect(ledger.balanceOf('MISMATCH_HOLD')).toBe(0n);
  });

  it('a mismatch that changes between fetch and lock is decided with the new amount', async () => {
    const { resolve, settle, cardProvider, sessionId, paymentId, recordOf } = await mismatched();
    cardProvider.beforeAnswer = async () => {
      cardProvider.change(sessionId, { amountMinor: 9_800 });
      await settle(paymentId);
    };
    await resolve('ACCEPT');
    expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED', chargeAmount: { minor: 9_800n } });
  });

  it('a mismatch refunded whole in the provider’s dashboard cannot be decided', async () => {
    const { resolve, settle, cardProvider, sessionId, paymentId, recordOf } = await mismatched();
    const refund = {
      providerRefundId: 're_9',
      key: null,
      amountMinor: 9_900,
      currency: 'EUR',
      failureReason: null,
    } as const;
    cardProvider.change(sessionId, { refunds: [{ ...refund, status: 'SUCCEEDED' }] });
    await settle(paymentId);
    expect(await recordOf(paymentId)).toMatchObject({ status: 'CANCELLED', mismatchResolution: 'GIVE_BACK' });
    await expect(resolve('GIVE_BACK')).rejects.toThrow(MismatchIsDecided);
  });
});

describe('refunded mismatches', () => {
  it.each(['failNext', 'failAfterNext'] as const)(
    'a mismatch refund is sent once by its job when the provider is away (%s)',
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

  it('a mismatch refund that the provider refused can be requested again and is held once', async () => {
    const { resolve, cardProvider, recordOf, paymentId, jobs, ledger } = await mismatched();
    cardProvider.failNext('refund', new ProviderRefused('insufficient_funds'));
    await resolve('GIVE_BACK');
    expect(await recordOf(paymentId)).toMatchObject({
      status: 'PROCESSING',
      refunds: [{ status: 'FAILED' }],
    });
    expect(jobs.of(merchantMail)).toMatchObject([{ kind: 'REFUND_FAILED', amountMinor: 9_900 }]);
    await expect(resolve('ACCEPT')).rejects.toThrow(MismatchIsDecided);
    await resolve('GIVE_BACK');
    expect(await recordOf(paymentId)).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ status: 'FAILED' }, { status: 'SUCCEEDED' }],
    });
    expect(ledger.kinds).toEqual(['MISMATCH_HELD', 'REFUND']);
  });

  it('a defect while a mismatch refund is sent is thrown', async () => {
    const { resolve, cardProvider } = await mismatched();
    cardProvider.failNext('refund', new TypeError('broken'));
    await expect(resolve('GIVE_BACK')).rejects.toThrow('broken');
  });
});
