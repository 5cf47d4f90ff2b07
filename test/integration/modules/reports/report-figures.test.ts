import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { addDays, businessDate, startOfDay } from '#kernel/business-date.ts';
import { messages } from '#messages/message-catalogue.ts';
import { sqlDocumentsOfMonth } from '#modules/invoices/adapters/postgres/sql-documents-of-month.ts';
import { sqlPaymentsOfMonth } from '#modules/payments/adapters/postgres/sql-payments-of-month.ts';
import { comparedSpans } from '#modules/payments/index.ts';
import { Config } from '#platform/config.ts';
import { listBreakdown } from '#modules/reports/adapters/postgres/list-breakdown.ts';
import { sqlReportReads } from '#modules/reports/adapters/postgres/sql-report-reads.ts';
import { getReport, type ReportPeriod } from '#modules/reports/application/get-report.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { generateSales, type Sale } from './generated-sales.ts';

let fixture: InvoicesFixture;
let merchantId: number;
let sales: readonly Sale[];
const now = new Date('2026-12-02T09:00:00Z');

beforeAll(async () => {
  fixture = await createInvoicesFixture();
  merchantId = await fixture.addMerchant();
  sales = await generateSales(fixture, merchantId, 160);
  await generateSales(fixture, await fixture.addMerchant({ taxId: null }), 5);
});
afterAll(() => fixture.close());

const actor = (): Actor => ({
  kind: 'user',
  userId: 1,
  username: 'own',
  role: 'MERCHANT',
  merchantRole: 'OWNER',
  merchantId,
  sessionId: 's',
});
const deps = () => ({
  clock: { now: () => now },
  limits: { takeReport: async () => undefined } as never,
  database: fixture.database,
  reads: sqlReportReads(fixture),
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** The figures of the days from the generated data alone. */
const recompute = (from: string, to: string) => {
  const start = startOfDay(businessDate(from));
  const end = startOfDay(addDays(businessDate(to), 1));
  const within = (at: Date): boolean => at >= start && at < end;
  const taken = sales.filter(({ at }) => within(at));
  const refunds = sales.flatMap(({ refund }) => (refund !== null && within(refund.at) ? [refund] : []));
  const takings = sum(taken.map(({ eurMinor }) => eurMinor));
  const platformFees = sum(taken.map(({ platformFeeEur }) => platformFeeEur));
  const providerFees = sum(taken.map(({ providerFeeEur }) => providerFeeEur));
  const refunded = sum(refunds.map(({ eurMinor }) => eurMinor));
  return {
    taken,
    figures: {
      count: taken.length,
      takings,
      average: taken.length === 0 ? null : Math.round(takings / taken.length),
      refunds: refunded,
      refundCount: refunds.length,
      disputes: 0,
      platformFees,
      providerFees,
      net: takings - refunded - platformFees - providerFees,
      byCurrency: (['BGN', 'EUR', 'USD'] as const)
        .map((currency) => {
          const ofCurrency = taken.filter((sale) => sale.currency === currency);
          return {
            currency,
            amountMinor: sum(ofCurrency.map((one) => one.amountMinor)),
            count: ofCurrency.length,
          };
        })
        .filter(({ count }) => count > 0),
    },
  };
};

type Figures = Awaited<ReturnType<typeof getReport>>['figures'];
const plain = ({ vat: _, ...figures }: Figures) => ({
  ...figures,
  takings: Number(figures.takings.minor),
  average: figures.average === null ? null : Number(figures.average.minor),
  refunds: Number(figures.refunds.minor),
  disputes: Number(figures.disputes.minor),
  platformFees: Number(figures.platformFees.minor),
  providerFees: Number(figures.providerFees.minor),
  net: Number(figures.net.minor),
});

const months = Array.from({ length: 14 }, (_, index) =>
  new Date(Date.UTC(2025, 9 + index, 1)).toISOString().slice(0, 10),
);

describe('figures of a period that is over equal a recomputation from the sales', () => {
  test.each([
    ...months.map((on) => ['MONTH', on] as const),
    ...['2025-12-01', '2026-03-31', '2026-06-30', '2026-09-30'].map((on) => ['QUARTER', on] as const),
    ['YEAR', '2025-12-31'] as const,
  ])('%s of %s, beside the whole period before', async (period: ReportPeriod, on) => {
    const report = await getReport(deps(), { actor: actor(), period, on: businessDate(on) });
    expect(report.isRunning).toBe(false);
    expect(plain(report.figures)).toEqual(recompute(report.from, report.to).figures);
    const { previous } = report;
    expect(addDays(previous.to, 1)).toBe(report.from);
    expect(plain(previous.figures)).toEqual(recompute(previous.from, previous.to).figures);
  });
});

test('turnover and VAT of a month are those of its accountant', async () => {
  const { database, clock } = fixture;
  const of = { database, clock, messages, config: fixture.get(Config) };
  const payments = sqlPaymentsOfMonth(of);
  const documents = sqlDocumentsOfMonth(of);
  for (const on of months.map(businessDate)) {
    const { figures, from, to } = await getReport(deps(), { actor: actor(), period: 'MONTH', on });
    const days = { from, to };
    const turnover = await payments.figures([merchantId], days);
    expect(figures.takings, on).toEqual(turnover.get(merchantId)!.turnover);
    const issued = await documents.figures([merchantId], days);
    expect(figures.vat, on).toEqual(issued.get(merchantId)!.vatCharged);
  }
  const notes = await database.rows(`select from invoices where type = 'CREDIT_NOTE'`);
  expect(notes.length).toBeGreaterThan(10);
});

test('a running period is compared with the same time of the period before', async () => {
  const span = comparedSpans('YEAR', businessDate('2026-12-02'), now);
  const { previous } = await sqlReportReads(fixture).figures(merchantId, span);
  const until = new Date('2025-12-02T09:00:00Z');
  const expected = sales.filter(({ at }) => at < until && at >= startOfDay(businessDate('2025-01-01')));
  expect(previous.count).toBe(expected.length);
});

test('a day after today is refused, and names the field', async () => {
  const asked = getReport(deps(), { actor: actor(), period: 'MONTH', on: businessDate('2026-12-03') });
  await expect(asked).rejects.toMatchObject({ fields: [{ field: 'on', code: 'fields.period-to-come' }] });
});

const groups = (taken: readonly Sale[], by: 'customer' | 'item') =>
  [...Map.groupBy(taken, (sale) => sale[by])]
    .map(([name, of]) => ({ name, count: of.length, minor: sum(of.map(({ eurMinor }) => eurMinor)) }))
    .toSorted((one, other) => other.minor - one.minor);

test.each([
  ['CUSTOMER', 'customer'],
  ['ITEM', 'item'],
] as const)(
  'takings by %s of a year sum to its takings, the largest first, page by page',
  async (by, key) => {
    const { taken, figures } = recompute('2026-01-01', '2026-12-31');
    const page = (offset: number) =>
      listBreakdown(deps(), {
        actor: actor(),
        period: 'YEAR',
        on: businessDate('2026-06-01'),
        by,
        page: { offset, limit: 3, sortBy: 'amount', descending: true },
      });
    const [first, second] = [await page(0), await page(3)];
    const rows = [...first.rows, ...second.rows];
    expect(rows.map(({ name, count, amount }) => ({ name, count, minor: Number(amount.minor) }))).toEqual(
      groups(taken, key),
    );
    expect([first.total, Number(first.sum.minor)]).toEqual([rows.length, figures.takings]);
    expect(rows.every(({ name, search }) => name === search)).toBe(true);
  },
);
