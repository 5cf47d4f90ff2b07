import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { auditXml } from '#modules/closing/adapters/files/audit-xml.ts';
import { deltaFile } from '#modules/closing/adapters/files/delta.ts';
import { prodagbi } from '#modules/closing/adapters/files/prodagbi.ts';
import { sumsJson } from '#modules/closing/adapters/files/sums-json.ts';
import { ublDocument } from '#modules/closing/adapters/files/ubl-document.ts';
import { ledgerSumsOf } from '#modules/closing/application/sales-ledger.ts';
import { verifyFiles } from '#modules/closing/index.ts';
import type { InvoiceDocument, MonthDocument } from '#modules/invoices/index.ts';
import { contentOf, documentOf } from './month-documents.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder('windows-1251').decode(bytes);
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** One byte a letter: only amounts matter here. */
const latin = (text: string): Uint8Array => Buffer.from(text.replace(/[А-я]/g, 'x'));
const records = (documents: readonly MonthDocument[]): string[] =>
  decode(prodagbi(contentOf(documents)))
    .split('\r\n')
    .slice(0, -1);
/** Widths of the fields of a record (VAT Act regulations, Annex 12). */
const widths = [15, 6, 4, 15, 2, 20, 10, 15, 50, 30, ...Array<number>(17).fill(15), 2];
const fieldsOf = (record: string): string[] => {
  let from = 0;
  return widths.map((width) => record.slice(from, (from += width)));
};
const note = (number: number) =>
  documentOf(
    number,
    [{ net: 1_000 }],
    { type: 'CREDIT_NOTE', correctionReason: 'Връщане' },
    {
      corrects: { invoiceNumber: '0000000001', issueDate: businessDate('2026-09-01') },
    },
  );

describe('PRODAGBI.TXT', () => {
  it('a record has its fields at their places', () => {
    const fields = fieldsOf(records([documentOf(7)])[0]!);
    expect(fields.slice(0, 10)).toEqual([
      'BG175074752    ',
      '202609',
      '   0',
      '              1',
      '01',
      '0000000007          ',
      '15/09/2026',
      'BG831902088    ',
      'Книжарница Хеликон ООД'.padEnd(50),
      'Услуга'.padEnd(30),
    ]);
    expect(fields.slice(10, 14).map((field) => field.trim())).toEqual(['100.00', '20.00', '100.00', '20.00']);
    expect(fields.at(-1)).toBe('  ');
  });

  it('a credit note is below zero, and an annulled invoice has zeros', () => {
    const annulled = documentOf(2, undefined, {}, { annulledOn: businessDate('2026-09-20') });
    const [first, second] = records([note(3), annulled]).map(fieldsOf);
    expect(first!.slice(4, 6)).toEqual(['01', '0000000002          ']);
    expect(first![10]).toBe('0.00'.padStart(15));
    expect(second![4]).toBe('03');
    expect(second![10]).toBe('-10.00'.padStart(15));
  });

  it.each([
    [20, undefined, '11'],
    [9, undefined, '13'],
    [0, 'ART_28', '14'],
    [0, 'ART_53', '15'],
    [0, 'ART_41', '19'],
    [0, 'ART_141', '25'],
    [0, 'ART_21_2', '18'],
  ] as const)('a base at %s %% with %s stands in column %s', (rate, ground, column) => {
    const sums = ledgerSumsOf(documentOf(1, [{ net: 5_000, rate, ...(ground && { ground }) }]));
    expect(sums[column]).toBe(5_000);
  });

  it('a service to a company of another member state stands in column 17', () => {
    const buyer = { ...documentOf(1).document.buyer, country: 'DE', vatNumber: 'DE136695976', taxId: null };
    expect(ledgerSumsOf(documentOf(1, [{ net: 70, rate: 0, ground: 'ART_21_2' }], { buyer }))['17']).toBe(70);
  });

  it('a document in USD stands in EUR by its stored sums', () => {
    const usd = documentOf(1, [{ net: 117 }, { net: 117, rate: 9 }], {
      total: Money.ofMinor(268, 'USD'),
      eurSubtotal: Money.ofMinor(201, 'EUR'),
      eurTax: Money.ofMinor(29, 'EUR'),
    });
    expect(ledgerSumsOf(usd)).toMatchObject({ '10': 201, '20': 29 });
  });

  it('a month of 500 documents has records of 424 bytes that add up to sums.json', () => {
    const line = fc.record({
      net: fc.integer({ min: 1, max: 9_999_999 }),
      vat: fc.constantFrom(
        { rate: 20 as const },
        { rate: 9 as const },
        { rate: 0 as const, ground: 'ART_28' as const },
        { rate: 0 as const, ground: 'ART_45' as const },
      ),
    });
    const lists = fc.sample(fc.array(line, { minLength: 1, maxLength: 4 }), { seed: 2026, numRuns: 500 });
    const documents = lists.map((lines, place) =>
      documentOf(
        place + 1,
        lines.map(({ net, vat }) => ({ net, ...vat })),
        place % 7 === 3 ? { type: 'CREDIT_NOTE' } : {},
      ),
    );
    const content = contentOf(documents);
    const ledger = prodagbi(content);
    expect(ledger.byteLength).toBe(500 * 426);
    const files = [
      { path: 'PRODAGBI.TXT', content: ledger },
      { path: 'delta.txt', content: deltaFile(content) },
      { path: 'sums.json', content: sumsJson(content) },
      ...documents.map((one) => ({
        path: `ubl/${one.invoiceNumber}.xml`,
        content: utf8(ublDocument(one, (ground) => ground)),
      })),
    ];
    expect(verifyFiles(files)).toEqual({ verified: 502, faults: [] });
  });
});

