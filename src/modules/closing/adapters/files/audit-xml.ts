import type { BusinessDate } from '#kernel/business-date.ts';
import type { InvoiceDocument, InvoiceLine, MonthDocument } from '#modules/invoices/index.ts';
import { ledgerText, windows1251 } from '#kernel/ledger-text.ts';
import { shares } from '../../application/sales-ledger.ts';
import { decimalText, element, textElement } from './xml-text.ts';

/** The shop and the month of an audit file. */
export type AuditRequest = Readonly<{
  eik: string;
  eShopNumber: string;
  /** The public address of the shop. */
  domainName: string;
  createdOn: BusinessDate;
  /** `YYYY-MM` in Sofia. */
  month: string;
  /** The merchant's account at the card provider. */
  posNumber: string;
  documents: readonly MonthDocument[];
}>;

/** Net and VAT of an article, in cents of EUR. */
type Article = Readonly<{
  name: string;
  quantity: string;
  priceMinor: bigint;
  rate: number;
  net: bigint;
  vat: bigint;
}>;

const text = (value: string, most: number): string => ledgerText(value).text.slice(0, most);

const hasTwoDecimals = (quantity: string): boolean => /^\d+(\.\d{1,2})?$/.test(quantity);

/** A quantity with more decimals than the file holds, or a price that is not the exact part, becomes one piece. */
const articleOf = (
  { description, quantity, unit, taxRate: rate }: InvoiceLine,
  net: bigint,
  vat: bigint,
): Article => {
  const hundredths = hasTwoDecimals(quantity) ? BigInt(Math.round(Number(quantity) * 100)) : 0n;
  const isExact = hundredths > 0n && (net * 100n) % hundredths === 0n;
  if (isExact) return { name: description, quantity, priceMinor: (net * 100n) / hundredths, rate, net, vat };
  return { name: `${description} (${quantity} ${unit})`, quantity: '1', priceMinor: net, rate, net, vat };
};

/** The goods of an order: sums in EUR, split by line so that they add up to those of the document. */
const articlesOf = (document: InvoiceDocument): Article[] => {
  const goods = document.lines.filter(({ advance }) => advance === undefined);
  const isEuro = document.total.currency === 'EUR';
  const nets = goods.map(({ net }) => net.minor);
  const taxes = goods.map(({ tax }) => tax.minor);
  const euroNets = isEuro ? nets : shares(document.eurSubtotal.minor, nets);
  const euroTaxes = isEuro ? taxes : shares(document.eurTax.minor, taxes);
  return goods.map((line, place) => articleOf(line, euroNets[place]!, euroTaxes[place]!));
};

const articleXml = ({ name, quantity, priceMinor, rate, net, vat }: Article): string =>
  element('artenum', [
    textElement('art_name', text(name, 200)),
    textElement('art_quant', quantity),
    textElement('art_price', decimalText(priceMinor)),
    textElement('art_vat_rate', rate),
    textElement('art_vat', decimalText(vat)),
    textElement('art_sum', decimalText(net + vat)),
  ]);

const orderXml = ({ document, invoiceNumber }: MonthDocument, posNumber: string): string => {
  const articles = articlesOf(document);
  const net = articles.reduce((sum, one) => sum + one.net, 0n);
  const vat = articles.reduce((sum, one) => sum + one.vat, 0n);
  return element('orderenum', [
    textElement('ord_n', document.orderNumber ?? document.number),
    textElement('ord_d', document.taxEventDate),
    textElement('doc_n', String(Number(invoiceNumber))),
    textElement('doc_date', document.issueDate),
    element('art', articles.map(articleXml)),
    textElement('ord_total1', decimalText(net)),
    textElement('ord_disc', '0.00'),
    textElement('ord_vat', decimalText(vat)),
    textElement('ord_total2', decimalText(net + vat)),
    // 2: virtual POS terminal.
    textElement('paym', 2),
    textElement('pos_n', text(posNumber, 200)),
    textElement('trans_n', text(document.transactionReference ?? '', 200)),
    textElement('proc_id', ''),
  ]);
};

const euroTotal = ({ eurSubtotal, eurTax }: InvoiceDocument): bigint => eurSubtotal.minor + eurTax.minor;

const refundXml = ({ document, corrects }: MonthDocument): string =>
  element('rorderenum', [
    textElement('r_ord_n', document.orderNumber ?? Number(corrects?.invoiceNumber ?? document.number)),
    textElement('r_amount', decimalText(euroTotal(document))),
    textElement('r_date', document.taxEventDate),
    // 2: to the card.
    textElement('r_paym', 2),
  ]);

/** Whether the document is a distance sale by card under the alternative regime. */
const isOrder = ({ document, annulledOn }: MonthDocument): boolean =>
  annulledOn === null &&
  document.type !== 'CREDIT_NOTE' &&
  document.fiscalMode === 'ALT_REGIME' &&
  document.transactionReference !== null;

/** Money that went back by transfer is none: its sale is no order of the file. */
const isRefund = ({ document, annulledOn }: MonthDocument): boolean =>
  annulledOn === null &&
  document.type === 'CREDIT_NOTE' &&
  document.fiscalMode === 'ALT_REGIME' &&
  document.refundId !== null &&
  document.paymentMethod !== 'BANK_TRANSFER';

/**
 * The standardised audit file of an e-shop (Ordinance N-18, Annex 38), windows-1251. `r_ord` and `r_total` are written
 * always: one edition of the schema demands them.
 * @returns null for a month without orders, which has no valid file
 */
export const auditXml = (request: AuditRequest): Uint8Array | null => {
  const { eik, eShopNumber, domainName, createdOn, month, posNumber, documents } = request;
  const orders = documents.filter(isOrder);
  if (orders.length === 0) return null;
  const refunds = documents.filter(isRefund);
  const refunded = refunds.reduce((sum, { document }) => sum + euroTotal(document), 0n);
  const [year, mon] = month.split('-');
  const audit = element('audit', [
    textElement('eik', eik),
    textElement('e_shop_n', eShopNumber),
    textElement('domain_name', text(domainName, 200)),
    // 2: a shop on a platform.
    textElement('e_shop_type', 2),
    textElement('creation_date', createdOn),
    textElement('mon', mon!),
    textElement('god', year!),
    element(
      'order',
      orders.map((one) => orderXml(one, posNumber)),
    ),
    textElement('r_ord', refunds.length),
    refunds.length === 0 ? null : element('rorder', refunds.map(refundXml)),
    textElement('r_total', decimalText(refunded)),
  ]);
  return windows1251(`<?xml version="1.0" encoding="windows-1251"?>\r\n${audit}\r\n`);
};
