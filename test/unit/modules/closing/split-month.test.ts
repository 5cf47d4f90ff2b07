import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { prodagbi } from '#modules/closing/adapters/files/prodagbi.ts';
import { sumsJson } from '#modules/closing/adapters/files/sums-json.ts';
import { findProblems } from '#modules/closing/application/find-problems.ts';
import type { MonthContent } from '#modules/closing/application/month-content.ts';
import { totalsOf } from '#modules/closing/application/month-totals.ts';
import type { MonthRegistrations } from '#modules/closing/application/registrations.ts';
import { verifyFiles } from '#modules/closing/index.ts';
import { contentOf, documentOf } from './month-documents.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder('windows-1251').decode(bytes);

describe('a month in which the VAT registration changes', () => {
  const on = (number: number, day: number) =>
    documentOf(number, undefined, { issueDate: businessDate(`2026-09-${String(day).padStart(2, '0')}`) });
  const documents = [1, 9, 10, 19, 20, 30].map((day, place) => on(place + 1, day));
  const segment = (from: number, to: number, vatNumber: string | null): MonthRegistrations[number] => ({
    from: on(1, from).document.issueDate,
    to: on(1, to).document.issueDate,
    vatRegistration: vatNumber === null ? 'NONE' : 'FULL',
    vatNumber,
  });
  const split = (...registrations: MonthRegistrations) => ({
    ...contentOf(documents),
    registrations,
    totals: totalsOf(documents, registrations, []),
  });
  const rowsOf = (content: MonthContent) =>
    decode(prodagbi(content))
      .split('\r\n')
      .slice(0, -1)
      .map((row) => `${row.slice(0, 11)} ${row.slice(25, 40).trim()} ${row.slice(62, 64)}`);

  it('has in its ledger the documents of registered days, each under the number of its day, and their sums alone', () => {
    const content = split(
      segment(1, 9, null),
      segment(10, 19, 'BG175074752'),
      segment(20, 30, 'BG831902088'),
    );
    expect(rowsOf(content)).toEqual([
      'BG175074752 1 10',
      'BG175074752 2 19',
      'BG831902088 3 20',
      'BG831902088 4 30',
    ]);
    expect(content.totals).toMatchObject({
      documents: 6,
      baseMinor: 60_000,
      ledger: { '10': 40_000, '20': 8_000 },
    });
    const files = [
      { path: 'PRODAGBI.TXT', content: prodagbi(content) },
      { path: 'sums.json', content: sumsJson(content) },
    ];
    expect(verifyFiles(files).faults).toEqual([]);
  });

  it('has no ledger when it was registered on no day', () => {
    expect(split(segment(1, 30, null)).totals.ledger).toBeNull();
  });

  it('names the documents that were issued under another registration than that of their day', () => {
    const { seller, registrations } = split(segment(1, 9, null), segment(10, 30, 'BG175074752'));
    const found = findProblems(documents, { seller, registrations }, businessDate('2026-10-02'));
    expect(
      found.filter(({ code }) => code === 'REGISTRATION_DIFFERS').map(({ invoiceNumber }) => invoiceNumber),
    ).toEqual(['0000000001', '0000000002']);
  });
});
