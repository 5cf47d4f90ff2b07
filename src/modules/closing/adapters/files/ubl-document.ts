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

const codes = { CARD: '48', BANK_TRANSFER: '42', WITHHELD: '97' } as const;

/** What was paid by the end of the month of the document, minor units; of a credit note nothing. */
const paidOf = ({ document: { type, issueDate, total }, payments }: MonthDocument): bigint => {
  const month = issueDate.slice(0, 7);
  const inMonth = payments.filter(({ paidOn }) => paidOn.slice(0, 7) <= month);
  const received = inMonth.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
  return type === 'CREDIT_NOTE' ? 0n : received < total.minor ? received : total.minor;
};

/**
 * How the document was paid, or can be: an open one by transfer when it names an account and is in EUR. What was withheld is
 * the method of a document that was not paid otherwise.
 */
const methodOf = (one: MonthDocument): InvoiceDocument['paymentMethod'] => {
  const { document, payments } = one;
  const { type, total, seller, paymentMethod } = document;
  if (type === 'CREDIT_NOTE') return paymentMethod === 'BANK_TRANSFER' ? paymentMethod : 'CARD';
  const isOpen = paidOf(one) < total.minor;
  if (isOpen && seller.iban !== undefined && total.currency === 'EUR') return 'BANK_TRANSFER';
  if (isOpen || payments.length === 0) return paymentMethod;
  const paid = payments.filter(({ kind }) => kind !== 'WITHHELD');
  if (paid.length === 0) return 'WITHHELD';
  return paid.every(({ kind }) => kind === 'BANK') ? 'BANK_TRANSFER' : 'CARD';
};

/**
 * BT-81 (UNCL4461): 48 card; 30 transfer, which names the account (BT-84); 42 transfer to an account that the document does
 * not name; 97 clearing between partners, for what was withheld. A document without a sum and a credit note without a refund
 * have nothing to pay.
 */
const paymentMeansXml = (one: MonthDocument): string | null => {
  const { type, refundId, total, seller } = one.document;
  const isNote = type === 'CREDIT_NOTE';
  if (total.minor === 0n || (isNote && refundId === null)) return null;
  const method = methodOf(one);
  // The money of a credit note goes to an account of the buyer.
  const account = method === 'BANK_TRANSFER' && !isNote && seller.iban !== undefined ? seller.iban : null;
  const code = account !== null ? '30' : codes[method];
  return element('cac:PaymentMeans', [
    textElement('cbc:PaymentMeansCode', code),
    account === null ? null : element('cac:PayeeFinancialAccount', [textElement('cbc:ID', account)]),
  ]);
};

/** BG-22: sums of lines, with and without VAT; what was paid in the month of the document is not due any more. */
const totalsXml = (one: MonthDocument): string => {
  const { subtotal, total } = one.document;
  const currencyID = total.currency;
  const paid = paidOf(one);
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
