import { describe, expect, it } from 'vitest';
import { ublDocument } from '#modules/closing/adapters/files/ubl-document.ts';
import type { VatGround } from '#kernel/sale-vat.ts';
import { documentOf } from '../month-documents.ts';
import { allRules, ublFaults } from './ubl-reader.ts';
import { readXml } from './xml-reader.ts';

const seller = { ...documentOf(1).document.seller, iban: 'BG80BNBG96611020345678' };
const abroad = { name: 'Bau GmbH', address: null, taxId: null, vatNumber: 'DE136695976', country: 'DE' };
const zero = (ground: VatGround, country: string) =>
  documentOf(1, [{ net: 1_000, rate: 0, ground }], { seller, buyer: { ...abroad, country } });

/** Documents without a fault, one for each category of VAT. */
const documents = {
  invoice: documentOf(1, [{ net: 10_000 }, { net: 1_000, rate: 9 }], { seller }),
  note: documentOf(
    2,
    [{ net: 1_000 }],
    { type: 'CREDIT_NOTE', correctionReason: 'Връщане', refundId: 1 },
    { corrects: { invoiceNumber: '0000000001', issueDate: documentOf(1).document.issueDate } },
  ),
  E: zero('ART_41', 'DE'),
  K: zero('ART_53', 'DE'),
  AE: zero('ART_21_2', 'DE'),
  G: zero('ART_28', 'US'),
};
const xmlOf = (name: keyof typeof documents): string =>
  ublDocument(documents[name], (ground) => `основание ${ground}`);
const faultsOf = (xml: string): string[] => ublFaults(readXml(new TextEncoder().encode(xml)));

const without = (name: string): RegExp => new RegExp(`<${name}(?: [^>]*)?>.*?</${name}>`, 's');
const category = (id: string) => `<cac:TaxCategory><cbc:ID>${id}</cbc:ID>`;
const ofParty = (party: string, name: string): RegExp =>
  new RegExp(`(<cac:${party}>.*?)<${name}.*?</${name}>`, 's');
const supplier = 'AccountingSupplierParty';
const customer = 'AccountingCustomerParty';

