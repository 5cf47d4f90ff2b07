import {
  buyer,
  every,
  hasText,
  inLines,
  linesOf,
  quantityOf,
  seller,
  subtotal,
  taxIn,
  total,
  type UblRule,
} from './ubl-access.ts';
import { at, textAt, textsAt } from './xml-reader.ts';

const country = 'cac:PostalAddress/cac:Country/cbc:IdentificationCode';

const needed = (id: string, rule: string, ...paths: string[]): UblRule => [
  id,
  rule,
  (document) => paths.some((path) => hasText(document, path)),
];
/** What every document has, and what its parts have (EN 16931-1, core rules). */
export const coreRules: readonly UblRule[] = [
  needed('BR-01', 'a specification identifier', 'cbc:CustomizationID'),
  needed('BR-02', 'a number', 'cbc:ID'),
  needed('BR-03', 'an issue date', 'cbc:IssueDate'),
  needed('BR-04', 'a type', 'cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode'),
  needed('BR-05', 'a currency', 'cbc:DocumentCurrencyCode'),
  needed('BR-06', 'the name of the seller', `${seller}/cac:PartyLegalEntity/cbc:RegistrationName`),
  needed('BR-07', 'the name of the buyer', `${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`),
  ['BR-08', 'the address of the seller', (one) => at(one, `${seller}/cac:PostalAddress`).length > 0],
  needed('BR-09', 'the country of the seller', `${seller}/${country}`),
  ['BR-10', 'the address of the buyer', (one) => at(one, `${buyer}/cac:PostalAddress`).length > 0],
  needed('BR-11', 'the country of the buyer', `${buyer}/${country}`),
  needed('BR-12', 'the sum of the lines', `${total}/cbc:LineExtensionAmount`),
  needed('BR-13', 'the total without VAT', `${total}/cbc:TaxExclusiveAmount`),
  needed('BR-14', 'the total with VAT', `${total}/cbc:TaxInclusiveAmount`),
  needed('BR-15', 'the sum due', `${total}/cbc:PayableAmount`),
  ['BR-16', 'at least one line', (one) => linesOf(one).length > 0],
  ['BR-21', 'a line has a number', (one) => inLines(one, (line) => hasText(line, 'cbc:ID'))],
  ['BR-22', 'a line has a quantity', (one) => inLines(one, (line) => quantityOf(line) !== undefined)],
  [
    'BR-23',
    'a quantity has a unit',
    (one) => inLines(one, (line) => !!quantityOf(line)?.attributes['unitCode']),
  ],
  [
    'BR-24',
    'a line has a net amount',
    (one) => inLines(one, (line) => hasText(line, 'cbc:LineExtensionAmount')),
  ],
  ['BR-25', 'a line has a name', (one) => inLines(one, (line) => hasText(line, 'cac:Item/cbc:Name'))],
  [
    'BR-26',
    'a line has a price',
    (one) => inLines(one, (line) => hasText(line, 'cac:Price/cbc:PriceAmount')),
  ],
  [
    'BR-27',
    'a price is not below zero',
    (one) => inLines(one, (line) => Number(textAt(line, 'cac:Price/cbc:PriceAmount')) >= 0),
  ],
  [
    'BR-45',
    'a VAT group has a base',
    (one) => every(one, subtotal, (group) => hasText(group, 'cbc:TaxableAmount')),
  ],
  [
    'BR-46',
    'a VAT group has a tax',
    (one) => every(one, subtotal, (group) => hasText(group, 'cbc:TaxAmount')),
  ],
  [
    'BR-47',
    'a VAT group has a category',
    (one) => every(one, subtotal, (group) => hasText(group, 'cac:TaxCategory/cbc:ID')),
  ],
  [
    'BR-48',
    'a VAT group has a rate',
    (one) => every(one, subtotal, (group) => hasText(group, 'cac:TaxCategory/cbc:Percent')),
  ],
  [
    'BR-49',
    'a way of payment has a code',
    (one) => every(one, 'cac:PaymentMeans', (means) => hasText(means, 'cbc:PaymentMeansCode')),
  ],
  [
    'BR-53',
    'VAT in the currency of the accounts',
    (one) => textsAt(one, 'cbc:TaxCurrencyCode').every((code) => !Number.isNaN(taxIn(one, code))),
  ],
  [
    'BR-55',
    'a corrected document has its number',
    (one) => every(one, 'cac:BillingReference', (own) => hasText(own, 'cac:InvoiceDocumentReference/cbc:ID')),
  ],
  [
    'BR-57',
    'a place of delivery has a country',
    (one) =>
      every(one, 'cac:Delivery/cac:DeliveryLocation/cac:Address', (own) =>
        hasText(own, 'cac:Country/cbc:IdentificationCode'),
      ),
  ],
  [
    'BR-61',
    'a transfer names its account',
    (one) =>
      every(
        one,
        'cac:PaymentMeans',
        (means) =>
          !['30', '58'].includes(textAt(means, 'cbc:PaymentMeansCode')!) ||
          hasText(means, 'cac:PayeeFinancialAccount/cbc:ID'),
      ),
  ],
  [
    'BR-62',
    'the electronic address of the seller has a scheme',
    (one) => every(one, `${seller}/cbc:EndpointID`, ({ attributes }) => !!attributes['schemeID']),
  ],
  [
    'BR-63',
    'the electronic address of the buyer has a scheme',
    (one) => every(one, `${buyer}/cbc:EndpointID`, ({ attributes }) => !!attributes['schemeID']),
  ],
];
