import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { anonymous, system, type SignedIn } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { Money } from '#kernel/money.ts';
import { sendRefund } from '#modules/payments/application/jobs.ts';
import type { RequestRefund } from '#modules/payments/application/request-refund.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import {
  DisputeIsOpen,
  MerchantMayNotAct,
  NothingPaid,
  NothingToRefund,
  PaymentNotFound,
  RefundAboveLimit,
  RefundFound,
} from '#modules/payments/domain/failures.ts';
import { merchantId, merchantUser, openContext } from './checkout-context.ts';

type Command = Parameters<RequestRefund['execute']>[0];
type Facts = Parameters<typeof openContext>[0];

const opened = async (facts: Facts = {}) => {
  const context = openContext(facts);
  const { paymentId, sessionId } = await context.paidPayment();
  const refund = (about: Partial<Command> = {}) =>
    context.requestRefund.execute({
      actor: merchantUser,
      paymentId,
      amount: undefined,
      reason: 'REQUESTED_BY_CUSTOMER',
      note: null,
      requestKey: null,
      ...about,
    });
  return { ...context, paymentId, sessionId, refund };
};

const away = (): ProviderAway => new ProviderAway(new Error('timeout'));

describe('a requested refund', () => {
  it('a refund without an amount refunds all that is left, is booked once and audited', async () => {
    const { refund, paymentId, recordOf, ledger, audited, published, jobs, cardProvider, sessionId } =
      await opened();
    expect(await refund()).toMatchObject({ status: 'SUCCEEDED', amount: { minor: 10_000n } });
    expect(await recordOf(paymentId)).toMatchObject({ refundedMinor: 10_000n });
    expect(cardProvider.refundsOf(sessionId)).toHaveLength(1);
    expect(ledger.kinds).toEqual(['PAYMENT', 'REFUND']);
    expect(published).toContain('payments.PaymentRefunded');
    expect(audited).toContain('payment.refund-requested');
    const { id } = (await recordOf(paymentId)).refunds[0]!;
    expect(jobs.of(sendRefund)).toContainEqual({ paymentId, refundId: id });
  });

  it('several partial refunds never exceed the paid amount', async () => {
    const { refund, ledger } = await opened();
    await refund({ amount: 60 });
    await expect(refund({ amount: 40.01 })).rejects.toThrow(NothingToRefund);
    await refund({ amount: 40 });
    for (const amount of [undefined, 0.01, 999_999])
      await expect(refund({ amount })).rejects.toMatchObject({
        code: 'payments.all-refunded',
        details: { refundable: 0, currency: 'EUR' },
      });
    expect(ledger.kinds).toEqual(['PAYMENT', 'REFUND', 'REFUND']);
  });

  it('one of two refunds at the same time, each of more than half, is refused', async () => {
    const { refund, cardProvider, sessionId } = await opened();
    const results = await Promise.allSettled([refund({ amount: 60 }), refund({ amount: 60 })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(cardProvider.refundsOf(sessionId)).toHaveLength(1);
  });

  it('the same request key twice makes one refund and returns it twice', async () => {
    const { refund, cardProvider, sessionId } = await opened();
    const first = await refund({ amount: 10, requestKey: 'once' });
    const again = await refund({ amount: 10, requestKey: 'once' });
    expect(again.id).toBe(first.id);
    expect(cardProvider.refundsOf(sessionId)).toHaveLength(1);
  });

  it('a refund stays REQUESTED while the provider is away, and its job sends it once', async () => {
    const { refund, cardProvider, jobs, sendRefund: send, recordOf, paymentId, sessionId } = await opened();
    cardProvider.failNext('refund', away());
    expect(await refund()).toMatchObject({ status: 'REQUESTED' });
    await send.execute(jobs.of(sendRefund)[0]!);
    await send.execute(jobs.of(sendRefund)[0]!);
    expect(await recordOf(paymentId)).toMatchObject({ refunds: [{ status: 'SUCCEEDED' }] });
    expect(cardProvider.refundsOf(sessionId)).toHaveLength(1);
  });

  it('a failed refund that is found at the provider refuses the next one with RefundFound', async () => {
    const { refund, cardProvider, sessionId, recordOf, paymentId } = await opened();
    cardProvider.failNext('refund', new ProviderRefused('charge_disputed'));
    expect(await refund()).toMatchObject({ status: 'FAILED', failureReason: 'charge_disputed' });
    const { providerKey } = (await recordOf(paymentId)).refunds[0]!;
    const made = {
      providerRefundId: 're_9',
      key: providerKey,
      amountMinor: 10_000,
      currency: 'EUR',
      failureReason: null,
    } as const;
    cardProvider.change(sessionId, { refunds: [{ ...made, status: 'SUCCEEDED' }] });
    await expect(refund()).rejects.toThrow(RefundFound);
    expect(await recordOf(paymentId)).toMatchObject({
      refunds: [{ status: 'SUCCEEDED' }],
      refundedMinor: 10_000n,
    });
  });
});

describe('a preview of a refund', () => {
  it('a preview says what the refund does, refusals included, and stores nothing', async () => {
    const { refund, requestRefund, recordOf, paymentId } = await opened();
    const outcome = (about: Promise<{ minor: bigint }>) =>
      about.then(
        ({ minor }) => minor,
        (error: { code: string }) => error.code,
      );
    for (const amount of [100.01, 60, 40.01, undefined, 0.01]) {
      const before = await recordOf(paymentId);
      const command = { paymentId, amount, reason: 'OTHER', note: null, requestKey: null } as const;
      const previewed = await outcome(requestRefund.preview({ ...command, actor: merchantUser }));
      expect(await recordOf(paymentId)).toEqual(before);
      expect(await outcome(refund({ amount }).then((made) => made.amount))).toBe(previewed);
    }
  });
});

describe('refused refunds', () => {
  it('a refund is refused without a sign-in, without the role and for another merchant’s payment', async () => {
    const { refund } = await opened();
    await expect(refund({ actor: anonymous })).rejects.toThrow(SignInNeeded);
    await expect(refund({ actor: { ...merchantUser, role: 'ACCOUNTANT' } as SignedIn })).rejects.toThrow(
      NotAllowed,
    );
    await expect(refund({ actor: { ...merchantUser, role: 'SUPPORT' } as SignedIn })).rejects.toThrow(
      NotAllowed,
    );
    await expect(refund({ actor: { ...merchantUser, merchantId: 4 } as SignedIn })).rejects.toThrow(
      PaymentNotFound,
    );
  });

  it('a suspended merchant cannot refund, and an administrator can', async () => {
    const context = openContext();
    const { paymentId } = await context.paidPayment();
    Object.assign((await context.merchants.byId(3))!, { isAccepting: false });
    const command = { paymentId, amount: 1, reason: 'OTHER', note: null, requestKey: null } as const;
    await expect(context.requestRefund.execute({ ...command, actor: merchantUser })).rejects.toThrow(
      MerchantMayNotAct,
    );
    const admin = { ...merchantUser, role: 'ADMIN', merchantId: null } as SignedIn;
    expect(await context.requestRefund.execute({ ...command, actor: admin })).toMatchObject({
      status: 'SUCCEEDED',
    });
  });

  it('a refund of a missing or not SUCCEEDED payment is refused', async () => {
    const { refund, checkout } = await opened();
    await expect(refund({ paymentId: 99 })).rejects.toThrow(PaymentNotFound);
    const { paymentId } = await checkout();
    await expect(refund({ paymentId })).rejects.toThrow(NothingPaid);
  });

  it('a refund is refused while a dispute is open', async () => {
    const { refund, cardProvider, sessionId, settle, paymentId, clock } = await opened();
    const dispute = {
      providerDisputeId: 'dp_1',
      amountMinor: 10_000,
      currency: 'EUR',
      reason: 'fraudulent',
      isInquiry: false,
    } as const;
    const since = { fee: null, isUnderReview: false, evidenceDueAt: null, openedAt: clock.now() };
    cardProvider.change(sessionId, { disputes: [{ ...dispute, ...since, status: 'OPEN' }] });
    await settle(paymentId);
    await expect(refund()).rejects.toThrow(DisputeIsOpen);
  });

  it('refunds above 1,000 euro of one payment need a recent proof of the password', async () => {
    const price = Money.ofMinor(200_000, 'EUR');
    const context = openContext({ link: { amount: price, chargeAmount: price } });
    const { paymentId } = await context.checkout({ amount: price });
    context.cardProvider.pay(await context.sessionOf(paymentId));
    await context.settle(paymentId);
    const refund = (amount: number, actor: Command['actor']) =>
      context.requestRefund.execute({
        actor,
        paymentId,
        amount,
        reason: 'OTHER',
        note: null,
        requestKey: null,
      });
    await refund(900, merchantUser);
    await expect(refund(200, merchantUser)).rejects.toThrow(ProofNeeded);
    const proved = { ...merchantUser, provedAt: context.clock.now() } as SignedIn;
    expect(await refund(200, proved)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await refund(200, system('tests'))).toMatchObject({ status: 'SUCCEEDED' });
  });
});

describe('refunds of many payments within an hour', () => {
  const price = Money.ofMinor(99_900, 'EUR');
  const key: Command['actor'] = { kind: 'key', keyId: 'k1', merchantId, scopes: ['refunds:write'] };
  const opening = async (count: number) => {
    const context = openContext({ link: { amount: price, chargeAmount: price, isSingle: false } });
    const ids: number[] = [];
    for (let made = 0; made < count; made += 1) {
      const { paymentId } = await context.checkout({ amount: price });
      context.cardProvider.pay(await context.sessionOf(paymentId));
      await context.settle(paymentId);
      ids.push(paymentId);
    }
    const refund = (place: number, amount: number, actor: Command['actor'] = merchantUser) =>
      context.requestRefund.execute({
        actor,
        paymentId: ids[place]!,
        amount,
        reason: 'OTHER',
        note: null,
        requestKey: null,
      });
    return { ...context, refund };
  };

  it.each([[[999, 1, 0.01]], [[400, 400, 200.01]], [[1.01, 998.99, 0.01]]])(
    'a person needs a recent proof for the refund that exceeds 1,000 euro together: %j',
    async (amounts) => {
      const { refund, clock } = await opening(amounts.length);
      const last = amounts.length - 1;
      for (const [place, amount] of amounts.slice(0, -1).entries()) await refund(place, amount);
      await expect(refund(last, amounts[last]!)).rejects.toThrow(ProofNeeded);
      const proved = { ...merchantUser, provedAt: clock.now() } as SignedIn;
      expect(await refund(last, amounts[last]!, proved)).toMatchObject({ status: 'SUCCEEDED' });
    },
  );

  it('fifty small refunds need a proof from the sum of 1,000 euro on, and none an hour later', async () => {
    const { refund, clock } = await opening(3);
    for (let made = 0; made < 50; made += 1) await refund(made % 2, 20);
    await expect(refund(2, 0.01)).rejects.toThrow(ProofNeeded);
    // Another person has a sum of its own; the command line has none.
    await refund(2, 900, { ...merchantUser, userId: 12 } as SignedIn);
    await refund(2, 1, { kind: 'operator', name: 'root' });
    clock.advance(3_599_999);
    await expect(refund(2, 0.01)).rejects.toThrow(ProofNeeded);
    clock.advance(1);
    expect(await refund(2, 0.01)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('an API key refunds 5,000 euro within an hour, and then learns how long to wait', async () => {
    const { refund, clock } = await opening(6);
    for (const place of [0, 1, 2, 3, 4]) await refund(place, 999, key);
    await refund(5, 5, key);
    clock.advance(600_000);
    await expect(refund(5, 0.01, key)).rejects.toMatchObject({
      code: 'payments.key-refund-limit',
      kind: 'limited',
      retryAfterSeconds: 3_000,
    });
    expect(await refund(5, 0.01)).toMatchObject({ status: 'SUCCEEDED' });
    clock.advance(3_000_000);
    expect(await refund(5, 0.01, key)).toMatchObject({ status: 'SUCCEEDED' });
  });
});

describe('refunds by a MANAGER', () => {
  const price = Money.ofMinor(10_000, 'USD');
  const managing = async (refundLimitMinor: number | null) => {
    const context = openContext({ link: { amount: price, chargeAmount: price } });
    const rate = {
      currency: 'USD',
      day: businessDate('2026-11-20'),
      perEuro: '1.25',
      source: 'tests',
    } as const;
    await context.exchangeRates.add(rate);
    const { paymentId } = await context.checkout({ amount: price });
    context.cardProvider.pay(await context.sessionOf(paymentId));
    await context.settle(paymentId);
    const manager = { ...merchantUser, merchantRole: 'MANAGER', refundLimitMinor } as SignedIn;
    const refund = (amount: number | undefined, actor: Command['actor'] = manager) =>
      context.requestRefund.execute({
        actor,
        paymentId,
        amount,
        reason: 'OTHER',
        note: null,
        requestKey: null,
      });
    return { refund };
  };

  it('a MANAGER refunds one payment up to the limit in total, at the rate of the payment', async () => {
    const { refund } = await managing(5_000);
    await refund(30);
    // 62.51 dollars are 50.01 euro.
    await expect(refund(32.51)).rejects.toThrow(RefundAboveLimit);
    expect(await refund(32.5)).toMatchObject({ status: 'SUCCEEDED' });
    await expect(refund(0.02)).rejects.toThrow(RefundAboveLimit);
  });

  it('all that is left counts against the limit, and so do refunds of the OWNER, who has none', async () => {
    const { refund } = await managing(5_000);
    await expect(refund(undefined)).rejects.toMatchObject({
      code: 'payments.refund-limit',
      kind: 'forbidden',
      params: { amount: '50', currency: 'EUR' },
    });
    expect(await refund(80, merchantUser)).toMatchObject({ status: 'SUCCEEDED' });
    await expect(refund(1)).rejects.toThrow(RefundAboveLimit);
    expect(await refund(undefined, merchantUser)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('a MANAGER without a limit refunds nothing', async () => {
    const { refund } = await managing(null);
    await expect(refund(1)).rejects.toThrow(RefundAboveLimit);
  });

  it.each(['CASHIER', 'VIEWER', 'BOOKKEEPER', null] as const)(
    'a member with the role %s cannot refund',
    async (merchantRole) => {
      const { refund } = await managing(5_000);
      await expect(refund(1, { ...merchantUser, merchantRole } as SignedIn)).rejects.toThrow(NotAllowed);
    },
  );
});

describe('a stored refund that is sent', () => {
  const waiting = async () => {
    const context = await opened();
    context.cardProvider.failNext('refund', away());
    const refund = await context.refund();
    return {
      ...context,
      send: () => context.sendRefund.execute({ paymentId: context.paymentId, refundId: refund.id! }),
    };
  };

  it('sending a refund throws while the provider does not answer, so that its job retries', async () => {
    const { send, cardProvider, recordOf, paymentId } = await waiting();
    cardProvider.failNext('refund', away());
    await expect(send()).rejects.toThrow(ProviderAway);
    expect(await recordOf(paymentId)).toMatchObject({
      refunds: [{ status: 'REQUESTED', providerAttempt: 1 }],
    });
  });

  it('a refund is sent under the next key when the provider stored an error under the last one', async () => {
    const { send, cardProvider, recordOf, paymentId, sessionId } = await waiting();
    cardProvider.failNext('refund', 'STORED_ERROR');
    await expect(send()).rejects.toThrow(ProviderAway);
    expect(await recordOf(paymentId)).toMatchObject({
      refunds: [{ status: 'REQUESTED', providerAttempt: 2 }],
    });
    await send();
    expect(cardProvider.refundsOf(sessionId)).toHaveLength(1);
    expect(await recordOf(paymentId)).toMatchObject({ refunds: [{ status: 'SUCCEEDED' }] });
  });

  it('a refund made by the provider without an answer is found and not sent again', async () => {
    const { send, cardProvider, recordOf, paymentId, sessionId } = await waiting();
    const { providerKey: key } = (await recordOf(paymentId)).refunds[0]!;
    const made = {
      providerRefundId: 're_7',
      amountMinor: 10_000,
      currency: 'EUR',
      status: 'SUCCEEDED',
      failureReason: null,
    } as const;
    cardProvider.change(sessionId, { refunds: [{ ...made, key }] });
    const calls = cardProvider.calls.length;
    await send();
    expect(cardProvider.calls.slice(calls)).not.toContain('refund');
    expect(await recordOf(paymentId)).toMatchObject({
      refunds: [{ providerRefundId: 're_7', status: 'SUCCEEDED' }],
    });
  });

  it('a refund that the provider refuses is FAILED, and the merchant gets a mail', async () => {
    const { send, cardProvider, recordOf, paymentId, jobs } = await waiting();
    cardProvider.failNext('refund', new ProviderRefused('charge_disputed'));
    await send();
    expect(await recordOf(paymentId)).toMatchObject({
      refunds: [{ status: 'FAILED', failureReason: 'charge_disputed' }],
    });
    const refundId = (await recordOf(paymentId)).refunds[0]!.id!;
    const mail = jobs.all.findLast(({ data }) => 'fact' in data);
    expect(mail?.data).toMatchObject({
      kind: 'REFUND_FAILED',
      fact: `refund-${refundId}`,
      amountMinor: 10_000,
    });
  });

  it('sending a refund of a missing payment calls no provider', async () => {
    const { sendRefund: send, cardProvider } = openContext();
    await send.execute({ paymentId: 99, refundId: 1 });
    expect(cardProvider.calls).toEqual([]);
  });
});