type Change = readonly [id: string, of: keyof typeof documents, from: string | RegExp, to: string];
const changes: readonly Change[] = [
  ['BR-01', 'invoice', without('cbc:CustomizationID'), ''],
  ['BR-02', 'invoice', without('cbc:ID'), ''],
  ['BR-03', 'invoice', without('cbc:IssueDate'), ''],
  ['BR-05', 'invoice', without('cbc:DocumentCurrencyCode'), ''],
  ['BR-06', 'invoice', ofParty(supplier, 'cbc:RegistrationName'), '$1'],
  ['BR-07', 'invoice', ofParty(customer, 'cbc:RegistrationName'), '$1'],
  ['BR-08', 'invoice', ofParty(supplier, 'cac:PostalAddress'), '$1'],
  ['BR-11', 'invoice', ofParty(customer, 'cac:Country'), '$1'],
  ['BR-16', 'invoice', /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s, ''],
  ['BR-22', 'invoice', without('cbc:InvoicedQuantity'), ''],
  ['BR-25', 'invoice', without('cbc:Name'), '<cbc:Name> </cbc:Name>'],
  ['BR-27', 'invoice', '<cbc:PriceAmount currencyID="EUR">', '<cbc:PriceAmount currencyID="EUR">-'],
  ['BR-48', 'E', /(<cac:TaxCategory>.*?)<cbc:Percent>0<\/cbc:Percent>/, '$1'],
  [
    'BR-53',
    'invoice',
    '</cbc:DocumentCurrencyCode>',
    '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>',
  ],
  ['BR-55', 'note', without('cac:InvoiceDocumentReference'), ''],
  ['BR-57', 'K', /(<cac:Address>)<cac:Country>.*?<\/cac:Country>/, '$1'],
  ['BR-61', 'invoice', without('cac:PayeeFinancialAccount'), ''],
  ['BR-62', 'invoice', ' schemeID="9926"', ''],
  ['BR-CO-04', 'invoice', without('cac:ClassifiedTaxCategory'), ''],
  ['BR-CO-09', 'invoice', '<cbc:CompanyID>BG175074752', '<cbc:CompanyID>175074752'],
  ['BR-CO-10', 'invoice', /(<cac:InvoiceLine>.*?>)100\.00/s, '$1100.01'],
  ['BR-CO-13', 'invoice', /(<cbc:TaxExclusiveAmount[^>]*>)110/, '$1111'],
  ['BR-CO-14', 'invoice', />20\.90</, '>20.91<'],
  ['BR-CO-15', 'invoice', /(<cbc:TaxInclusiveAmount[^>]*>)130/, '$1131'],
  ['BR-CO-16', 'invoice', /(<cbc:PayableAmount[^>]*>)130/, '$1131'],
  ['BR-CO-17', 'invoice', '<cbc:Percent>9<', '<cbc:Percent>19.9<'],
  ['BR-CO-18', 'E', without('cac:TaxSubtotal'), ''],
  ['BR-CO-25', 'invoice', without('cbc:DueDate'), ''],
  ['BR-DEC-18', 'invoice', /(<cbc:PayableAmount[^>]*>130\.90)/, '$10'],
  ['BR-DEC-23', 'invoice', /(<cac:InvoiceLine>.*?>100\.00)/s, '$10'],
  ['BR-CL-01', 'invoice', '>380<', '>999<'],
  ['BR-CL-04', 'invoice', '<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>BGL'],
  ['BR-CL-14', 'G', '>US<', '>XX<'],
  ['BR-CL-16', 'invoice', '>30<', '>999<'],
  ['BR-CL-17', 'E', /<cbc:ID>E</g, '<cbc:ID>N<'],
  ['BR-CL-22', 'K', 'VATEX-EU-IC', 'VATEX-EU-XX'],
  ['BR-CL-23', 'invoice', 'unitCode="C62"', 'unitCode="бр."'],
  ['BR-CL-25', 'invoice', 'schemeID="9926"', 'schemeID="9999"'],
  ['BR-S-01', 'invoice', /(<cac:TaxCategory><cbc:ID>)S/g, '$1E'],
  ['BR-S-02', 'invoice', ofParty(supplier, 'cac:PartyTaxScheme'), '$1'],
  ['BR-S-05', 'invoice', /(<cac:ClassifiedTaxCategory>.*?)<cbc:Percent>20</, '$1<cbc:Percent>0<'],
  ['BR-S-08', 'invoice', /(<cbc:TaxableAmount[^>]*>)100/, '$1101'],
  ['BR-S-09', 'invoice', /(<cac:TaxCategory>.*?<cbc:Percent>)20</, '$190<'],
  [
    'BR-S-10',
    'invoice',
    `${category('S')}<cbc:Percent>20</cbc:Percent>`,
    `${category('S')}<cbc:Percent>20</cbc:Percent><cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>`,
  ],
  ['BR-E-01', 'E', category('E'), category('Z')],
  ['BR-E-02', 'E', ofParty(supplier, 'cac:PartyTaxScheme'), '$1'],
  ['BR-E-05', 'E', /(<cac:ClassifiedTaxCategory>.*?<cbc:Percent>)0/, '$19'],
  ['BR-E-08', 'E', /(<cbc:TaxableAmount[^>]*>)10/, '$111'],
  ['BR-E-09', 'E', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount[^>]*>)0\.00/, '$10.01'],
  ['BR-E-10', 'E', without('cbc:TaxExemptionReason'), ''],
  ['BR-IC-02', 'K', ofParty(customer, 'cac:PartyTaxScheme'), '$1'],
  ['BR-IC-11', 'K', without('cbc:ActualDeliveryDate'), ''],
  ['BR-IC-12', 'K', without('cac:DeliveryLocation'), ''],
  ['BR-AE-01', 'AE', category('AE'), category('E')],
  ['BR-AE-02', 'AE', ofParty(customer, 'cac:PartyTaxScheme'), '$1'],
  ['BR-G-02', 'G', ofParty(supplier, 'cac:PartyTaxScheme'), '$1'],
  ['BR-G-09', 'G', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount[^>]*>)0\.00/, '$10.01'],
  ['BR-O-02', 'E', /<cbc:ID>E</g, '<cbc:ID>O<'],
  ['BR-O-05', 'E', /<cbc:ID>E</g, '<cbc:ID>O<'],
  ['PEPPOL-EN16931-R001', 'invoice', without('cbc:ProfileID'), ''],
  [
    'PEPPOL-EN16931-R002',
    'invoice',
    '<cbc:TaxPointDate>',
    '<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note><cbc:TaxPointDate>',
  ],
  ['PEPPOL-EN16931-R003', 'invoice', without('cbc:BuyerReference'), ''],
  ['PEPPOL-EN16931-R004', 'invoice', 'billing:3.0<', 'billing:2.0<'],
  ['PEPPOL-EN16931-R008', 'note', '>Връщане<', '> <'],
  ['PEPPOL-EN16931-R010', 'invoice', ofParty(customer, 'cbc:EndpointID'), '$1'],
  ['PEPPOL-EN16931-R020', 'invoice', ofParty(supplier, 'cbc:EndpointID'), '$1'],
  ['PEPPOL-EN16931-R051', 'invoice', 'PriceAmount currencyID="EUR"', 'PriceAmount currencyID="USD"'],
  [
    'PEPPOL-EN16931-R054',
    'invoice',
    '</cac:TaxTotal>',
    '</cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount currencyID="USD">1.00</cbc:TaxAmount></cac:TaxTotal>',
  ],
  [
    'PEPPOL-EN16931-R120',
    'invoice',
    '<cbc:PriceAmount currencyID="EUR">100.00',
    '<cbc:PriceAmount currencyID="EUR">100.03',
  ],
  ['PEPPOL-EN16931-R121', 'invoice', 'BaseQuantity unitCode="C62">1', 'BaseQuantity unitCode="C62">-1'],
  ['PEPPOL-EN16931-R130', 'invoice', 'BaseQuantity unitCode="C62"', 'BaseQuantity unitCode="H87"'],
  ['PEPPOL-EN16931-P0101', 'note', '>381<', '>380<'],
  ['PEPPOL-EN16931-F001', 'invoice', '<cbc:DueDate>2026-09-29', '<cbc:DueDate>29.09.2026'],
  [
    'order Invoice: cbc:ID',
    'invoice',
    /(<cbc:ID>0.*?<\/cbc:ID>)(<cbc:IssueDate>.*?<\/cbc:IssueDate>)/,
    '$2$1',
  ],
  [
    'order CreditNote: cbc:DueDate',
    'note',
    '</cbc:CreditNoteTypeCode>',
    '</cbc:CreditNoteTypeCode><cbc:DueDate>2026-09-29</cbc:DueDate>',
  ],
];

describe('the rules of UBL documents', () => {
  it.each(Object.keys(documents) as (keyof typeof documents)[])(
    'a whole document %s keeps all rules',
    (name) => expect(faultsOf(xmlOf(name))).toEqual([]),
  );

  it.each(changes)('%s is found in a changed document', (id, name, from, to) => {
    const xml = xmlOf(name).replace(from, to);
    expect(xml).not.toBe(xmlOf(name));
    const faults = faultsOf(xml);
    expect(faults).toContain(id);
  });

  it('a document that is not well-formed is refused', () =>
    expect(() => faultsOf(xmlOf('invoice').replace('</cac:Party>', ''))).toThrow('not well-formed'));

  it('each rule has an id of its own', () => {
    const ids = allRules.map(([id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(changes.map(([id]) => id).filter((id) => !id.startsWith('order') && !ids.includes(id))).toEqual(
      [],
    );
  });
});
