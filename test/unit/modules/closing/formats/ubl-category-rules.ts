import { buyer, centsAt, linesOf, seller, taxNumber, type UblRule } from './ubl-access.ts';
import { at, textAt, textsAt, type XmlElement } from './xml-reader.ts';

const breakdown = 'cac:TaxTotal/cac:TaxSubtotal';
const ofLine = 'cac:Item/cac:ClassifiedTaxCategory';

const groupsOf = (document: XmlElement, category: string): XmlElement[] =>
  at(document, breakdown).filter((group) => textAt(group, 'cac:TaxCategory/cbc:ID') === category);
const linesIn = (document: XmlElement, category: string): XmlElement[] =>
  linesOf(document).filter((line) => textAt(line, `${ofLine}/cbc:ID`) === category);
const rateOf = (from: XmlElement, category: string): number =>
  Number(textAt(from, `${category}/cbc:Percent`));
const hasReason = (group: XmlElement): boolean =>
  ['cbc:TaxExemptionReason', 'cbc:TaxExemptionReasonCode'].some(
    (name) => (textAt(group, `cac:TaxCategory/${name}`) ?? '').trim() !== '',
  );
const sumOf = (lines: readonly XmlElement[]): number =>
  lines.reduce((sum, line) => sum + centsAt(line, 'cbc:LineExtensionAmount'), 0);

const hasVat = (one: XmlElement, party: string): boolean => taxNumber(one, party, 'VAT') !== null;
const sellerHasNumber = (one: XmlElement): boolean =>
  hasVat(one, seller) || taxNumber(one, seller, 'TAX') !== null;
const buyerHasNumber = (one: XmlElement): boolean =>
  hasVat(one, buyer) || textAt(one, `${buyer}/cac:PartyLegalEntity/cbc:CompanyID`) !== null;

/** Rules that all categories at 0 % share. */
const zeroRules = (
  prefix: string,
  category: string,
  numbers: readonly [rule: string, holds: (document: XmlElement) => boolean],
): UblRule[] => [
  [
    `BR-${prefix}-01`,
    `lines of ${category} have one group, and a group has lines`,
    (one) => groupsOf(one, category).length === (linesIn(one, category).length > 0 ? 1 : 0),
  ],
  [`BR-${prefix}-02`, numbers[0], (one) => linesIn(one, category).length === 0 || numbers[1](one)],
  [
    `BR-${prefix}-08`,
    'the base is the sum of its lines',
    (one) =>
      groupsOf(one, category).every(
        (group) => centsAt(group, 'cbc:TaxableAmount') === sumOf(linesIn(one, category)),
      ),
  ],
  [
    `BR-${prefix}-09`,
    'the VAT is zero',
    (one) => groupsOf(one, category).every((group) => centsAt(group, 'cbc:TaxAmount') === 0),
  ],
  [`BR-${prefix}-10`, 'the group has a reason', (one) => groupsOf(one, category).every(hasReason)],
];
const zeroRate = (prefix: string, category: string): UblRule => [
  `BR-${prefix}-05`,
  'the rate of a line is zero',
  (one) => linesIn(one, category).every((line) => rateOf(line, ofLine) === 0),
];

/** By the category of VAT: S a rate, E exempt, K to another member state, AE reverse charge, G export, O out of scope. */
export const categoryRules: readonly UblRule[] = [
  [
    'BR-S-01',
    'lines with a rate have a group, and a group has lines',
    (one) => groupsOf(one, 'S').length > 0 === linesIn(one, 'S').length > 0,
  ],
  ['BR-S-02', 'the seller has a tax number', (one) => linesIn(one, 'S').length === 0 || sellerHasNumber(one)],
  [
    'BR-S-05',
    'the rate of a line is above zero',
    (one) => linesIn(one, 'S').every((line) => rateOf(line, ofLine) > 0),
  ],
  [
    'BR-S-08',
    'the base of a rate is the sum of its lines',
    (one) =>
      groupsOf(one, 'S').every((group) => {
        const rate = rateOf(group, 'cac:TaxCategory');
        const lines = linesIn(one, 'S').filter((line) => rateOf(line, ofLine) === rate);
        return lines.length > 0 && centsAt(group, 'cbc:TaxableAmount') === sumOf(lines);
      }),
  ],
  [
    'BR-S-09',
    'the VAT of a rate is base by rate, within less than one unit',
    (one) =>
      groupsOf(one, 'S').every((group) => {
        const exact = (centsAt(group, 'cbc:TaxableAmount') * rateOf(group, 'cac:TaxCategory')) / 100;
        return Math.abs(Math.abs(centsAt(group, 'cbc:TaxAmount')) - Math.round(Math.abs(exact))) < 100;
      }),
  ],
  ['BR-S-10', 'a rate has no reason', (one) => !groupsOf(one, 'S').some(hasReason)],
  ...zeroRules('E', 'E', ['the seller has a tax number', sellerHasNumber]),
  zeroRate('E', 'E'),
  ...zeroRules('IC', 'K', ['both have a VAT number', (one) => hasVat(one, seller) && hasVat(one, buyer)]),
  zeroRate('IC', 'K'),
  [
    'BR-IC-11',
    'the day of the delivery',
    (one) =>
      groupsOf(one, 'K').length === 0 || (textAt(one, 'cac:Delivery/cbc:ActualDeliveryDate') ?? '') !== '',
  ],
  [
    'BR-IC-12',
    'the country of the delivery',
    (one) =>
      groupsOf(one, 'K').length === 0 ||
      textAt(one, 'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode') !==
        null,
  ],
  ...zeroRules('AE', 'AE', [
    'seller and buyer have a number',
    (one) => sellerHasNumber(one) && buyerHasNumber(one),
  ]),
  zeroRate('AE', 'AE'),
  ...zeroRules('G', 'G', ['the seller has a VAT number', (one) => hasVat(one, seller)]),
  zeroRate('G', 'G'),
  ...zeroRules('O', 'O', ['no party has a VAT number', (one) => !hasVat(one, seller) && !hasVat(one, buyer)]),
  [
    'BR-O-05',
    'a line has no rate',
    (one) => linesIn(one, 'O').every((line) => textAt(line, `${ofLine}/cbc:Percent`) === null),
  ],
  [
    'BR-O-11',
    'no other group stands beside it',
    (one) => groupsOf(one, 'O').length === 0 || textsAt(one, breakdown).length === 1,
  ],
];
