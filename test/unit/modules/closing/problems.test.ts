import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { findProblems } from '#modules/closing/application/find-problems.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { documentOf, sellerOf } from './month-documents.ts';

const today = businessDate('2026-10-02');
const codes = (documents: readonly MonthDocument[], seller: MerchantRecord = sellerOf()) =>
  findProblems(documents, seller, today).map(({ code, invoiceNumber }) => [code, invoiceNumber]);
const buyer = (facts: object) =>
  documentOf(1, undefined, { buyer: { ...documentOf(1).document.buyer, vatNumber: null, ...facts } });
const first = '0000000001';

describe('problems of a month', () => {
  it('a right document has none', () => expect(codes([documentOf(1)])).toEqual([]));

  it.each([
    ['a wrong EIK', buyer({ taxId: '831902089' }), 'BUYER_EIK_WRONG'],
    ['a company without EIK', buyer({ taxId: null }), 'BUYER_WITHOUT_EIK'],
    ['a wrong VAT number', buyer({ vatNumber: 'BG831902089' }), 'BUYER_VAT_WRONG'],
    ['a rate of 0 % without ground', documentOf(1, [{ net: 100, rate: 0 }]), 'GROUND_MISSING'],
    ['a supply by art. 143', documentOf(1, [{ net: 100, rate: 0, ground: 'ART_143' }]), 'GROUND_BY_HAND'],
    ['a letter outside windows-1251', buyer({ name: '東京 ООД' }), 'LETTER_UNENCODABLE'],
    ['a letter with a base', buyer({ name: 'Müller GmbH' }), 'LETTER_REPLACED'],
    [
      'an advance deducted at another rate',
      documentOf(1, [
        { net: 100, rate: 9 },
        { net: -50, advance: true },
      ]),
      'MIXED_SIGNS',
    ],
    [
      'an invoice more than five days after its tax event',
      documentOf(1, undefined, { taxEventDate: businessDate('2026-09-09') }),
      'LATE_INVOICE',
    ],
    [
      'an invoice unpaid for more than 60 days',
      documentOf(1, undefined, { dueDate: businessDate('2026-08-01') }),
      'UNPAID_LONG',
    ],
    [
      'a document that was annulled in a later month',
      documentOf(1, undefined, {}, { annulledOn: businessDate('2026-10-01') }),
      'ANNULLED_LATER',
    ],
  ])('%s is named with its document', (_, document, code) => {
    expect(codes([document])).toContainEqual([code, first]);
  });

  it('sums that differ from the lines are named', () => {
    const { total } = documentOf(1).document;
    expect(codes([documentOf(1, undefined, { total: total.plus(total) })])).toContainEqual([
      'SUMS_DIFFER',
      first,
    ]);
  });

  it('a wrong buyer of a wholly credited document, and of the note itself, keeps the month open no more', () => {
    const wrong = buyer({ taxId: '831902089' });
    const note = documentOf(2, undefined, { type: 'CREDIT_NOTE', buyer: wrong.document.buyer });
    const severities = (...documents: MonthDocument[]) =>
      findProblems(documents, sellerOf(), today).map(({ severity }) => severity);
    expect(severities(wrong)).toEqual(['ERROR']);
    expect(severities(wrong, note)).toEqual(['ERROR', 'WARNING']);
    expect(severities({ ...wrong, isWhollyCredited: true }, note)).toEqual(['WARNING', 'WARNING']);
  });

  it('an issued document without the e-shop number that the merchant has by now is no problem', () => {
    const sale = documentOf(1, undefined, { fiscalMode: 'ALT_REGIME', transactionReference: 'ch_1' });
    const seller = sellerOf('FULL', { fiscalMode: 'ALT_REGIME', eShopNumber: 'RF0000123' });
    expect(codes([sale], seller)).toEqual([]);
  });

  it('a gap between two numbers is named with its ends', () => {
    const [gap] = findProblems([documentOf(1), documentOf(4)], sellerOf(), today);
    expect(gap).toMatchObject({ code: 'NUMBER_GAP', severity: 'ERROR', params: { from: 2, to: 3 } });
  });

  it('a seller without its numbers, and an e-shop without its number, are named', () => {
    expect(codes([], sellerOf('FULL', { vatNumber: null }))).toEqual([['SELLER_NUMBER', null]]);
    expect(codes([], sellerOf('NONE', { taxId: '123456789' }))).toEqual([['SELLER_NUMBER', null]]);
    expect(codes([], sellerOf('FULL', { fiscalMode: 'ALT_REGIME' }))).toEqual([
      ['E_SHOP_NUMBER_MISSING', null],
    ]);
  });
});
