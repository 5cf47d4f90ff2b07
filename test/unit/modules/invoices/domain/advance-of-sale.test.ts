import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import { advanceOfSale, fittedSale } from '#modules/invoices/domain/advance-of-sale.ts';
import { deductionProblems } from '#modules/invoices/domain/advances.ts';
import { linesOf, sumsOf, type InvoiceDraft } from '#modules/invoices/domain/written-invoice.ts';
import type { InvoiceLine } from '#modules/invoices/domain/invoice-document.ts';

const registered = { vatRegistration: 'FULL' } as const;

const saleOf = (cents: readonly (readonly [rate: 0 | 9 | 20, price: number])[]): InvoiceDraft => ({
  currency: 'EUR',
  customer: { kind: 'PERSON', name: 'Иван', address: null, taxId: null, vatNumber: null, email: null },
  lines: cents.map(([taxRate, price]) => ({
    description: 'Стока',
    quantity: '1',
    unit: 'бр.',
    unitPrice: Money.ofMinor(price, 'EUR'),
    taxRate,
    ...(taxRate === 0 && { vatGround: 'ART_39' as const }),
  })),
  zeroRateGround: null,
  dueDate: null,
  description: null,
  language: 'bg',
});

const sumOf = (lines: readonly InvoiceLine[]): bigint => sumsOf(lines, 'EUR').total.minor;

const advanceOf = (sale: InvoiceDraft, amount: bigint, earlier: readonly InvoiceLine[]): InvoiceLine[] => {
  const about = { amount: Money.ofMinor(amount, 'EUR'), text: 'Аванс', unit: 'бр.', earlier };
  return linesOf(advanceOfSale(sale, registered, about), registered);
};

const deductionOf = (lines: readonly InvoiceLine[], place: number) => ({
  advanceId: place,
  number: String(place),
  issueDate: '2026-12-01' as never,
  sums: lines.map(({ taxRate: rate, vatGround, net, tax }) => ({
    rate,
    ...(vatGround && { vatGround }),
    net: net.minor,
    tax: tax.minor,
  })),
});

test('any parts of a sale of several rates are advances to the cent, and the final invoice deducts them all', () => {
  const rates = fc.constantFrom(0 as const, 9 as const, 20 as const);
  const sales = fc.array(fc.tuple(rates, fc.integer({ min: 1, max: 9_999 })), { minLength: 1, maxLength: 5 });
  const parts = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(sales, parts, (cents, asked) => {
      const sale = saleOf(cents);
      const goods = linesOf(sale, registered);
      const advances: InvoiceLine[][] = [];
      let open = sumOf(goods);
      for (const part of asked.map(BigInt)) {
        if (part >= open) break;
        const lines = advanceOf(sale, part, advances.flat());
        expect(sumOf(lines)).toBe(part);
        advances.push(lines);
        open -= part;
      }
      expect(deductionProblems(goods, advances.map(deductionOf))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('many small parts of two equal rates leave each as much as was not paid of it', () => {
  const sale = saleOf([
    [20, 100],
    [9, 110],
  ]);
  const advances: InvoiceLine[][] = [];
  for (let part = 0; part < 60; part += 1) advances.push(advanceOf(sale, 3n, advances.flat()));
  const grossOf = (rate: number) => sumOf(advances.flat().filter(({ taxRate }) => taxRate === rate));
  expect([grossOf(20), grossOf(9)]).toEqual([90n, 90n]);
});

test('a sale of a seller that is no longer registered keeps its prices with VAT, and states no VAT', () => {
  const sale = saleOf([
    [20, 10_000],
    [9, 5_000],
  ]);
  const lines = linesOf(fittedSale(sale, { vatRegistration: 'NONE' }), { vatRegistration: 'NONE' });
  expect(lines.map(({ net, tax, taxRate, vatGround }) => [net.minor, tax.minor, taxRate, vatGround])).toEqual(
    [
      [12_000n, 0n, 0, 'ART_113_9'],
      [5_450n, 0n, 0, 'ART_113_9'],
    ],
  );
});

test('a sale of a seller that has registered since has its VAT within the agreed price, and names its quantity', () => {
  const [line] = saleOf([[0, 333]]).lines;
  const sale = { ...saleOf([]), lines: [{ ...line!, quantity: '3', vatGround: 'ART_113_9' as const }] };
  const [fitted] = linesOf(fittedSale(sale, registered), registered);
  expect(fitted).toMatchObject({ quantity: '1', description: 'Стока (3 бр.)', taxRate: 20 });
  expect(fitted!.net.plus(fitted!.tax).minor).toBe(999n);
});