describe('verifyFiles', () => {
  const content = contentOf([documentOf(1), documentOf(2)]);
  const sums = { path: 'sums.json', content: sumsJson(content) };

  it('a changed amount of the ledger is named by its column', () => {
    const changed = decode(prodagbi(content)).replace('         100.00', '         100.01');
    const file = { path: 'PRODAGBI.TXT', content: latin(changed) };
    expect(verifyFiles([file, sums]).faults).toEqual([
      { path: 'PRODAGBI.TXT', line: null, fault: 'column 10 is 200.01 instead of 200.00' },
    ]);
  });

  it('a record of another length is named by its line', () => {
    const ledger = prodagbi(content);
    const short = Buffer.concat([ledger.subarray(0, 426), ledger.subarray(430)]);
    expect(verifyFiles([{ path: 'PRODAGBI.TXT', content: short }]).faults).toEqual([
      { path: 'PRODAGBI.TXT', line: 2, fault: '420 bytes instead of 424' },
    ]);
  });

  it('a line of the Delta file without a field, and lines that do not add up, are named', () => {
    const text = decode(deltaFile(content));
    const bytes = (changed: string) => ({
      path: 'delta.txt',
      content: latin(changed),
    });
    expect(verifyFiles([bytes(text.replace('|16|', '|'))]).faults[0]).toMatchObject({ line: 1 });
    expect(verifyFiles([bytes(text.replace('|120.00|', '|121.00|')), sums]).faults).toEqual([
      { path: 'delta.txt', line: null, fault: 'the lines do not add up to sums.json' },
    ]);
  });

  it('a UBL document whose sum due is wrong is named', () => {
    const xml = ublDocument(documentOf(1), (ground) => ground).replace(
      '>120.00</cbc:PayableAmount>',
      '>1.00</cbc:PayableAmount>',
    );
    expect(verifyFiles([{ path: 'ubl/0000000001.xml', content: utf8(xml) }]).faults).toEqual([
      { path: 'ubl/0000000001.xml', line: null, fault: 'BR-CO-16: the sum due' },
    ]);
  });
});

describe('delta.txt', () => {
  it('each document and rate is one line of 16 fields', () => {
    const lines = decode(
      deltaFile(contentOf([documentOf(1, [{ net: 10_000 }, { net: 1_000, rate: 9 }]), note(2)])),
    );
    expect(lines.split('\r\n')).toEqual([
      '2|15.09.2026|0000000001|Ф-ра|120.00|16|Книжарница Хеликон ООД|||гр. Пловдив, ул. Райко Даскалов 3|BG831902088|831902088|   |Издадена фактура| |20.00',
      '2|15.09.2026|0000000001|Ф-ра|10.90|20|Книжарница Хеликон ООД|||гр. Пловдив, ул. Райко Даскалов 3|BG831902088|831902088|   |Издадена фактура| |0.90',
      '2|15.09.2026|0000000002|КИ|-12.00|16|Книжарница Хеликон ООД|||гр. Пловдив, ул. Райко Даскалов 3|BG831902088|831902088|   |Издадено кредитно известие| |-2.00',
      '',
    ]);
  });
});

describe('audit.xml', () => {
  const sale = { fiscalMode: 'ALT_REGIME', orderNumber: 42, transactionReference: 'ch_1' } as const;
  const audit = (documents: readonly MonthDocument[]) =>
    auditXml({
      eik: '175074752',
      eShopNumber: 'RF0000123',
      domainName: 'plateno.example/m/agro',
      createdOn: businessDate('2026-10-02'),
      month: '2026-09',
      posNumber: 'acct_1',
      documents,
    });

  it('a month without orders has no file', () => expect(audit([documentOf(1)])).toBeNull());

  it('orders and refunds add up, with two decimals at most', () => {
    const orders = [
      documentOf(
        1,
        [
          { net: 8_333, quantity: '1.125' },
          { net: 1_000, rate: 9, quantity: '3' },
        ],
        sale,
      ),
      documentOf(2, [{ net: 1_000 }], { ...sale, type: 'CREDIT_NOTE', refundId: 5, paymentMethod: 'CARD' }),
      // The money of a transfer went back by transfer: no refund of this file.
      documentOf(3, [{ net: 500 }], {
        ...sale,
        type: 'CREDIT_NOTE',
        refundId: 6,
        paymentMethod: 'BANK_TRANSFER',
      }),
    ];
    const file = audit(orders)!;
    expect(verifyFiles([{ path: 'audit.xml', content: file }]).faults).toEqual([]);
    const xml = decode(file);
    expect(xml).toContain('<art_name>Услуга (1.125 бр.)</art_name><art_quant>1</art_quant>');
    expect(xml).toContain(
      '<r_ord>1</r_ord><rorder><rorderenum><r_ord_n>42</r_ord_n><r_amount>12.00</r_amount>',
    );
    expect(xml).toContain('<r_total>12.00</r_total>');
    expect(xml).not.toMatch(/>-?\d+\.\d{3,}</);
  });
});

