import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { decimalOf, scaledOf } from '#kernel/decimal.ts';
import { Money } from '#kernel/money.ts';
import { unitPriceOf } from '#kernel/unit-price.ts';
import type { DraftLine } from '#modules/invoices/domain/written-invoice.ts';
import { creditedLinesOf } from '#modules/invoices/domain/corrections/credit-lines.ts';
import { computeLines, sumsOf, writtenDocument } from '#modules/invoices/domain/written-invoice.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { sampleDraft } from '../sample-draft.ts';
import { supplier } from './sample-document.ts';

/** A fraction of whole numbers; arithmetic with it loses nothing. */
type Fraction = readonly [over: bigint, under: bigint];

/** Random documents of each rule; the gate tries a fifth of them. */
const documents = isEveryRow ? 10_000 : 2_000;

const fractionOf = (decimal: string): Fraction => {
  const places = decimal.split('.')[1]?.length ?? 0;
  return [BigInt(decimal.replace('.', '')), 10n ** BigInt(places)];
};
const product = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce(([over, under], [a, b]) => [over * a, under * b], [1n, 1n]);
/** Half up, of a fraction that is not negative. */
const rounded = ([over, under]: Fraction): bigint => (2n * over + under) / (2n * under);
const total = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);

const decimal = (max: number, places: number, min = 1) =>
  fc.integer({ min, max }).map((scaled) => {
    return decimalOf(BigInt(scaled), places);
  });

/** Of whole cents, or with six decimals. */
const anyPrice = fc.oneof(
  fc.integer({ min: 1, max: 9_999_999 }).map((minor) => Money.ofMinor(minor, 'EUR')),
  fc.bigInt(1n, 99_999_999_999n).map((millionths) => unitPriceOf(millionths, 'EUR')),
);
const anyLine: fc.Arbitrary<DraftLine> = fc.record({
  description: fc.constant('Услуга'),
  quantity: fc.oneof(decimal(999_999, 3), decimal(999_999_999, 6)),
  unit: fc.constant('бр.'),
  unitPrice: anyPrice,
  taxRate: fc.constantFrom(20, 9, 0),
  vatGround: fc.constant(null),
  discountPercent: fc.option(decimal(9_999, 2), { nil: null }),
  grossUnitPrice: fc.option(anyPrice, { nil: null, freq: 2 }),
});

const amountOf = ({ quantity, unitPrice, grossUnitPrice = null, discountPercent }: DraftLine): bigint => {
  const [off, of] = fractionOf(discountPercent ?? '0');
  const { millionths } = grossUnitPrice ?? unitPrice;
  return rounded(product([millionths, 10_000n], fractionOf(quantity), [100n * of - off, 100n * of]));
};
const holdsVat = ({ grossUnitPrice = null }: DraftLine): boolean => grossUnitPrice !== null;
/** VAT of a rate: on the sum of its net lines, and out of the sum of its lines with VAT. */
const taxOf = (lines: readonly DraftLine[], rate: number): bigint => {
  const sumIf = (isHeld: boolean): bigint =>
    total(lines.filter((line) => line.taxRate === rate && holdsVat(line) === isHeld).map(amountOf));
  return (
    rounded([sumIf(false) * BigInt(rate), 100n]) + rounded([sumIf(true) * BigInt(rate), BigInt(100 + rate)])
  );
};

test('sums of random documents with discounts and gross prices equal exact arithmetic, by line and rate', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), (lines) => {
      const today = businessDate('2026-11-20');
      const document = writtenDocument({
        draft: sampleDraft({ lines, zeroRateGround: 'ART_41' }),
        supplier,
        place: { series: 'LEGAL', number: 1, issueDate: today, previousHash: null },
        paymentLinkId: 1,
        eurRate: '1',
        eurRateDay: null,
        today,
        issuedAt: new Date('2026-11-20T10:00:00Z'),
      });
      const { lines: written } = document;
      const inexact = lines.filter((line, place) => {
        const { net, tax } = written[place]!;
        return (holdsVat(line) ? net.minor + tax.minor : net.minor) !== amountOf(line);
      });
      expect(inexact).toEqual([]);
      expect(written.filter(({ net, tax }) => net.minor < 0n || tax.minor < 0n)).toEqual([]);
      const taxes = [20, 9, 0].map((rate) => taxOf(lines, rate));
      const ofRates = [20, 9, 0].map((rate) => written.filter(({ taxRate }) => taxRate === rate));
      expect(ofRates.map((taxed) => total(taxed.map(({ tax }) => tax.minor)))).toEqual(taxes);
      expect(document.subtotal.minor).toBe(total(written.map(({ net }) => net.minor)));
      expect(document.tax.minor).toBe(total(taxes));
      expect(document.total.minor).toBe(document.subtotal.minor + document.tax.minor);
    }),
    { numRuns: documents },
  );
});

