import { describe, expect, it } from 'vitest';
import { deltaFile } from '#modules/closing/adapters/files/delta.ts';
import { sumsJson } from '#modules/closing/adapters/files/sums-json.ts';
import { centsOf } from './ledger-reader.ts';
import { deltaFaults, readDelta } from './delta-reader.ts';
import { seededMonths } from './seeded-months.ts';

const files = seededMonths().map((content) => ({ content, lines: readDelta(deltaFile(content)) }));

describe('delta.txt of 500 seeded documents', () => {
  it('every line keeps the 16 fields of the format', () => {
    expect(files.flatMap(({ lines }) => deltaFaults(lines))).toEqual([]);
  });

  it('the lines of each document add up to its sums in EUR, and annulled documents have none', () => {
    for (const { content, lines } of files)
      for (const { document, invoiceNumber, annulledOn } of content.documents) {
        const own = lines.filter(({ fields }) => fields[2] === invoiceNumber);
        const sign = document.type === 'CREDIT_NOTE' ? -1 : 1;
        const expected =
          annulledOn === null
            ? [document.eurSubtotal.minor + document.eurTax.minor, document.eurTax.minor]
            : [0, 0];
        expect([
          invoiceNumber,
          own.reduce((sum, { total }) => sum + sign * total, 0),
          own.reduce((sum, { vat }) => sum + sign * vat, 0),
        ]).toEqual([invoiceNumber, ...expected.map(Number)]);
      }
  });

  it('all lines add up to sums.json', () => {
    for (const { content, lines } of files) {
      const { base, vat } = JSON.parse(new TextDecoder().decode(sumsJson(content))) as Record<string, string>;
      expect(lines.reduce((sum, line) => sum + line.total - line.vat, 0)).toBe(centsOf(base!));
      expect(lines.reduce((sum, line) => sum + line.vat, 0)).toBe(centsOf(vat!));
    }
  });

  it('a seller without VAT has no VAT, and only the groups without a rate', () => {
    const untaxed = files.filter(({ content }) => content.seller.vatRegistration !== 'FULL');
    const lines = untaxed.flatMap((file) => file.lines);
    expect(lines.every(({ vat }) => vat === 0)).toBe(true);
    expect(new Set(lines.map(({ fields }) => fields[5]))).toEqual(new Set(['8', '21']));
  });
});

describe('the reader of delta.txt', () => {
  const bytes = deltaFile(files[0]!.content);
  const first = files[0]!.lines[0]!.fields;

  it('a file whose last line has no CRLF is refused', () =>
    expect(() => readDelta(bytes.subarray(0, -2))).toThrow('no CRLF'));

  it.each([
    ['16 fields', 12, 'a|b'],
    ['a sale', 0, '3'],
    ['a day', 1, '1.9.2026'],
    ['ten digits', 2, '1'],
    ['kind and text agree', 3, 'КИ'],
    ['a total with two decimals', 4, '1.5'],
    ['a known VAT group', 5, '17'],
    ['a name', 6, ''],
    ['texts without spaces at the ends', 9, ' гр. София'],
    ['blanks of the format', 12, ' '],
    ['VAT of the group within a cent a line of goods', 15, '99999.99'],
    ['one sign', 4, '-1.00'],
  ])('a line that breaks "%s" is found', (about, field, text) => {
    const fields = first.with(field, text).join('|').split('|');
    const line = { fields, total: centsOf(fields[4]!), vat: centsOf(fields[15]!) };
    expect(deltaFaults([line])).toContain(`1: ${about}`);
  });
});
