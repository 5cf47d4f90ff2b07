import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Payment } from '#modules/payments/domain/payment.ts';
import type { DisputeSnapshot, RefundSnapshot } from '#modules/payments/domain/snapshot.ts';
import { chargeback, settleWithEach, openPayment, paid } from './sample-payment.ts';

const views = {
  inquiry: chargeback({ isInquiry: true }),
  'closed inquiry': chargeback({ isInquiry: true, status: 'WON' }),
  open: chargeback(),
  won: chargeback({ status: 'WON' }),
  lost: chargeback({ status: 'LOST' }),
  prevented: chargeback({ status: 'PREVENTED' }),
} as const satisfies Record<string, DisputeSnapshot>;
type View = keyof typeof views;
const names = Object.keys(views) as View[];

/** What the sale alone leaves in the ledger. */
const sale = {
  PROVIDER_RECEIVABLE: 10_000n,
  PLATFORM_REVENUE: -150n,
  PROVIDER_FEES: -305n,
  MERCHANT_PAYABLE: -9_545n,
};
const held = { ...sale, PROVIDER_RECEIVABLE: 0n, DISPUTE_HOLD: 10_000n };
const lost = { ...sale, PROVIDER_RECEIVABLE: 0n, MERCHANT_PAYABLE: 455n };
const expected: Readonly<Record<View, Record<string, bigint>>> = {
  inquiry: sale,
  'closed inquiry': sale,
  open: held,
  won: sale,
  lost,
  prevented: sale,
};
const withoutZeros = (balances: Record<string, bigint>): Record<string, bigint> =>
  Object.fromEntries(Object.entries(balances).filter(([, minor]) => minor !== 0n));

const settled = (
  seen: readonly DisputeSnapshot[],
): { payment: Payment; balances: Record<string, bigint> } => {
  const payment = openPayment();
  const { balances } = settleWithEach(payment, [paid(), ...seen.map((one) => paid({ disputes: [one] }))]);
  return { payment, balances };
};

describe('dispute snapshots', () => {
  const pairs = names.flatMap((from) => names.map((to) => [from, to] as const));
  it.each(pairs)('a dispute that moves from %s to %s leaves the ledger of its last status', (from, to) => {
    const { payment, balances } = settled([views[from], views[to]]);
    expect(balances).toEqual(withoutZeros(expected[to]));
    expect(payment.toRecord().disputes).toMatchObject([
      { status: views[to].status, isInquiry: views[to].isInquiry },
    ]);
  });

  it('a lost dispute that is won later returns the money to the merchant', () => {
    const { payment, balances } = settled([views.open, views.lost, views.won]);
    expect(payment.toRecord().disputeStatus).toBe('WON');
    expect(balances).toEqual(sale);
  });

  it('a closed inquiry that becomes a lost chargeback is booked as lost', () => {
    const { payment, balances } = settled([views.inquiry, views['closed inquiry'], views.open, views.lost]);
    expect(payment.toRecord().disputeStatus).toBe('LOST');
    expect(balances).toEqual(withoutZeros(lost));
  });

  it('a prevented dispute is not open and allows refunds', () => {
    const { payment } = settled([views.prevented]);
    expect(payment.toRecord().disputeStatus).toBe('WON');
    expect(payment.refundable().minor).toBe(10_000n);
  });

  it('an inquiry about a part that becomes a chargeback of all is booked with the later amount', () => {
    const { balances } = settled([{ ...views.inquiry, amountMinor: 4_000 }, views.open]);
    expect(balances).toEqual(withoutZeros(held));
  });

  it('an appeal of a lost dispute holds the amount again', () => {
    const { payment, balances } = settled([views.lost, views.open]);
    expect(payment.toRecord().disputeStatus).toBe('OPEN');
    expect(balances).toEqual(withoutZeros(held));
  });
});

