import type { UblRule } from './ubl-access.ts';
import { textAt, textsAt, wholeTree, type XmlElement } from './xml-reader.ts';

const named = (document: XmlElement, name: string): XmlElement[] =>
  wholeTree(document).filter((one) => one.name === name);
const coded = (id: string, rule: string, name: string, codes: readonly string[]): UblRule => [
  id,
  rule,
  (document) => named(document, name).every(({ text }) => codes.includes(text)),
];
const attributed = (id: string, rule: string, attribute: string, codes: readonly string[]): UblRule => [
  id,
  rule,
  (document) =>
    wholeTree(document).every(({ attributes }) => codes.includes(attributes[attribute] ?? codes[0]!)),
];

/** Codes of Recommendations 20 and 21 that the product writes; the list of the rule has 2,000 more. */
const units =
  'C62 HUR DAY MON KGM GRM TNE LTR MLT MTR LM CMT MMT KMT MTK MTQ KWH MWH MIN WEE ANN SET PR DZN E48 IE ZP XBX XCT XBO XBG XRO XPX DAA H18 MIL'.split(
    ' ',
  );

/** Codes that the product writes, each of the list of its rule. */
export const codeRules = (countries: readonly string[]): readonly UblRule[] => [
  [
    'BR-CL-01',
    'the type is 380, 381 or 383',
    (one) =>
      textsAt(one, 'cbc:InvoiceTypeCode').every((code) => ['380', '383'].includes(code)) &&
      textsAt(one, 'cbc:CreditNoteTypeCode').every((code) => code === '381'),
  ],
  attributed('BR-CL-03', 'amounts have a currency of ISO 4217', 'currencyID', ['EUR', 'USD']),
  coded('BR-CL-04', 'the currency is of ISO 4217', 'cbc:DocumentCurrencyCode', ['EUR', 'USD']),
  coded('BR-CL-05', 'the currency of the accounts is of ISO 4217', 'cbc:TaxCurrencyCode', ['EUR']),
  coded('BR-CL-14', 'countries are of ISO 3166-1', 'cbc:IdentificationCode', countries),
  coded('BR-CL-16', 'ways of payment are of UNCL4461', 'cbc:PaymentMeansCode', ['30', '42', '48', '97']),
  [
    'BR-CL-17',
    'VAT categories are of UNCL5305',
    (one) =>
      [...named(one, 'cac:TaxCategory'), ...named(one, 'cac:ClassifiedTaxCategory')].every((category) =>
        ['S', 'E', 'K', 'AE', 'G', 'O'].includes(textAt(category, 'cbc:ID') ?? ''),
      ),
  ],
  coded('BR-CL-22', 'reasons are of the VATEX list', 'cbc:TaxExemptionReasonCode', [
    'VATEX-EU-G',
    'VATEX-EU-IC',
    'VATEX-EU-AE',
  ]),
  attributed('BR-CL-23', 'units are of Recommendation 20', 'unitCode', units),
  attributed('BR-CL-25', 'electronic addresses are of the EAS list', 'schemeID', ['9926']),
];