test('a document omits the keys that its lines do not have', () => {
  const today = businessDate('2026-11-20');
  const [line] = sampleDraft().lines;
  const documentOf = (lines: readonly DraftLine[]) =>
    writtenDocument({
      draft: sampleDraft({ lines, zeroRateGround: 'ART_41' }),
      supplier,
      place: { series: 'LEGAL', number: 1, issueDate: today, previousHash: null },
      paymentLinkId: 1,
      eurRate: '1',
      eurRateDay: null,
      today,
      issuedAt: new Date('2026-11-20T10:00:00Z'),
    });
  const keysOf = (about: Partial<DraftLine>) => Object.keys(documentOf([{ ...line!, ...about }]).lines[0]!);
  expect(keysOf({})).not.toContain('vatGround');
  expect(keysOf({ discountPercent: null, vatGround: null })).not.toContain('discountPercent');
  expect(documentOf([{ ...line!, taxRate: 0, discountPercent: '12.5' }]).lines[0]).toMatchObject({
    vatGround: 'ART_41',
    discountPercent: '12.5',
    net: Money.ofMinor(1_750, 'EUR'),
  });
});

test('each line at 0 % has its ground, and the document that of the first', () => {
  const today = businessDate('2026-11-20');
  const [line] = sampleDraft().lines;
  const document = writtenDocument({
    draft: sampleDraft({
      lines: [line!, { ...line!, taxRate: 0, vatGround: 'ART_45' }, { ...line!, taxRate: 0 }],
      zeroRateGround: 'ART_41',
      taxEventDate: businessDate('2026-11-17'),
    }),
    supplier,
    place: { series: 'LEGAL', number: 1, issueDate: today, previousHash: null },
    paymentLinkId: 1,
    eurRate: '1',
    eurRateDay: null,
    today,
    issuedAt: new Date('2026-11-20T10:00:00Z'),
  });
  expect(document.lines.map(({ vatGround }) => vatGround)).toEqual([undefined, 'ART_45', 'ART_41']);
  expect([document.vatGround, document.taxEventDate, document.issueDate]).toEqual([
    'ART_45',
    '2026-11-17',
    '2026-11-20',
  ]);
});

/** A share of each line: none, all of it, or thousandths of its quantity. */
const anyShare = fc.oneof(fc.constant(0), fc.constant(1_000), fc.integer({ min: 1, max: 999 }));

test('credit notes by line over random documents equal exact arithmetic, by line and rate', () => {
  const given = fc.array(fc.tuple(anyLine, anyShare), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(given, (pairs) => {
      const lines = computeLines({ lines: pairs.map(([line]) => line), currency: 'EUR' });
      const document = { lines, total: sumsOf(lines, 'EUR').total };
      const chosen = pairs.flatMap(([{ quantity }, share], place) => {
        const credited = scaledOf(quantity) * BigInt(share);
        const isWhole = credited % 1_000n === 0n && credited > 0n;
        const text = decimalOf(credited / 1_000n);
        return isWhole && lines[place]!.net.minor > 0n ? [{ line: place + 1, quantity: text, place }] : [];
      });
      fc.pre(chosen.length > 0);
      const amounts = chosen.map(({ quantity, place }) => {
        const { net, tax, quantity: all, grossUnitPrice } = lines[place]!;
        const [over, under] = fractionOf(all);
        const of = grossUnitPrice ? net.minor + tax.minor : net.minor;
        return rounded(product([of, 1n], fractionOf(quantity), [under, over]));
      });
      fc.pre(total(amounts) > 0n && amounts.every((amount) => amount > 0n));
      const note = creditedLinesOf(document, [], { kind: 'LINES', lines: chosen }, 'бр.');
      const credited = note.map(({ net, tax }, at) =>
        lines[chosen[at]!.place]!.grossUnitPrice ? net.minor + tax.minor : net.minor,
      );
      expect(credited).toEqual(amounts);
      for (const rate of [20, 9, 0]) {
        const of = chosen.flatMap((one, at) =>
          lines[one.place]!.taxRate === rate
            ? [{ ...one, amount: amounts[at]!, line: lines[one.place]! }]
            : [],
        );
        const isUsedUp = ({ quantity, line }: (typeof of)[number]): boolean => quantity === line.quantity;
        const parts = of.filter((one) => !isUsedUp(one));
        const sumIf = (isHeld: boolean): bigint =>
          total(
            parts
              .filter(({ line }) => (line.grossUnitPrice !== undefined) === isHeld)
              .map(({ amount }) => amount),
          );
        const whole = total(of.filter(isUsedUp).map(({ line }) => line.tax.minor));
        const tax = total(note.filter(({ taxRate }) => taxRate === rate).map((line) => line.tax.minor));
        // Net and VAT that a line has left are the most: at a rounding, one cent for each line.
        const exact =
          whole +
          rounded([sumIf(false) * BigInt(rate), 100n]) +
          rounded([sumIf(true) * BigInt(rate), BigInt(100 + rate)]);
        const off = tax - exact;
        expect(off <= BigInt(parts.length) && -off <= BigInt(parts.length)).toBe(true);
      }
    }),
    { numRuns: documents },
  );
});
