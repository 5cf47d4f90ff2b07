import { buyer, cents, linesOf, seller, type UblRule } from './ubl-access.ts';
import { at, textAt, textsAt, wholeTree, type XmlElement } from './xml-reader.ts';

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** Whether the document claims Peppol BIS Billing 3. */
export const claimsPeppol = (document: XmlElement): boolean =>
  textAt(document, 'cbc:CustomizationID')?.includes('peppol') === true;

const has = (document: XmlElement, path: string): boolean => (textAt(document, path) ?? '').trim() !== '';
const taxTotals = (document: XmlElement, hasGroups: boolean): XmlElement[] =>
  at(document, 'cac:TaxTotal').filter((one) => at(one, 'cac:TaxSubtotal').length > 0 === hasGroups);
const currency = (document: XmlElement): string | null => textAt(document, 'cbc:DocumentCurrencyCode');
const quantityOf = (line: XmlElement): XmlElement | undefined =>
  [...at(line, 'cbc:InvoicedQuantity'), ...at(line, 'cbc:CreditedQuantity')][0];

/** The net amount of a line is quantity by price, within two cents. */
const isPriced = (line: XmlElement): boolean => {
  const base = Number(textAt(line, 'cac:Price/cbc:BaseQuantity') ?? '1');
  const price = Number(textAt(line, 'cac:Price/cbc:PriceAmount'));
  const net = Number(textAt(line, 'cbc:LineExtensionAmount'));
  return Math.abs((Number(quantityOf(line)?.text ?? '1') * price) / base - net) <= 0.02;
};

const reasons: Readonly<Record<string, string>> = {
  'VATEX-EU-G': 'G',
  'VATEX-EU-O': 'O',
  'VATEX-EU-IC': 'K',
  'VATEX-EU-AE': 'AE',
};
const agrees = (document: XmlElement, reason: string): boolean =>
  at(document, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory')
    .filter((category) => textAt(category, 'cbc:TaxExemptionReasonCode') === reason)
    .every((category) => textAt(category, 'cbc:ID') === reasons[reason]);

/** What the network of Peppol asks for beyond EN 16931 (Peppol BIS Billing 3). */
export const peppolRules: readonly UblRule[] = [
  ['PEPPOL-EN16931-R001', 'a business process', (one) => has(one, 'cbc:ProfileID')],
  ['PEPPOL-EN16931-R002', 'at most one note', (one) => at(one, 'cbc:Note').length <= 1],
  ['PEPPOL-EN16931-R003', 'a reference of the buyer', (one) => has(one, 'cbc:BuyerReference')],
  [
    'PEPPOL-EN16931-R004',
    'the specification of Peppol',
    (one) => textAt(one, 'cbc:CustomizationID') === specification,
  ],
  [
    'PEPPOL-EN16931-R005',
    'the currency of the accounts is another one',
    (one) => textAt(one, 'cbc:TaxCurrencyCode') !== currency(one),
  ],
  [
    'PEPPOL-EN16931-R007',
    'the form of the business process',
    (one) => /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(textAt(one, 'cbc:ProfileID') ?? ''),
  ],
  [
    'PEPPOL-EN16931-R008',
    'no empty element',
    (one) => wholeTree(one).every(({ children, text }) => children.length > 0 || text.trim() !== ''),
  ],
  ['PEPPOL-EN16931-R010', 'an electronic address of the buyer', (one) => has(one, `${buyer}/cbc:EndpointID`)],
  [
    'PEPPOL-EN16931-R020',
    'an electronic address of the seller',
    (one) => has(one, `${seller}/cbc:EndpointID`),
  ],
  [
    'PEPPOL-EN16931-R051',
    'amounts are in the currency of the document',
    (one) => {
      const inAccounts = taxTotals(one, false).flatMap(wholeTree);
      return wholeTree(one).every(
        (element) =>
          inAccounts.includes(element) ||
          (element.attributes['currencyID'] ?? currency(one)) === currency(one),
      );
    },
  ],
  ['PEPPOL-EN16931-R053', 'one VAT total has groups', (one) => taxTotals(one, true).length === 1],
  [
    'PEPPOL-EN16931-R054',
    'a VAT total without groups only with a currency of the accounts',
    (one) => taxTotals(one, false).length === at(one, 'cbc:TaxCurrencyCode').length,
  ],
  [
    'PEPPOL-EN16931-R055',
    'both VAT totals have one sign',
    (one) => {
      const totals = textsAt(one, 'cac:TaxTotal/cbc:TaxAmount').map(cents);
      return totals.every((sum) => sum >= 0) || totals.every((sum) => sum <= 0);
    },
  ],
  ['PEPPOL-EN16931-R120', 'a net amount is quantity by price', (one) => linesOf(one).every(isPriced)],
  [
    'PEPPOL-EN16931-R121',
    'the quantity of a price is above zero',
    (one) =>
      linesOf(one).every((line) =>
        textsAt(line, 'cac:Price/cbc:BaseQuantity').every((text) => Number(text) > 0),
      ),
  ],
  [
    'PEPPOL-EN16931-R130',
    'price and line have one unit',
    (one) =>
      linesOf(one).every((line) =>
        at(line, 'cac:Price/cbc:BaseQuantity').every(
          ({ attributes }) => attributes['unitCode'] === quantityOf(line)?.attributes['unitCode'],
        ),
      ),
  ],
  [
    'PEPPOL-EN16931-P0100',
    'a type of invoices',
    (one) => textsAt(one, 'cbc:InvoiceTypeCode').every((code) => ['380', '383'].includes(code)),
  ],
  [
    'PEPPOL-EN16931-P0101',
    'a type of credit notes',
    (one) => textsAt(one, 'cbc:CreditNoteTypeCode').every((code) => code === '381'),
  ],
  ['PEPPOL-EN16931-P0104', 'VATEX-EU-G is of category G', (one) => agrees(one, 'VATEX-EU-G')],
  ['PEPPOL-EN16931-P0105', 'VATEX-EU-O is of category O', (one) => agrees(one, 'VATEX-EU-O')],
  ['PEPPOL-EN16931-P0106', 'VATEX-EU-IC is of category K', (one) => agrees(one, 'VATEX-EU-IC')],
  ['PEPPOL-EN16931-P0107', 'VATEX-EU-AE is of category AE', (one) => agrees(one, 'VATEX-EU-AE')],
  [
    'PEPPOL-EN16931-F001',
    'dates have ten characters',
    (one) =>
      wholeTree(one).every(({ name, text }) => !name.endsWith('Date') || /^\d{4}-\d\d-\d\d$/.test(text)),
  ],
];
