import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { InvoicesFixture } from '#test/support/invoices-fixture.ts';

/** One sale as it was generated; all amounts in minor units. */
export type Sale = Readonly<{
  at: Date;
  currency: Currency;
  amountMinor: number;
  eurMinor: number;
  platformFeeEur: number;
  providerFeeEur: number;
  customer: string;
  item: string;
  refund: Readonly<{ at: Date; eurMinor: number }> | null;
}>;

/** A linear congruential generator: the same numbers in each run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state % below;
  };
};

/** Instants beside midnight in Sofia, at ends of months and on the days when clocks change. */
const edges = [
  '2025-10-31T21:59:59.999Z',
  '2025-10-31T22:00:00Z',
  '2026-03-28T22:30:00Z',
  '2026-03-29T01:30:00Z',
  '2026-06-30T20:59:59Z',
  '2026-06-30T21:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-31T21:59:59Z',
  '2026-10-31T22:00:00Z',
].map((text) => new Date(text));

const rates: Readonly<Record<'EUR' | 'BGN' | 'USD', number>> = { EUR: 1, BGN: 1, USD: 1.1732 };
const customers = ['Мария Георгиева', 'Иван Петров', 'Анна Костова', 'Петър Илиев'] as const;
const items = ['Ваучер', 'Чаша', 'Курс по грънчарство', 'Ремонт', 'Доставка'] as const;

const roundHalfUp = (value: number): number => Math.round(value + 1e-9);

/**
 * Sales of thirteen months in three currencies with fees and refunds, each with its document, in the order of time.
 * @returns what was stored, for a recomputation
 */
export const generateSales = async (
  fixture: InvoicesFixture,
  merchantId: number,
  count: number,
): Promise<Sale[]> => {
  const next = numbers(30);
  const from = Date.parse('2025-10-05T00:00:00Z');
  const days = 410;
  const instants = [
    ...edges,
    ...Array.from({ length: count }, () => new Date(from + next(days) * 86_400_000 + next(86_400) * 1_000)),
  ].toSorted((one, other) => one.getTime() - other.getTime());
  const sales: Sale[] = [];
  for (const at of instants) sales.push(await addSale(fixture, merchantId, { at, next }));
  return sales;
};

const addSale = async (
  fixture: InvoicesFixture,
  merchantId: number,
  { at, next }: Readonly<{ at: Date; next: (below: number) => number }>,
): Promise<Sale> => {
  const currency = (['EUR', 'EUR', 'BGN', 'USD'] as const)[next(4)]!;
  const amountMinor = 2_000 + next(50_000);
  const chargeCurrency = currency === 'USD' ? 'USD' : 'EUR';
  const chargeMinor = currency === 'BGN' ? roundHalfUp(amountMinor / 1.95583) : amountMinor;
  const rate = rates[currency];
  const customer = customers[next(customers.length)]!;
  const item = items[next(items.length)]!;
  const [platform, schedule] = [next(300), next(600)];
  const actual = next(3) === 0 ? next(600) : null;
  fixture.setNow(new Date(at.getTime() + 60_000).toISOString());
  const payment = await fixture.addPayment(merchantId, {
    succeededAt: at,
    amount: Money.ofMinor(amountMinor, currency),
    chargeAmount: Money.ofMinor(chargeMinor, chargeCurrency),
    eurRate: String(rate),
    eurRateDay: null,
    description: item,
    customerName: customer,
    customerEmail: null,
  });
  const eurMinor = roundHalfUp(chargeMinor / rate);
  await fixture.database.rows(
    `update payments set eur_amount_minor = :eurMinor, charge_platform_fee_minor = :platform,
       charge_merchant_fee_minor = :schedule,
       charge_net_amount_minor = charge_amount_minor - :platform - :schedule, provider_fee_actual_minor = :actual,
       provider_fee_status = :feeStatus,
       provider_fee_currency = :feeCurrency, customer_name = :customer, description = :item where id = :id`,
    {
      id: payment.paymentId,
      eurMinor,
      platform,
      schedule,
      actual,
      feeStatus: actual === null ? 'NONE' : 'KNOWN',
      feeCurrency: actual === null ? null : chargeCurrency,
      customer,
      item,
    },
  );
  await fixture.succeed(payment);
  return {
    at,
    currency,
    amountMinor,
    eurMinor,
    platformFeeEur: roundHalfUp(platform / rate),
    providerFeeEur: roundHalfUp((actual ?? schedule) / rate),
    customer,
    item,
    refund: next(5) === 0 ? await addRefund(fixture, { payment, chargeMinor, rate, at, next }) : null,
  };
};

type RefundOf = Readonly<{
  payment: Awaited<ReturnType<InvoicesFixture['addPayment']>>;
  chargeMinor: number;
  rate: number;
  at: Date;
  next: (below: number) => number;
}>;

/** A part given back within six weeks, with its credit note and the ledger transaction that has the instant. */
const addRefund = async (fixture: InvoicesFixture, { payment, chargeMinor, rate, at, next }: RefundOf) => {
  const minor = 1 + next(chargeMinor);
  const refundedAt = new Date(at.getTime() + next(42) * 86_400_000 + 120_000);
  const refundId = await fixture.refund(payment, minor, { refundedAt });
  await fixture.database.rows(
    `update payments set refunded_amount_minor = :minor,
       refund_status = case when charge_amount_minor = :minor then 'FULL' else 'PARTIAL' end where id = :id`,
    {
      minor,
      id: payment.paymentId,
    },
  );
  await fixture.database.rows(
    `insert into ledger_transactions (kind, source, payment_id, at) values ('REFUND', :source, :id, :refundedAt)`,
    { source: `refund:${refundId}`, id: payment.paymentId, refundedAt },
  );
  await fixture.database.rows('update refunds set created_at = :refundedAt where id = :refundId', {
    refundedAt,
    refundId,
  });
  return { at: refundedAt, eurMinor: roundHalfUp(minor / rate) };
};
