import type { VatGround } from '#kernel/sale-vat.ts';
import type { InvoiceDocument, MonthDocument } from '#modules/invoices/index.ts';
import { linesXml } from './ubl-lines.ts';
import { isPeppol, partiesXml } from './ubl-parties.ts';
import { categoryOf, taxTotalsXml } from './ubl-tax.ts';
import { decimalText, element, optionalElement, textElement } from './xml-text.ts';

const standard = 'urn:cen.eu:en16931:2017';
const peppol = `${standard}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const peppolProfile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const namespaces = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** BT-3: 380 invoice, 381 credit note, 383 debit note. */
const typeCodes = { INVOICE: '380', CREDIT_NOTE: '381', DEBIT_NOTE: '383' } as const;

const headXml = ({ document, invoiceNumber }: MonthDocument): (string | null)[] => {
  const isNote = document.type === 'CREDIT_NOTE';
  const isNetwork = isPeppol(document);
  const { currency } = document.total;
  const dueDate = isNote ? null : textElement('cbc:DueDate', document.dueDate);
  return [
    textElement('cbc:CustomizationID', isNetwork ? peppol : standard),
    isNetwork ? textElement('cbc:ProfileID', peppolProfile) : null,
    textElement('cbc:ID', invoiceNumber),
    textElement('cbc:IssueDate', document.issueDate),
    dueDate,
    // UBL has the tax point before the type in a credit note, and after it in an invoice.
    isNote ? textElement('cbc:TaxPointDate', document.taxEventDate) : null,
    textElement(isNote ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', typeCodes[document.type]),
    optionalElement('cbc:Note', document.correctionReason),
    isNote ? null : textElement('cbc:TaxPointDate', document.taxEventDate),
    textElement('cbc:DocumentCurrencyCode', currency),
    currency === 'EUR' ? null : textElement('cbc:TaxCurrencyCode', 'EUR'),
    isNetwork ? textElement('cbc:BuyerReference', String(document.orderNumber ?? invoiceNumber)) : null,
  ];
};

/** BG-3: the corrected document. */
const referenceXml = ({ corrects }: MonthDocument): string | null =>
  corrects === null
    ? null
    : element('cac:BillingReference', [
        element('cac:InvoiceDocumentReference', [
          textElement('cbc:ID', corrects.invoiceNumber),
          textElement('cbc:IssueDate', corrects.issueDate),
        ]),
      ]);

/** BT-81: 48 card, 30 transfer; a transfer names the account (BT-84). */
const paymentMeansXml = ({ document, payments }: MonthDocument): string => {
  const isCard = payments.some(({ kind }) => kind === 'CARD') || document.paymentMethod === 'CARD';
  const { iban } = document.seller;
  const account =
    isCard || iban === undefined ? null : element('cac:PayeeFinancialAccount', [textElement('cbc:ID', iban)]);
  return element('cac:PaymentMeans', [
    textElement('cbc:PaymentMeansCode', isCard || account === null ? '48' : '30'),
    account,
  ]);
};

/** BG-22: sums of lines, with and without VAT; what was paid in the month of the document is not due any more. */
const totalsXml = ({ document, payments }: MonthDocument): string => {
  const { subtotal, total } = document;
  const currencyID = total.currency;
  const month = document.issueDate.slice(0, 7);
  const inMonth = payments.filter(({ paidOn }) => paidOn.slice(0, 7) <= month);
  const received = inMonth.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
  const paid = document.type === 'CREDIT_NOTE' ? 0n : received < total.minor ? received : total.minor;
  const amount = (name: string, minor: bigint) => textElement(name, decimalText(minor), { currencyID });
  return element('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', subtotal.minor),
    amount('cbc:TaxExclusiveAmount', subtotal.minor),
    amount('cbc:TaxInclusiveAmount', total.minor),
    paid === 0n ? null : amount('cbc:PrepaidAmount', paid),
    amount('cbc:PayableAmount', total.minor - paid),
  ]);
};

const deliversAbroad = (document: InvoiceDocument): boolean =>
  document.lines.some((line) => categoryOf(line, document).id === 'K');

/**
 * A document as UBL 2.1 by EN 16931; between two Bulgarian VAT numbers as Peppol BIS Billing 3.
 * @param reasonOf the text of a legal ground, in the language of the document
 */
export const ublDocument = (one: MonthDocument, reasonOf: (ground: VatGround) => string): string => {
  const { document } = one;
  const root = document.type === 'CREDIT_NOTE' ? 'CreditNote' : 'Invoice';
  const xml = element(
    root,
    [
      ...headXml(one),
      referenceXml(one),
      ...partiesXml(document, deliversAbroad(document)),
      paymentMeansXml(one),
      ...taxTotalsXml(document, reasonOf),
      totalsXml(one),
      ...linesXml(document),
    ],
    {
      xmlns: `${namespaces}${root}-2`,
      'xmlns:cac': `${namespaces}CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespaces}CommonBasicComponents-2`,
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
};
