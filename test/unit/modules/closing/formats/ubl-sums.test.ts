import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { decimalOf } from '#kernel/decimal.ts';
import { unitPriceOf } from '#kernel/unit-price.ts';
import { ublDocument } from '#modules/closing/adapters/files/ubl-document.ts';
import type { InvoiceDocument, MonthDocument } from '#modules/invoices/index.ts';
import { deductionLines, deductionOf } from '#modules/invoices/domain/advances.ts';
import { creditedLinesOf } from '#modules/invoices/domain/corrections/credit-lines.ts';
import { creditNoteOf } from '#modules/invoices/domain/corrections/credit-note.ts';
import { writtenDocument, type DraftLine } from '#modules/invoices/domain/written-invoice.ts';
import { documentOf } from '../month-documents.ts';
import { sampleDraft } from '../../invoices/sample-draft.ts';
import { supplier } from '../../invoices/domain/sample-document.ts';
import { ublFaults } from './ubl-reader.ts';
import { readXml } from './xml-reader.ts';

const day = businessDate('2026-11-20');
const place = { series: 'LEGAL', number: 2, issueDate: day, previousHash: null } as const;
const issuedAt = new Date('2026-11-20T10:00:00Z');

const writtenOf = (lines: readonly DraftLine[], deducted: InvoiceDocument['lines'] = []): InvoiceDocument =>
  writtenDocument({
    draft: sampleDraft({ lines, zeroRateGround: 'ART_41' }),
    supplier,
    place,
    paymentLinkId: 1,
    eurRate: '1',
    eurRateDay: null,
    today: day,
    issuedAt,
    deducted,
  });

const faultsOf = (document: InvoiceDocument, about: Partial<MonthDocument> = {}): string[] => {
  const month = { ...documentOf(2), ...about, document, payments: [] };
  const xml = ublDocument(month, (ground) => `основание ${ground}`);
  return ublFaults(readXml(new TextEncoder().encode(xml)));
};

const lineOf = (about: Partial<DraftLine>): DraftLine => ({ ...sampleDraft().lines[0]!, ...about });
const gross = (millionths: bigint, taxRate: 20 | 9): DraftLine =>
  lineOf({ quantity: '1', taxRate, grossUnitPrice: unitPriceOf(millionths, 'EUR') });

test.each([
  [200, 30_000n, 20],
  [200, 90_000n, 20],
  [200, 50_000n, 9],
  [193, 70_000n, 9],
  [200, 14_999n, 20],
  [50, 270_000n, 20],
] as const)(
  'the file of %i lines of %s millionths with VAT of %i percent in their prices keeps the rules, and that of a note for half of them',
  (count, price, rate) => {
    const document = writtenOf(Array.from({ length: count }, () => gross(price, rate)));
    expect(faultsOf(document)).toEqual([]);
    const half = Array.from({ length: Math.trunc(count / 2) }, (_, at) => ({ line: at + 1 }));
    const lines = creditedLinesOf(document, [], { kind: 'LINES', lines: half }, 'бр.');
    expect(faultsOf(noteOf(document, lines), { corrects })).toEqual([]);
  },
);

const corrects = { invoiceNumber: '0000000001', issueDate: day };
const noteOf = (original: InvoiceDocument, lines: InvoiceDocument['lines']): InvoiceDocument =>
  creditNoteOf({
    original,
    originalId: 1,
    refundId: null,
    lines,
    reason: 'Върната стока',
    place,
    taxEventDate: day,
    issuedAt,
  });

const price = fc
  .oneof(
    fc.bigInt(1n, 500n),
    fc.bigInt(1n, 999_999_999n),
    fc.bigInt(1n, 99_999n).map((minor) => minor * 10_000n),
  )
  .map((millionths) => unitPriceOf(millionths, 'EUR'));
const anyLine = fc
  .record({
    quantity: fc
      .oneof(fc.constant(1_000_000n), fc.bigInt(1n, 999_999_999n))
      .map((millionths) => decimalOf(millionths)),
    unitPrice: price,
    grossUnitPrice: fc.option(price, { nil: null }),
    taxRate: fc.constantFrom(20 as const, 9 as const, 0 as const),
    discountPercent: fc.option(fc.constantFrom('12.5', '33.33', '99.99'), { nil: null }),
  })
  .map(lineOf);

test('the files of random invoices, notes of their parts and final invoices keep the rules of their sums', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 40 }), shares, (drafts, parts) => {
      const document = writtenOf(drafts);
      expect(faultsOf(document)).toEqual([]);
      const chosen = document.lines.flatMap(({ net, quantity }, at) => {
        const credited = decimalOf(
          (BigInt(Math.round(Number(quantity) * 1_000_000)) * BigInt(parts[at]!) + 999n) / 1_000n,
        );
        return net.minor > 99n ? [{ line: at + 1, quantity: credited }] : [];
      });
      fc.pre(chosen.length > 0);
      const lines = creditedLinesOf(document, [], { kind: 'LINES', lines: chosen }, 'бр.');
      expect(faultsOf(noteOf(document, lines), { corrects })).toEqual([]);
      const advance = {
        ...place,
        id: 1,
        document,
        isPaid: true,
        isAnnulled: false,
        credited: [],
        deductedIn: null,
      };
      const deducted = deductionLines([deductionOf(advance)], 'EUR', { unit: 'бр.', text: () => 'Аванс' });
      expect(faultsOf(writtenOf([...drafts, ...drafts], deducted))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
