import { at, textAt, type XmlElement } from './xml-reader.ts';

/** A rule by its id, in one plain line, and whether a document keeps it. */
export type UblRule = readonly [id: string, rule: string, holds: (document: XmlElement) => boolean];

/** Cents of a decimal with at most two places; NaN for any other text. */
export const cents = (text: string | null): number =>
  text !== null && /^-?\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
export const centsAt = (from: XmlElement, path: string): number => cents(textAt(from, path));

export const hasText = (from: XmlElement, path: string): boolean => (textAt(from, path) ?? '').trim() !== '';
export const every = (from: XmlElement, path: string, holds: (one: XmlElement) => boolean): boolean =>
  at(from, path).every(holds);

/** The lines of an invoice or a credit note. */
export const linesOf = (document: XmlElement): XmlElement[] => [
  ...at(document, 'cac:InvoiceLine'),
  ...at(document, 'cac:CreditNoteLine'),
];
export const quantityOf = (line: XmlElement): XmlElement | undefined =>
  [...at(line, 'cbc:InvoicedQuantity'), ...at(line, 'cbc:CreditedQuantity')][0];
export const inLines = (document: XmlElement, holds: (line: XmlElement) => boolean): boolean =>
  linesOf(document).every(holds);

export const seller = 'cac:AccountingSupplierParty/cac:Party';
export const buyer = 'cac:AccountingCustomerParty/cac:Party';
export const total = 'cac:LegalMonetaryTotal';
export const subtotal = 'cac:TaxTotal/cac:TaxSubtotal';

/** The number of a party in a tax scheme. */
export const taxNumber = (document: XmlElement, party: string, scheme: string): string | null => {
  const own = at(document, `${party}/cac:PartyTaxScheme`);
  const found = own.find((one) => textAt(one, 'cac:TaxScheme/cbc:ID') === scheme);
  return found === undefined ? null : textAt(found, 'cbc:CompanyID');
};
export const currencyOf = (document: XmlElement): string | null =>
  textAt(document, 'cbc:DocumentCurrencyCode');

/** The VAT of the document in a currency, in cents; NaN unless it is given once. */
export const taxIn = (document: XmlElement, currency: string | null): number => {
  const given = at(document, 'cac:TaxTotal/cbc:TaxAmount').filter(
    ({ attributes }) => attributes['currencyID'] === currency,
  );
  return given.length === 1 ? cents(given[0]!.text) : Number.NaN;
};
export const sumAt = (from: readonly XmlElement[], path: string): number =>
  from.reduce((sum, one) => sum + centsAt(one, path), 0);
