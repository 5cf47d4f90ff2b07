import {
  buyer,
  cents,
  centsAt,
  currencyOf,
  every,
  hasText,
  inLines,
  linesOf,
  seller,
  subtotal,
  sumAt,
  taxIn,
  taxNumber,
  total,
  type UblRule,
} from './ubl-access.ts';
import { at, textAt, textsAt } from './xml-reader.ts';

const orZero = (value: number): number => (Number.isNaN(value) ? 0 : value);

const twoDecimals = (id: string, rule: string, path: string): UblRule => [
  id,
  rule,
  (document) => textsAt(document, path).every((text) => !Number.isNaN(cents(text))),
];

/** How numbers and sums of a document follow from each other (EN 16931-1, conditions and decimals). */
export const sumRules: readonly UblRule[] = [
  [
    'BR-CO-04',
    'a line has a VAT category',
    (one) => inLines(one, (line) => hasText(line, 'cac:Item/cac:ClassifiedTaxCategory/cbc:ID')),
  ],
  [
    'BR-CO-09',
    'VAT numbers begin with a country',
    (one) => [seller, buyer].every((party) => /^([A-Z]{2}|1A)/.test(taxNumber(one, party, 'VAT') ?? 'BG')),
  ],
  [
    'BR-CO-10',
    'the lines add up',
    (one) =>
      sumAt(linesOf(one), 'cbc:LineExtensionAmount') === centsAt(one, `${total}/cbc:LineExtensionAmount`),
  ],
  [
    'BR-CO-13',
    'without discounts of the document the total without VAT is that of the lines',
    (one) =>
      centsAt(one, `${total}/cbc:TaxExclusiveAmount`) === centsAt(one, `${total}/cbc:LineExtensionAmount`),
  ],
  [
    'BR-CO-14',
    'the VAT groups add up',
    (one) => sumAt(at(one, subtotal), 'cbc:TaxAmount') === taxIn(one, currencyOf(one)),
  ],
  [
    'BR-CO-15',
    'net and VAT are the total',
    (one) =>
      centsAt(one, `${total}/cbc:TaxExclusiveAmount`) + taxIn(one, currencyOf(one)) ===
      centsAt(one, `${total}/cbc:TaxInclusiveAmount`),
  ],
  [
    'BR-CO-16',
    'the sum due is the total less what was paid',
    (one) =>
      centsAt(one, `${total}/cbc:TaxInclusiveAmount`) - orZero(centsAt(one, `${total}/cbc:PrepaidAmount`)) ===
      centsAt(one, `${total}/cbc:PayableAmount`),
  ],
  [
    'BR-CO-17',
    'VAT is base by rate, within less than one unit',
    (one) =>
      every(one, subtotal, (group) => {
        const rate = Number(textAt(group, 'cac:TaxCategory/cbc:Percent'));
        const expected = Math.round((Math.abs(centsAt(group, 'cbc:TaxableAmount')) * rate) / 100);
        return Math.abs(Math.abs(centsAt(group, 'cbc:TaxAmount')) - expected) < (rate === 0 ? 50 : 100);
      }),
  ],
  ['BR-CO-18', 'at least one VAT group', (one) => at(one, subtotal).length > 0],
  // Of EN 16931-1:2017; the published rules have not had it since 1.3.16.
  [
    'BR-CO-25',
    'an invoice with a sum due has a due date',
    (one) =>
      one.name !== 'Invoice' ||
      !(centsAt(one, `${total}/cbc:PayableAmount`) > 0) ||
      hasText(one, 'cbc:DueDate'),
  ],
  [
    'BR-CO-26',
    'the seller has a number',
    (one) =>
      taxNumber(one, seller, 'VAT') !== null || hasText(one, `${seller}/cac:PartyLegalEntity/cbc:CompanyID`),
  ],
  twoDecimals('BR-DEC-09', 'the sum of the lines has two decimals', `${total}/cbc:LineExtensionAmount`),
  twoDecimals('BR-DEC-12', 'the total without VAT has two decimals', `${total}/cbc:TaxExclusiveAmount`),
  twoDecimals('BR-DEC-13', 'VAT has two decimals', 'cac:TaxTotal/cbc:TaxAmount'),
  twoDecimals('BR-DEC-14', 'the total with VAT has two decimals', `${total}/cbc:TaxInclusiveAmount`),
  twoDecimals('BR-DEC-16', 'what was paid has two decimals', `${total}/cbc:PrepaidAmount`),
  twoDecimals('BR-DEC-18', 'the sum due has two decimals', `${total}/cbc:PayableAmount`),
  twoDecimals('BR-DEC-19', 'the base of a group has two decimals', `${subtotal}/cbc:TaxableAmount`),
  twoDecimals('BR-DEC-20', 'the VAT of a group has two decimals', `${subtotal}/cbc:TaxAmount`),
  [
    'BR-DEC-23',
    'a net amount has two decimals',
    (one) => inLines(one, (line) => !Number.isNaN(centsAt(line, 'cbc:LineExtensionAmount'))),
  ],
];
