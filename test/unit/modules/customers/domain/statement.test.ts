import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { statementOf, type CustomerDocument, type Statement } from '#modules/customers/domain/statement.ts';

const day = (date: string) => businessDate(`2026-${date}`);
const on = (date: string, minor: number) => ({ day: day(date), minor });
let count = 0;
const documentOf = (issued: string, totalMinor: number, about: Partial<CustomerDocument> = {}) => {
  count += 1;
  return {
    invoiceId: count,
    invoiceNumber: String(count).padStart(10, '0'),
    type: 'INVOICE',
    issueDate: day(issued),
    dueDate: day(issued),
    currency: 'EUR',
    totalMinor,
    payments: [],
    credits: [],
    refunds: [],
    ...about,
  } satisfies CustomerDocument;
};
const november = { from: day('11-01'), to: day('11-30') };
const names = ['opening', 'opened', 'credited', 'paid', 'refunded', 'closing', 'open', 'inFavour'] as const;
const accountOf = ({ sums }: Statement) =>
  sums.map((sum) => Object.fromEntries(names.map((name) => [name, Number(sum[name].minor)])));
const linesOf = ({ lines }: Statement) =>
  lines.map(({ total, paid, credited, refunded, open }) =>
    [total, paid, credited, refunded, open].map(({ minor }) => Number(minor)),
  );

test('a statement leads from the opening balance over documents, credits, payments and refunds to the closing one', () => {
  const statement = statementOf(
    [
      // 100.00 of October, of which 40.00 was paid in October and the rest in November.
      documentOf('10-10', 10_000, { payments: [on('10-20', 4_000), on('11-05', 6_000)] }),
      // Paid, then 50.00 of it refunded by card.
      documentOf('11-02', 12_000, {
        payments: [on('11-02', 12_000)],
        credits: [on('11-09', 5_000)],
        refunds: [on('11-09', 5_000)],
      }),
      documentOf('11-03', 12_000, { credits: [on('11-12', 2_400)] }),
      documentOf('11-09', -5_000, { type: 'CREDIT_NOTE' }),
      documentOf('11-12', -2_400, { type: 'CREDIT_NOTE' }),
      documentOf('11-20', 3_000, { type: 'DEBIT_NOTE' }),
    ],
    november,
  );
  expect(linesOf(statement)).toEqual([
    [10_000, 10_000, 0, 0, 0],
    [12_000, 12_000, 5_000, 5_000, 0],
    [12_000, 0, 2_400, 0, 9_600],
    [-5_000, 0, 0, 0, 0],
    [-2_400, 0, 0, 0, 0],
    [3_000, 0, 0, 0, 3_000],
  ]);
  expect(accountOf(statement)).toEqual([
    {
      opening: 6_000,
      opened: 27_000,
      credited: 7_400,
      paid: 18_000,
      refunded: 5_000,
      closing: 12_600,
      open: 12_600,
      inFavour: 0,
    },
  ]);
});

test('what is paid or credited after the last day does not count yet', () => {
  const invoice = documentOf('11-02', 12_000, {
    payments: [on('12-01', 9_000)],
    credits: [on('12-02', 3_000)],
  });
  expect(linesOf(statementOf([invoice], november))).toEqual([[12_000, 0, 0, 0, 12_000]]);
  const december = { from: day('12-01'), to: day('12-31') };
  expect(accountOf(statementOf([invoice], december))).toMatchObject([
    { opening: 12_000, opened: 0, credited: 3_000, paid: 9_000, closing: 0 },
  ]);
});

test('a credit after the payment is in favour of the customer until the money is given back', () => {
  const credited = documentOf('10-02', 12_000, {
    payments: [on('10-02', 12_000)],
    credits: [on('10-20', 2_000)],
  });
  expect(accountOf(statementOf([credited], november))).toMatchObject([
    { opening: -2_000, closing: -2_000, open: 0, inFavour: 2_000 },
  ]);
  const givenBack = { ...credited, refunds: [on('11-04', 2_000)] };
  expect(accountOf(statementOf([givenBack], november))).toMatchObject([
    { opening: -2_000, refunded: 2_000, closing: 0, inFavour: 0 },
  ]);
});

test('a transfer that came before the document was issued belongs to the day of the issue', () => {
  const advance = documentOf('11-02', 5_000, { payments: [on('10-28', 5_000)] });
  expect(accountOf(statementOf([advance], november))).toMatchObject([
    { opening: 0, paid: 5_000, closing: 0 },
  ]);
});

test('a document that is even and has nothing in the period is left out', () => {
  const even = documentOf('10-02', 5_000, { payments: [on('10-02', 5_000)] });
  expect(statementOf([even], november)).toMatchObject({ lines: [], sums: [] });
});

test('in each currency the account adds up, and the opening balance is the closing one of the day before', () => {
  const random = (() => {
    let state = 7;
    return (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  })();
  const dates = Array.from({ length: 90 }, (_, place) => {
    const date = new Date(Date.UTC(2026, 8, 1 + place)).toISOString().slice(5, 10);
    return day(date);
  });
  const amounts = (most: number) =>
    Array.from({ length: random(3) }, () => ({ day: dates[random(90)]!, minor: 1 + random(most) }));
  const documents = Array.from({ length: 500 }, () => {
    const total = 1 + random(100_000);
    return documentOf('09-01', total, {
      issueDate: dates[random(90)]!,
      currency: random(4) === 0 ? 'USD' : 'EUR',
      payments: amounts(total),
      credits: amounts(total),
      refunds: amounts(total),
    });
  });
  const until = (last: string) => documents.filter(({ issueDate }) => issueDate <= last);
  for (let round = 0; round < 20; round += 1) {
    const [first, last] = [1 + random(60), 61 + random(29)];
    const before = statementOf(until(dates[first - 1]!), { from: dates[0]!, to: dates[first - 1]! });
    const { sums } = statementOf(until(dates[last]!), { from: dates[first]!, to: dates[last]! });
    expect(sums.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
    for (const { currency, opening, opened, credited, paid, refunded, ...end } of sums) {
      const closing = opening.plus(opened).minus(credited).minus(paid).plus(refunded);
      expect(end.closing).toEqual(closing);
      expect(end.open.minus(end.inFavour)).toEqual(closing);
      expect(before.sums.find((sum) => sum.currency === currency)?.closing).toEqual(opening);
    }
  }
});