describe('UBL', () => {
  const xmlOf = (one: MonthDocument): string => ublDocument(one, (ground) => `основание ${ground}`);

  it('a credit note is positive and names the corrected document', () => {
    const xml = xmlOf(note(2));
    expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
    expect(xml).toContain('<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>0000000001</cbc:ID>');
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">12.00</cbc:PayableAmount>');
  });

  it('between two Bulgarian VAT numbers it is Peppol BIS 3 with both endpoints', () => {
    const xml = xmlOf(documentOf(1));
    expect(xml).toContain('poacc:billing:3.0</cbc:CustomizationID>');
    expect(xml.match(/<cbc:EndpointID schemeID="9926">/g)).toHaveLength(2);
  });

  it('a supply to another member state is category K with day and country of delivery', () => {
    const buyer = { name: 'Bau GmbH', address: null, taxId: null, vatNumber: 'DE136695976', country: 'DE' };
    const xml = xmlOf(documentOf(1, [{ net: 100, rate: 0, ground: 'ART_53' }], { buyer }));
    expect(xml).toContain('VATEX-EU-IC');
    expect(xml).toContain('<cbc:ActualDeliveryDate>2026-09-15</cbc:ActualDeliveryDate>');
    expect(xml).toContain('<cbc:IdentificationCode>DE</cbc:IdentificationCode>');
  });

  it('a seller without registration states its tax number and the reason', () => {
    const seller = { ...documentOf(1).document.seller, vatNumber: null };
    const facts = { seller, vatRegistration: 'NONE', vatGround: 'ART_113_9' } as const;
    const xml = xmlOf(documentOf(1, [{ net: 100, rate: 0, ground: 'ART_113_9' }], facts));
    expect(xml).toContain('<cbc:CompanyID>175074752</cbc:CompanyID><cac:TaxScheme><cbc:ID>TAX</cbc:ID>');
    expect(xml).toContain('<cbc:TaxExemptionReason>основание ART_113_9</cbc:TaxExemptionReason>');
  });

  it('a payment of the month is prepaid, and a deducted advance is a quantity below zero', () => {
    const paid = {
      payments: [{ kind: 'CARD', amountMinor: 12_000, paidOn: businessDate('2026-09-16') }],
    } as const;
    expect(xmlOf(documentOf(1, undefined, {}, paid))).toContain('<cbc:PayableAmount currencyID="EUR">0.00<');
    const final = documentOf(2, [{ net: 10_000 }, { net: -4_000, advance: true }]);
    expect(xmlOf(final)).toContain('<cbc:InvoicedQuantity unitCode="C62">-1</cbc:InvoicedQuantity>');
  });

  it('what was withheld is cleared between partners, and the rest is paid its own way', () => {
    const withheld = (amountMinor: number) =>
      ({ kind: 'WITHHELD', amountMinor, paidOn: businessDate('2026-09-15') }) as const;
    const meansOf = (payments: MonthDocument['payments'], facts: Partial<InvoiceDocument> = {}) =>
      /<cbc:PaymentMeansCode>(\d+)</.exec(xmlOf(documentOf(1, undefined, facts, { payments })))?.[1];
    expect(meansOf([withheld(12_000)], { paymentMethod: 'WITHHELD' })).toBe('97');
    const card = { ...withheld(2_000), kind: 'CARD' } as const;
    expect(meansOf([withheld(10_000), card], { paymentMethod: 'CARD' })).toBe('48');
    expect(meansOf([withheld(10_000), { ...card, kind: 'BANK' }], { paymentMethod: 'CARD' })).toBe('42');
    const seller = { ...documentOf(1).document.seller, iban: 'BG80BNBG96611020345678' };
    expect(meansOf([withheld(10_000)], { paymentMethod: 'CARD', seller })).toBe('30');
    expect(meansOf([withheld(10_000)], { paymentMethod: 'CARD' })).toBe('48');
  });

  it('text is escaped', () => {
    const buyer = { ...documentOf(1).document.buyer, name: 'A & B <ООД> "1"' };
    expect(xmlOf(documentOf(1, undefined, { buyer }))).toContain('A &amp; B &lt;ООД&gt; &quot;1&quot;');
  });
});
