import { businessDateOf } from '#kernel/business-date.ts';
import { decimalOf } from '#kernel/decimal.ts';
import type { Messages } from '#kernel/messages.ts';
import type { TrialSale } from '#modules/links/index.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { documentForPayment, type SucceededPayment } from '../domain/document-for-payment.ts';
import type { InvoiceDocument } from '../domain/invoice-document.ts';
import type { InvoicePrinter } from '../ports/invoice-printer.ts';
import { documentMessages } from './document-messages.ts';
import type { InvoiceView } from './invoice-view.ts';

type Deps = Readonly<{ merchants: MerchantDirectory; messages: Messages; printer: InvoicePrinter }>;

/** A test document outside of every series. */
const number = 'TEST';

/** A payment that has not happened; a charge in USD is shown at par. */
const paymentOf = (sale: TrialSale, at: Date): SucceededPayment => ({
  ...sale,
  paymentId: 0,
  paymentLinkId: null,
  linkCreatedBy: null,
  eurRate: '1',
  eurRateDay: null,
  customerEmail: null,
  buyer: null,
  succeededAt: at,
  orderNumber: 1,
  transactionReference: null,
  duplicateOf: null,
  overpaid: false,
});

const minor = ({ minor: value }: Readonly<{ minor: bigint }>): number => Number(value);

const linesOf = ({ lines }: InvoiceDocument): InvoiceView['lines'] =>
  lines.map((line, place) => ({
    id: place + 1,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: decimalOf(line.unitPrice.millionths),
    grossUnitPrice: null,
    netMinor: minor(line.net),
    taxMinor: minor(line.tax),
    taxRate: line.taxRate,
    taxGroup: line.taxGroup,
    vatGround: line.vatGround ?? null,
    discountPercent: null,
    correctsLine: null,
    advanceNumber: null,
    advanceIssueDate: null,
  }));

/** What the document has of a stored one; the rest says that it is a paid test. */
const viewOf = (document: InvoiceDocument, at: Date): InvoiceView => ({
  ...document,
  id: 0,
  invoiceNumber: number,
  status: 'PAID',
  isTest: true,
  annulledAt: null,
  totalMinor: minor(document.total),
  subtotalMinor: minor(document.subtotal),
  taxMinor: minor(document.tax),
  paidMinor: minor(document.total),
  creditedMinor: 0,
  refundedMinor: 0,
  taxRate: document.lines[0]!.taxRate,
  currency: document.total.currency,
  merchantName: document.seller.name,
  paymentId: null,
  lines: linesOf(document),
  vatCheck: null,
  priceMinor: document.price === null ? null : minor(document.price),
  priceCurrency: document.price?.currency ?? null,
  eurRateDay: null,
  eurSubtotalMinor: minor(document.eurSubtotal),
  eurTaxMinor: minor(document.eurTax),
  issuedAt: at.toISOString(),
  merchantLanguage: document.language,
  customerId: null,
  orderNumber: null,
  paidAt: at.toISOString(),
  correctsNumber: null,
  correctsIssueDate: null,
  correctionKind: null,
  correctsId: null,
  correctsType: null,
  creditNotes: [],
  debitNotes: [],
  payments: [],
  paidBy: null,
  annulmentReason: null,
  payUrl: null,
  proofUrl: null,
  deliveries: [],
  isAdvance: false,
  advances: [],
  deductedIn: null,
  installments: [],
});

/** Prints the document that a payment of a link would have: no number, no row, no mail. */
export class PrintTrialDocument {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft */
  async execute(sale: TrialSale, at: Date, signal?: AbortSignal): Promise<Uint8Array> {
    const { merchants, messages, printer } = this.#deps;
    const supplier = await merchants.byId(sale.merchantId);
    if (supplier === null) throw new Error(`the link has no merchant ${sale.merchantId}`);
    const payment = paymentOf(sale, at);
    const place = { series: 'TEST', number: 1, issueDate: businessDateOf(at), previousHash: null } as const;
    const texts = documentMessages(messages, payment);
    const document = documentForPayment({ payment, supplier, messages: texts, place, issuedAt: at });
    return printer.print(viewOf(document, at), 'COPY', 'payers', signal);
  }
}
