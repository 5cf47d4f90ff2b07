import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import {
  advanceProblems,
  deductionLines,
  deductionOf,
  deductionProblems,
  isSameBuyer,
  type AdvanceFacts,
} from '#modules/invoices/domain/advances.ts';
import type { InvoiceDocument, InvoiceLine } from '#modules/invoices/domain/invoice-document.ts';
import type { VatRate } from '#modules/invoices/domain/vat.ts';
import { computeLines, sumsOf } from '#modules/invoices/domain/written-invoice.ts';

const rates = [20, 9, 0] as const;
const lines = (prices: Readonly<Partial<Record<VatRate, number>>>): InvoiceLine[] =>
  computeLines({
    currency: 'EUR',
    lines: rates
      .filter((rate) => (prices[rate] ?? 0) > 0)
      .map((taxRate) => ({
        description: 'Ремонт',
        quantity: '1',
        unit: 'бр.',
        unitPrice: Money.ofMinor(prices[taxRate]!, 'EUR'),
        taxRate,
        vatGround: taxRate === 0 ? 'ART_41' : null,
      })),
  });

const buyer = { name: 'Тест ЕООД', address: 'София', taxId: '175074752', vatNumber: null };
const final = { merchantId: 3, currency: 'EUR', buyer } as const;
const text = { unit: 'бр.', text: ({ number }: { number: string }) => `Аванс ${number}` };

const advance = (
  about: Partial<AdvanceFacts> = {},
  document: Partial<InvoiceDocument> = {},
): AdvanceFacts => ({
  id: 7,
  document: {
    merchantId: 3,
    series: 'LEGAL',
    number: 12,
    type: 'INVOICE',
    paymentId: null,
    isAdvance: true,
    issueDate: businessDate('2026-11-20'),
    total: Money.ofMinor(12_000, 'EUR'),
    vatGround: null,
    buyer,
    lines: lines({ 20: 10_000 }),
    ...document,
  } as InvoiceDocument,
  isPaid: true,
  isAnnulled: false,
  credited: [],
  deductedIn: null,
  ...about,
});

test.each([
  ['of another merchant', advance({}, { merchantId: 4 }), 'fields.advance-unknown'],
  ['that does not exist', null, 'fields.advance-unknown'],
  ['that is a credit note', advance({}, { type: 'CREDIT_NOTE' }), 'fields.advance-not-valid'],
  ['that is a test', advance({}, { series: 'TEST' }), 'fields.advance-not-valid'],
  ['that is annulled', advance({ isAnnulled: true }), 'fields.advance-not-valid'],
  ['that is unpaid', advance({ isPaid: false }), 'fields.advance-unpaid'],
  ['of goods delivered', advance({}, { isAdvance: undefined } as never), 'fields.advance-not-advance'],
  ['in dollars', advance({}, { total: Money.ofMinor(1, 'USD') }), 'fields.advance-currency'],
  ['of another buyer', advance({}, { buyer: { ...buyer, taxId: '831902088' } }), 'fields.advance-buyer'],
  [
    'that is credited in full',
    advance({ credited: [{ rate: 20, net: 10_000n, tax: 2_000n }] }),
    'fields.advance-nothing-left',
  ],
])('a document %s is no advance of a final invoice', (_, given, code) => {
  expect(advanceProblems([given], final)).toEqual([{ field: 'advances.0', code }]);
});

test('a document issued by a card payment is deducted, one chosen twice is refused the second time', () => {
  const paidByCard = advance({}, { paymentId: 5, isAdvance: undefined } as never);
  expect(advanceProblems([paidByCard], final)).toEqual([]);
  expect(advanceProblems([paidByCard, paidByCard], final)).toEqual([
    { field: 'advances.1', code: 'fields.advance-repeated' },
  ]);
});

test('buyers are the same by EIK, else by VAT number, else by name', () => {
  const named = { name: ' тест еоод ', address: null, taxId: null, vatNumber: null };
  expect(isSameBuyer(buyer, { ...buyer, name: 'Друго име' })).toBe(true);
  expect(isSameBuyer(buyer, named)).toBe(true);
  const abroad = { ...named, vatNumber: 'DE123456788' };
  expect(isSameBuyer(abroad, { ...named, vatNumber: 'DE999999999' })).toBe(false);
});

