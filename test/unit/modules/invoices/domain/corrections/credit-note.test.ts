import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDate, businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import {
  creditNoteOf,
  refundedLines,
  splitRefund,
  type RateSums,
} from '#modules/invoices/domain/corrections/credit-note.ts';
import { sampleDocument } from '../sample-document.ts';

const sumOf = (sums: readonly RateSums[]): bigint => sums.reduce((sum, { net, tax }) => sum + net + tax, 0n);
const minor = fc.bigInt({ min: 0n, max: 5_000_000n });
const document = fc
  .tuple(minor, minor, minor, minor, minor)
  .map(([net20, tax20, net9, tax9, net0]): RateSums[] => [
    { rate: 20, net: net20, tax: tax20 },
    { rate: 9, net: net9, tax: tax9 },
    { rate: 0, net: net0, tax: 0n },
  ])
  .filter((sums) => sumOf(sums) > 0n);

test('any sequence of refunds gives credit notes of the refunded amounts that add up to the document', () => {
  fc.assert(
    fc.property(document, fc.array(fc.nat(1_000), { maxLength: 12 }), (issued, permilles) => {
      const credited: RateSums[] = [];
      const refund = (amount: bigint): void => {
        const taken = splitRefund(amount, issued, credited);
        expect(sumOf(taken)).toBe(amount);
        expect(taken.every(({ net, tax }) => net >= 0n && tax >= 0n && net + tax > 0n)).toBe(true);
        credited.push(...taken);
      };
      const left = (): bigint => sumOf(issued) - sumOf(credited);
      for (const permille of permilles) refund((left() * BigInt(permille)) / 1_000n);
      refund(left());
      for (const { rate, net, tax } of issued) {
        const back = credited.filter((sums) => sums.rate === rate);
        expect(back.reduce((sum, sums) => sum + sums.net, 0n)).toBe(net);
        expect(back.reduce((sum, sums) => sum + sums.tax, 0n)).toBe(tax);
      }
    }),
  );
});

test('the VAT of a partial refund is proportional, within a cent', () => {
  fc.assert(
    fc.property(document, fc.nat(1_000), (issued, permille) => {
      const amount = (sumOf(issued) * BigInt(permille)) / 1_000n;
      const taken = splitRefund(amount, issued, []);
      for (const { rate, tax } of taken) {
        const whole = issued.find((sums) => sums.rate === rate)!.tax;
        const offBy = tax * sumOf(issued) - whole * amount;
        expect(offBy < sumOf(issued) && offBy > -sumOf(issued)).toBe(true);
      }
    }),
  );
});

test('splitting a refund of more than the document has left fails', () => {
  const issued: RateSums[] = [{ rate: 20, net: 100n, tax: 20n }];
  expect(() => splitRefund(121n, issued, [])).toThrow(RangeError);
  expect(() => splitRefund(21n, issued, [{ rate: 20, net: 83n, tax: 17n }])).toThrow(RangeError);
});

test('a credit note keeps parties, registration and rate of its invoice and has its own dates, number and texts', () => {
  const original = sampleDocument({
    payment: { eurRate: '1.0842', chargeAmount: Money.ofMinor(10_000, 'USD') },
  });
  const refundedAt = new Date('2026-11-24T22:30:00Z');
  const messages = { unit: 'бр.', line: 'Върната сума', reason: 'Връщане' };
  const note = creditNoteOf({
    original,
    originalId: 5,
    refundId: 9,
    lines: refundedLines({ amount: Money.ofMinor(2_500, 'USD') }, original, [], messages),
    reason: 'Връщане',
    place: { series: 'LEGAL', number: 2, issueDate: businessDate('2026-11-25'), previousHash: 'x' },
    taxEventDate: businessDateOf(refundedAt),
    issuedAt: new Date('2026-11-24T22:30:01Z'),
  });
  expect(note).toMatchObject({
    type: 'CREDIT_NOTE',
    number: 2,
    refundId: 9,
    correctsInvoiceId: 5,
    correctionReason: 'Връщане',
    taxEventDate: '2026-11-25',
    seller: original.seller,
    buyer: original.buyer,
    subtotal: Money.ofMinor(2_083, 'USD'),
    tax: Money.ofMinor(417, 'USD'),
    eurSubtotal: Money.ofMinor(1_921, 'EUR'),
    eurTax: Money.ofMinor(385, 'EUR'),
    price: null,
  });
});
