import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { countries } from '#kernel/countries.ts';
import { documentCountryOf } from '#kernel/vat-territories.ts';
import { ublDocument } from '#modules/closing/adapters/files/ubl-document.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import { seededMonths } from './seeded-months.ts';
import { ublFaults } from './ubl-reader.ts';
import { buyer, cents, linesOf, seller, taxNumber } from './ubl-access.ts';
import { asRead, at, readXml, textAt, textsAt, type XmlElement } from './xml-reader.ts';

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