describe("the provider's fee for a dispute", () => {
  const fee = (minor: number) => ({ minor, currency: 'EUR' });

  it('a dispute fee is owed to the provider and paid by the merchant, once', () => {
    const opened = chargeback({ fee: fee(1_500) });
    const { balances } = settled([opened, opened]);
    expect(balances).toEqual({
      PLATFORM_REVENUE: -150n,
      PROVIDER_FEES: -1_805n,
      MERCHANT_PAYABLE: -8_045n,
      DISPUTE_HOLD: 10_000n,
    });
  });

  it('a dispute fee is booked back only when the provider returns it', () => {
    const opened = chargeback({ fee: fee(1_500) });
    expect(settled([opened, chargeback({ status: 'WON', fee: fee(0) })]).balances).toEqual(sale);
    expect(settled([opened, chargeback({ status: 'WON', fee: fee(1_500) })]).balances).toEqual({
      ...sale,
      PROVIDER_FEES: -1_805n,
      MERCHANT_PAYABLE: -8_045n,
    });
  });

  it('a dispute fee in a currency that the ledger does not hold is not booked', () => {
    expect(settled([chargeback({ fee: { minor: 15_000, currency: 'HUF' } })]).balances).toEqual(
      withoutZeros(held),
    );
  });
});

describe('any sequence of snapshots', () => {
  const refundView = fc.record({
    number: fc.constantFrom(1, 2, 3),
    state: fc.constantFrom<RefundSnapshot['status']>('PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'),
  });
  const disputeView = fc.record({
    view: fc.constantFrom(...names),
    fee: fc.constantFrom(null, { minor: 1_500, currency: 'EUR' }, { minor: 0, currency: 'EUR' }),
  });
  const toRefund = ({
    number,
    state,
  }: {
    number: number;
    state: RefundSnapshot['status'];
  }): RefundSnapshot => ({
    providerRefundId: `re_${number}`,
    key: null,
    amountMinor: 1_000 * number,
    currency: 'EUR',
    status: state,
    failureReason: null,
  });
  const view = fc.oneof(
    refundView.map((one) => paid({ refunds: [toRefund(one)] })),
    disputeView.map((one) => paid({ disputes: [{ ...views[one.view], fee: one.fee }] })),
  );

  it('after any sequence of refund and dispute snapshots the ledger matches the last statuses', () => {
    fc.assert(
      fc.property(fc.array(view, { maxLength: 25 }), (seen) => {
        const payment = openPayment();
        const { balances } = settleWithEach(payment, [paid(), ...seen]);
        const { refunds, disputes } = payment.toRecord();
        const refunded = refunds
          .filter(({ status }) => status === 'SUCCEEDED')
          .reduce((sum, { amount }) => sum + amount.minor, 0n);
        const fees = disputes.reduce((sum, { feeMinor }) => sum + BigInt(feeMinor), 0n);
        const at = (state: string) =>
          disputes.some((one) => one.status === state && !one.isInquiry) ? 10_000n : 0n;
        expect(balances).toEqual(
          withoutZeros({
            PROVIDER_RECEIVABLE: 10_000n - refunded - at('OPEN') - at('LOST'),
            PLATFORM_REVENUE: -150n,
            PROVIDER_FEES: -305n - fees,
            MERCHANT_PAYABLE: -9_545n + refunded + at('LOST') + fees,
            DISPUTE_HOLD: at('OPEN'),
          }),
        );
        expect(payment.toRecord().refundedMinor).toBe(refunded);
      }),
      { numRuns: 3_000 },
    );
  });

  it('refunds and disputes have the status of their last snapshot, except that SUCCEEDED does not become PENDING', () => {
    fc.assert(
      fc.property(fc.array(view, { minLength: 1, maxLength: 15 }), (seen) => {
        const payment = openPayment();
        settleWithEach(payment, [paid(), ...seen]);
        for (const { providerRefundId, status } of payment.toRecord().refunds) {
          const states = seen
            .flatMap(({ refunds }) => refunds)
            .filter((one) => one.providerRefundId === providerRefundId)
            .map((one) => one.status);
          const last =
            states.findLast((one) => one !== 'PENDING') === 'SUCCEEDED' ? 'SUCCEEDED' : states.at(-1);
          expect(status).toBe(last);
        }
        const lastDispute = seen.flatMap(({ disputes }) => disputes).at(-1);
        expect(payment.toRecord().disputes[0]?.status).toBe(lastDispute?.status);
      }),
    );
  });
});
