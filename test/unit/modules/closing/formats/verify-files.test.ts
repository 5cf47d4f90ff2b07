import { describe, expect, it } from 'vitest';
import { auditXml } from '#modules/closing/adapters/files/audit-xml.ts';
import { deltaFile } from '#modules/closing/adapters/files/delta.ts';
import { prodagbi } from '#modules/closing/adapters/files/prodagbi.ts';
import { sumsJson } from '#modules/closing/adapters/files/sums-json.ts';
import { ublDocument } from '#modules/closing/adapters/files/ubl-document.ts';
import { verifyFiles, type GivenFile } from '#modules/closing/index.ts';
import type { MonthContent } from '#modules/closing/application/month-content.ts';
import { seededMonths } from './seeded-months.ts';

/** The files of a month that have a format of their own. */
const filesOf = (content: MonthContent): GivenFile[] => {
  const { documents, seller, month, readOn: createdOn } = content;
  const shop = {
    eik: '175074752',
    eShopNumber: 'RF0000123',
    domainName: 'plateno.example',
    posNumber: 'acct_1',
  };
  const audit = auditXml({ ...shop, createdOn, month, documents });
  return [
    ...(seller.vatRegistration === 'FULL' ? [{ path: 'PRODAGBI.TXT', content: prodagbi(content) }] : []),
    ...(audit === null ? [] : [{ path: 'audit.xml', content: audit }]),
    { path: 'delta.txt', content: deltaFile(content) },
    { path: 'sums.json', content: sumsJson(content) },
    ...documents.map((one) => ({
      path: `ubl/${one.invoiceNumber}.xml`,
      content: new TextEncoder().encode(ublDocument(one, (ground) => ground)),
    })),
  ];
};

describe('verifyFiles', () => {
  it('finds no fault in the files of 500 seeded documents', () => {
    const results = seededMonths().map((content) => verifyFiles(filesOf(content)));
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
    expect(results.every(({ verified }) => verified >= 51)).toBe(true);
  });

  it('bytes that are no UTF-8, and a sums.json without sums, are faults of their files', () => {
    const content = Uint8Array.of(0xff, 0xfe);
    expect(verifyFiles([{ path: 'ubl/0000000001.xml', content }]).faults).toEqual([
      { path: 'ubl/0000000001.xml', line: null, fault: 'no UTF-8' },
    ]);
    expect(verifyFiles([{ path: 'sums.json', content }]).faults).toEqual([
      { path: 'sums.json', line: null, fault: 'no sums of a month' },
    ]);
  });
});
