import { describe, expect, it } from 'vitest';
import { isOtherMemberState } from '#kernel/eu-vat-number.ts';
import { prodagbi } from '#modules/closing/adapters/files/prodagbi.ts';
import { sumsJson } from '#modules/closing/adapters/files/sums-json.ts';
import { isAnnulledLater } from '#modules/closing/application/sales-ledger.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import { centsOf, columnSums, columns, ledgerFaults, readLedger } from './ledger-reader.ts';
import { seededMonths } from './seeded-months.ts';

const months = seededMonths().filter(({ seller }) => seller.vatRegistration === 'FULL');
const ledgers = months.map((content) => ({ content, records: readLedger(prodagbi(content)) }));
const isWritten = (one: MonthDocument): boolean => !isAnnulledLater(one);

/** Columns of bases at 0 % by ground; an accountant decides about the others (VAT Act regulations, Annex 10). */
const columnOfGround: Readonly<Record<string, string>> = { ART_28: '14', ART_53: '15', ART_141: '25' };
const byHand = ['ART_143', 'ART_163A'];
const columnOf = ({ document }: MonthDocument, line: MonthDocument['document']['lines'][number]) => {
  const { taxRate, vatGround = '' } = line;
  if (taxRate > 0) return taxRate === 20 ? '11' : '13';
  if (byHand.includes(vatGround)) return null;
  if (vatGround === 'ART_21_2') return isOtherMemberState(document.buyer.country ?? 'BG') ? '17' : '18';
  return columnOfGround[vatGround] ?? '19';
};

/** The amounts of a document by column, line by line; for one in another currency only the sums are known. */
const expectedOf = (one: MonthDocument): Record<string, number> => {
  const sums: Record<string, number> = Object.fromEntries(columns.map((column) => [column, 0]));
  const { lines, type } = one.document;
  const sign = type === 'CREDIT_NOTE' ? -1n : 1n;
  const add = (column: string, minor: bigint) => (sums[column] = sums[column]! + Number(sign * minor));
  for (const line of one.annulledOn === null ? lines : []) {
    const column = columnOf(one, line);
    if (column !== null) add(column, line.net.minor);
    if (column !== null && Number(column) <= 16) add('10', line.net.minor);
    if (line.taxRate === 20) add('21', line.tax.minor);
    if (line.taxRate === 9) add('24', line.tax.minor);
    add('20', line.tax.minor);
  }
  return sums;
};

/** Each record with its document. */
const written = ledgers.flatMap(({ content, records }) =>
  records.map((record) => ({
    one: content.documents.find(({ invoiceNumber }) => invoiceNumber === record.fields['02-05']!.trim())!,
    record,
  })),
);
const inEuro = written.filter(({ one }) => one.document.total.currency === 'EUR' || one.annulledOn !== null);
/** In another currency, without a ground whose column an accountant decides. */
const inDollars = written.filter(
  ({ one: { document, annulledOn } }) =>
    document.total.currency === 'USD' &&
    annulledOn === null &&
    !document.lines.some(({ vatGround = '' }) => byHand.includes(vatGround)),
);
const types = { INVOICE: '01', DEBIT_NOTE: '02', CREDIT_NOTE: '03' } as const;

describe('PRODAGBI.TXT of 200 seeded documents', () => {
  it('every record keeps the table of widths, the sums of columns, one sign and the order', () => {
    expect(ledgers.flatMap(({ records }) => ledgerFaults(records))).toEqual([]);
  });

  it('every document stands once, but those annulled in a later month', () => {
    for (const { content, records } of ledgers)
      expect(records.map(({ fields }) => fields['02-05']!.trim()).toSorted()).toEqual(
        content.documents.filter(isWritten).map(({ invoiceNumber }) => invoiceNumber),
      );
  });

  it('type, day and number of the buyer are those of the document', () => {
    for (const { one, record } of written) {
      const { type, issueDate, buyer } = one.document;
      expect(record.fields['02-04']).toBe(types[type]);
      expect(record.fields['02-06']).toBe(issueDate.split('-').toReversed().join('/'));
      const number = buyer.vatNumber ?? buyer.taxId ?? '999999999999999';
      expect(record.fields['02-07']!.trim()).toBe(number.replaceAll(' ', '').slice(0, 15));
    }
  });

  it('amounts in EUR are those of the lines by rate and ground, and zero for an annulled document', () => {
    expect(inEuro.length).toBeGreaterThan(100);
    for (const { one, record } of inEuro)
      expect([one.invoiceNumber, record.amounts]).toEqual([one.invoiceNumber, expectedOf(one)]);
  });

  it('a document in USD has its stored sums in EUR, and nothing at rates that it does not have', () => {
    expect(inDollars.length).toBeGreaterThan(30);
    for (const { one, record } of inDollars) {
      const { amounts } = record;
      const { type, lines, eurSubtotal, eurTax } = one.document;
      const sign = type === 'CREDIT_NOTE' ? -1n : 1n;
      const bases = ['10', '17', '18', '19', '25'].reduce((sum, column) => sum + amounts[column]!, 0);
      expect([one.invoiceNumber, sign * BigInt(bases), sign * BigInt(amounts['20']!)]).toEqual([
        one.invoiceNumber,
        eurSubtotal.minor,
        eurTax.minor,
      ]);
      const used = new Set(lines.map((line) => columnOf(one, line)));
      const others = ['11', '13', '14', '15', '17', '18', '19', '25'].filter((column) => !used.has(column));
      expect(others.map((column) => amounts[column])).toEqual(others.map(() => 0));
    }
  });

  it('the columns add up to sums.json', () => {
    for (const { content, records } of ledgers) {
      const sums = JSON.parse(new TextDecoder().decode(sumsJson(content))) as {
        columns: Record<string, string>;
      };
      expect(Object.entries(sums.columns).map(([column, sum]) => [column, centsOf(sum)])).toEqual(
        Object.entries(columnSums(records)),
      );
    }
  });
});

describe('the reader of PRODAGBI.TXT', () => {
  const bytes = prodagbi(months[0]!);
  /** The file with other characters at a place of its first record. */
  const changed = (at: number, text: string): Uint8Array => {
    const copy = Uint8Array.from(bytes);
    copy.set(new TextEncoder().encode(text), at);
    return copy;
  };

  it('bytes that are no records of 424 with CRLF are refused', () => {
    expect(() => readLedger(bytes.subarray(1))).toThrow('no records of 426');
    expect(() => readLedger(changed(424, '  '))).toThrow('record 1 has no CRLF');
  });

  it.each([
    ['02-00 is a Bulgarian VAT number', 0, 'DE'],
    ['02-01 is year and month', 15, '202613'],
    ['02-03 is the position', 25, '2'.padStart(15)],
    ['02-04 is a type', 40, '07'],
    ['02-05 is ten digits', 42, 'A'],
    ['02-06 is a day of the month', 62, '01/10/2026'],
    ['02-07 is a number of the buyer', 72, ' '.repeat(15)],
    ['amounts have two decimals', 167, '0,00'.padStart(15)],
    ['10 is 11 + 12 + 13 + 14 + 15 + 16 + 26', 167, '0.01'.padStart(15)],
    ['20 is 21 + 22 + 23 + 24', 182, '0.01'.padStart(15)],
    ['amounts have one sign', 167 + 13 * 15, '-0.01'.padStart(15)],
    ['02-27 is blank', 422, 'x '],
  ])('a record that breaks "%s" is found', (about, at, text) => {
    expect(ledgerFaults(readLedger(changed(at, text)))).toContain(`1: ${about}`);
  });
});