test('a deduction leaves out what was credited, and is a line below zero with the number of its advance', () => {
  const deduction = deductionOf(advance({ credited: [{ rate: 20, net: 4_000n, tax: 800n }] }));
  expect(deduction.sums).toEqual([{ rate: 20, net: 6_000n, tax: 1_200n }]);
  const [line] = deductionLines([deduction], 'EUR', text);
  expect(line).toMatchObject({
    description: 'Аванс 0000000012',
    net: Money.ofMinor(-6_000, 'EUR'),
    tax: Money.ofMinor(-1_200, 'EUR'),
    advance: { number: '0000000012', issueDate: '2026-11-20' },
  });
});

test('a rate with nothing left stays in the deduction and makes no line', () => {
  const given = advance(
    { credited: [{ rate: 9, net: 1_000n, tax: 90n }] },
    { lines: lines({ 20: 10_000, 9: 1_000 }) },
  );
  const deduction = deductionOf(given);
  expect(deduction.sums.map(({ rate, net }) => [rate, net])).toEqual([
    [20, 10_000n],
    [9, 0n],
  ]);
  expect(deductionLines([deduction], 'EUR', text)).toHaveLength(1);
});

test('an advance at a rate or ground that the goods lack is refused by its place', () => {
  const nine = deductionOf(advance({}, { lines: lines({ 9: 100 }) }));
  const twenty = deductionOf(advance());
  expect(deductionProblems(lines({ 20: 10_000 }), [twenty, nine])).toEqual([
    { field: 'advances.1', code: 'fields.advance-too-much', params: { number: '0000000012', rate: 9 } },
  ]);
  expect(deductionProblems(lines({ 20: 19_999 }), [twenty, twenty])).toMatchObject([{ field: 'advances.1' }]);
});

test('three advances that were rounded on their own cover a sale of their sum', () => {
  const part = deductionOf(advance({}, { lines: lines({ 20: 3_333 }) }));
  expect(part.sums).toEqual([{ rate: 20, net: 3_333n, tax: 667n }]);
  const goods = lines({ 20: 10_000 });
  const three = [part, part, part];
  expect(deductionProblems(goods, three)).toEqual([]);
  const { total } = sumsOf([...goods, ...deductionLines(three, 'EUR', text)], 'EUR');
  expect(total.isZero()).toBe(true);
});

/** A generator of repeatable numbers below a limit. */
const repeatable = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

test('any set of advances deducts at most the advances and at most the goods, by rate, with exact sums', () => {
  const next = repeatable(7);
  const randomLines = (most: number) =>
    lines(Object.fromEntries(rates.map((rate) => [rate, next(3) === 0 ? 0 : next(most)])));
  let deductedCount = 0;
  for (let round = 0; round < 800; round += 1) {
    const goods = randomLines(100_000);
    const deductions = Array.from({ length: 1 + next(4) }, (_, place) =>
      deductionOf(advance({ id: place }, { number: place + 1, lines: randomLines(40_000) })),
    );
    // Only what is not refused is deducted.
    const refused = deductionProblems(goods, deductions).map(({ field }) => field);
    if (refused.length > 0) continue;
    deductedCount += 1;
    const below = deductionLines(deductions, 'EUR', text);
    const { subtotal, tax, total } = sumsOf([...goods, ...below], 'EUR');
    expect(total.minor).toBe(subtotal.minor + tax.minor);
    for (const rate of rates) {
      const at = (all: readonly InvoiceLine[], key: 'net' | 'tax') =>
        all.filter(({ taxRate }) => taxRate === rate).reduce((sum, line) => sum + line[key].minor, 0n);
      for (const key of ['net', 'tax'] as const) {
        const ofAdvances = deductions
          .flatMap(({ sums }) => sums)
          .filter((one) => one.rate === rate)
          .reduce((sum, one) => sum + one[key], 0n);
        expect(at(below, key)).toBe(-ofAdvances);
        expect(at(goods, key) + at(below, key)).toBeGreaterThanOrEqual(-BigInt(deductions.length));
      }
      const all = [...goods, ...below];
      expect(at(all, 'net') + at(all, 'tax')).toBeGreaterThanOrEqual(0n);
    }
  }
  expect(deductedCount).toBeGreaterThan(100);
});
