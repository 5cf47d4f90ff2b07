import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { auditXml } from '#modules/closing/adapters/files/audit-xml.ts';
import type { MonthContent } from '#modules/closing/application/month-content.ts';
import { documentOf } from '../month-documents.ts';
import { auditFaults } from './audit-reader.ts';
import { centsOf } from './ledger-reader.ts';
import { seededMonths } from './seeded-months.ts';
import { at, readXml, textAt, textsAt, type XmlElement } from './xml-reader.ts';

const auditOf = ({ documents }: Pick<MonthContent, 'documents'>): Uint8Array =>
  auditXml({
    eik: '175074752',
    eShopNumber: 'RF0000123',
    domainName: 'plateno.example/m/agro',
    createdOn: businessDate('2026-10-02'),
    month: '2026-09',
    posNumber: 'acct_1',
    documents,
  })!;

const files = seededMonths()
  .filter(({ seller }) => seller.fiscalMode === 'ALT_REGIME')
  .map((content) => ({ content, root: readXml(auditOf(content)) }));

describe('audit.xml of 250 seeded documents', () => {
  it('every file keeps order, lengths, decimals and sums of Annex 38', () => {
    expect(files.flatMap(({ root }) => auditFaults(root))).toEqual([]);
  });

  it('orders are the valid card payments, with their sums in EUR', () => {
    for (const { content, root } of files) {
      const sales = content.documents.filter(
        ({ annulledOn, document }) => annulledOn === null && document.paymentId !== null,
      );
      expect(
        at(root, 'order/orderenum').map((one) => [textAt(one, 'doc_n'), textAt(one, 'trans_n')]),
      ).toEqual(sales.map(({ document }) => [String(document.number), document.transactionReference]));
      expect(textsAt(root, 'order/orderenum/ord_total2').map(centsOf)).toEqual(
        sales.map(({ document }) => Number(document.eurSubtotal.minor + document.eurTax.minor)),
      );
      expect(textsAt(root, 'order/orderenum/ord_vat').map(centsOf)).toEqual(
        sales.map(({ document }) => Number(document.eurTax.minor)),
      );
    }
  });

  it('refunds are the valid credit notes of refunds, by the number of their order', () => {
    for (const { content, root } of files) {
      const refunds = content.documents.filter(
        ({ annulledOn, document }) => annulledOn === null && document.refundId !== null,
      );
      expect(textsAt(root, 'rorder/rorderenum/r_ord_n')).toEqual(
        refunds.map(({ document }) => String(document.orderNumber)),
      );
      const orders = textsAt(root, 'order/orderenum/ord_n');
      expect(refunds.every(({ document }) => orders.includes(String(document.orderNumber)))).toBe(true);
    }
  });

  it('an order of several lines with quantities of three decimals keeps the rules', () => {
    const lines = [
      { net: 8_333, quantity: '1.125', description: 'Ü'.repeat(300) },
      { net: 1_001, rate: 9, quantity: '3' },
      { net: 500, rate: 0, ground: 'ART_41', quantity: '0.01' },
    ] as const;
    const sale = { fiscalMode: 'ALT_REGIME', orderNumber: 42, transactionReference: 'pi_1' } as const;
    expect(auditFaults(readXml(auditOf({ documents: [documentOf(1, lines, sale)] })))).toEqual([]);
  });
});

describe('the reader of audit.xml', () => {
  const given = new TextDecoder('windows-1251').decode(auditOf(files[0]!.content));
  /** One byte a letter: only marks and amounts matter here. */
  const read = (xml: string): XmlElement => readXml(Buffer.from(xml.replaceAll(/[^\p{ASCII}]/gu, 'x')));

  it('a file that is not well-formed or declares no encoding is refused', () => {
    expect(() => read(given.replace('</order>', ''))).toThrow('not well-formed');
    expect(() => read(given.replace(' encoding="windows-1251"', ''))).toThrow('no XML declaration');
  });

  it.each([
    ['audit: order of its elements', /(<mon>.*?<\/mon>)(<god>.*?<\/god>)/, '$2$1'],
    ['e_shop_n: RF00001234567', 'RF0000123', 'RF00001234567'],
    ['r_total: stands 0 times', /<r_total>.*<\/r_total>/, ''],
    ['art_vat_rate: 20.0', '<art_vat_rate>20<', '<art_vat_rate>20.0<'],
    ['art_quant: 1.125', '<art_quant>1<', '<art_quant>1.125<'],
    ['paym: 7', '<paym>2<', '<paym>7<'],
    ['mon: 9', '<mon>09<', '<mon>9<'],
    ['Σ art_sum is not ord_total2', /<ord_total2>[^<]*/, '<ord_total2>0.01'],
    ['Σ art_vat is not ord_vat', /<ord_vat>[^<]*/, '<ord_vat>999.01'],
    ['ord_total1 + ord_vat is not ord_total2', /<ord_total1>[^<]*/, '<ord_total1>0.01'],
    ['art_quant × art_price is not the sum without VAT', /<art_price>[^<]*/, '<art_price>0.01'],
    ['r_ord is not the number of refunds', /<r_ord>\d+/, '<r_ord>99'],
    ['Σ r_amount is not r_total', /<r_total>[^<]*/, '<r_total>0.01'],
  ])('"%s" is found', (fault, from, to) => {
    const xml = given.replace(from, to);
    expect(xml).not.toBe(given);
    expect(auditFaults(read(xml))).toContain(fault);
  });
});
