import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { countries } from '#kernel/countries.ts';
import { documentCountryOf } from '#kernel/vat-territories.ts';
import { ublDocument } from '#modules/closing/adapters/files/ubl-document.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import { documentOf } from '../month-documents.ts';
import { seededMonths } from './seeded-months.ts';
import { ublFaults } from './ubl-reader.ts';
import { buyer, cents, linesOf, seller, taxNumber } from './ubl-access.ts';
import { asRead, at, readXml, textAt, textsAt, wholeTree, type XmlElement } from './xml-reader.ts';

const read = (one: MonthDocument): XmlElement =>
  readXml(new TextEncoder().encode(ublDocument(one, (ground) => `основание ${ground}`)));
const all = seededMonths()
  .flatMap(({ documents }) => documents)
  .map((one) => ({ one, xml: read(one) }));

/** What differs between document and XML, with the number of the document. */
const differences = (of: (one: MonthDocument, xml: XmlElement) => readonly [unknown, unknown]): unknown[] =>
  all.flatMap(({ one, xml }) => {
    const [found, expected] = of(one, xml);
    return isDeepStrictEqual(found, expected) ? [] : [{ number: one.invoiceNumber, found, expected }];
  });

describe('UBL of 500 seeded documents', () => {
  it('every document keeps the rules of EN 16931, of Peppol where it claims it, and the order of UBL', () => {
    expect(all.flatMap(({ one, xml }) => ublFaults(xml).map((id) => `${one.invoiceNumber}: ${id}`))).toEqual(
      [],
    );
  });

  it('numbers, days and currency are those of the document', () =>
    expect(
      differences((one, xml) => [
        ['cbc:ID', 'cbc:IssueDate', 'cbc:TaxPointDate', 'cbc:DocumentCurrencyCode'].map((name) =>
          textAt(xml, name),
        ),
        [one.invoiceNumber, one.document.issueDate, one.document.taxEventDate, one.document.total.currency],
      ]),
    ).toEqual([]));

  it('totals are those of the document, less what was paid', () =>
    expect(
      differences(({ document, payments }, xml) => [
        ['TaxExclusive', 'TaxInclusive', 'Payable'].map((name) =>
          cents(textAt(xml, `cac:LegalMonetaryTotal/cbc:${name}Amount`)),
        ),
        [
          Number(document.subtotal.minor),
          Number(document.total.minor),
          Number(document.total.minor) - payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        ],
      ]),
    ).toEqual([]));

  it('VAT is that of the document, in another currency also in EUR', () =>
    expect(
      differences(({ document: { tax, eurTax } }, xml) => [
        at(xml, 'cac:TaxTotal/cbc:TaxAmount').map(({ text, attributes }) => [
          attributes['currencyID'],
          cents(text),
        ]),
        [
          [tax.currency, Number(tax.minor)],
          ...(tax.currency === 'EUR' ? [] : [['EUR', Number(eurTax.minor)]]),
        ],
      ]),
    ).toEqual([]));

  it('lines have the texts, quantities and net amounts of the document', () =>
    expect(
      differences(({ document }, xml) => [
        linesOf(xml).map((line) => [
          textAt(line, 'cac:Item/cbc:Name'),
          Math.abs(Number(line.children[1]!.text)),
          cents(textAt(line, 'cbc:LineExtensionAmount')),
        ]),
        document.lines.map((line) => [
          asRead(line.description),
          Number(line.quantity),
          Number(line.net.minor),
        ]),
      ]),
    ).toEqual([]));

  it('parties have the names, addresses and numbers of the document', () =>
    expect(
      differences(({ document }, xml) => [
        [seller, buyer].map((party) => [
          textAt(xml, `${party}/cac:PartyLegalEntity/cbc:RegistrationName`),
          textAt(xml, `${party}/cac:PostalAddress/cbc:StreetName`),
          textAt(xml, `${party}/cac:PartyLegalEntity/cbc:CompanyID`),
          taxNumber(xml, party, 'VAT'),
        ]),
        [document.seller, document.buyer].map(({ name, address, taxId, vatNumber }) => [
          asRead(name),
          address && asRead(address),
          taxId,
          vatNumber,
        ]),
      ]),
    ).toEqual([]));

  it('a credit note and a debit note name the document that they correct', () =>
    expect(
      differences(({ corrects }, xml) => [
        textsAt(xml, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'),
        corrects === null ? [] : [corrects.invoiceNumber],
      ]),
    ).toEqual([]));

  it('every ground of a document is among its reasons', () =>
    expect(
      differences(({ document }, xml) => {
        const reasons = textsAt(
          xml,
          'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReason',
        ).join(' ');
        const grounds = new Set(document.lines.flatMap(({ vatGround }) => vatGround ?? []));
        return [[...grounds].filter((ground) => !reasons.includes(`основание ${ground}`)), []];
      }),
    ).toEqual([]));

  it('every country and territory of the product is written as a code of ISO 3166-1, Kosovo as 1A', () => {
    const written = new Set(countries.map(documentCountryOf));
    expect([...written].filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual(['1A']);
    expect(written.size).toBe(250);
    expect(['IC', 'EA', 'XI', 'AX'].map(documentCountryOf)).toEqual(['ES', 'ES', 'GB', 'AX']);
  });
});

describe('UBL of buyers and units', () => {
  const xmlOf = (unit: string, buyerFacts: object): XmlElement => {
    const made = documentOf(1);
    const { document } = made;
    const lines = document.lines.map((line) => ({ ...line, unit }));
    return read({ ...made, document: { ...document, lines, buyer: { ...document.buyer, ...buyerFacts } } });
  };

  it.each([
    ['кг', 'KGM'],
    ['час', 'HUR'],
    ['бр. / pc.', 'C62'],
  ])('a line in %s has the unit code %s on quantity and price', (unit, code) => {
    const units = wholeTree(xmlOf(unit, {})).flatMap(({ attributes }) => attributes['unitCode'] ?? []);
    expect(units).toEqual([code, code]);
  });

  it.each([
    [{ country: 'IC', vatNumber: 'ESB12345678' }, 'ES', 'ESB12345678'],
    [{ country: 'XI', vatNumber: 'XI123456789' }, 'GB', 'XI123456789'],
    [{ country: 'TR', vatNumber: '1234567890' }, 'TR', 'TR1234567890'],
    [{ country: 'CH', vatNumber: 'CHE123456789MWST' }, 'CH', 'CHE123456789MWST'],
    [{ country: 'XK', vatNumber: null }, '1A', null],
  ])('the buyer %j has the country %s and the VAT number %s', (facts, country, number) => {
    const party = at(xmlOf('бр.', facts), 'cac:AccountingCustomerParty/cac:Party')[0]!;
    expect(textAt(party, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode')).toBe(country);
    expect(textAt(party, 'cac:PartyTaxScheme/cbc:CompanyID')).toBe(number);
  });
});
