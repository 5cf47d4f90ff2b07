import type { Invoice, InvoiceSummary } from '#contract/invoices.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import type {
  DeliveryView,
  InvoiceLineView,
  InvoiceSummaryView,
  InvoiceView,
} from '../../application/invoice-view.ts';

/** Maps a view to the contract: minor units become decimals. */
export const presentInvoiceSummary = (invoice: InvoiceSummaryView): InvoiceSummary => {
  const decimal = (minor: number): number => Money.ofMinor(minor, invoice.currency).toDecimal();
  return {
    id: invoice.id,
    invoiceNumber: invoice.invoiceNumber,
    type: invoice.type,
    status: invoice.status,
    isTest: invoice.isTest,
    annulledAt: invoice.annulledAt,
    totalAmount: decimal(invoice.totalMinor),
    subtotal: decimal(invoice.subtotalMinor),
    taxRate: invoice.taxRate,
    taxAmount: decimal(invoice.taxMinor),
    paidAmount: decimal(invoice.paidMinor),
    currency: invoice.currency,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    description: invoice.description,
    merchantId: invoice.merchantId,
    merchantName: invoice.merchantName,
    customerName: invoice.customerName,
    customerEmail: invoice.customerEmail,
    paymentId: invoice.paymentId,
  };
};

const presentLine = (line: InvoiceLineView, { currency }: InvoiceView): Invoice['items'][number] => ({
  id: line.id,
  description: line.description,
  quantity: Number(line.quantity),
  unit: line.unit,
  unitPrice: Money.ofMinor(line.unitPriceMinor, currency).toDecimal(),
  lineTotal: Money.ofMinor(line.netMinor, currency).toDecimal(),
  taxRate: line.taxRate,
});

const presentDelivery = (delivery: DeliveryView): Invoice['deliveries'][number] => ({
  kind: delivery.kind,
  state: delivery.status,
  recipient: delivery.recipient,
  createdAt: delivery.createdAt,
  sentAt: delivery.sentAt,
  reason: delivery.reason,
});

export const presentInvoice = (invoice: InvoiceView, language: Language, messages: Messages): Invoice => {
  const { vatGround, seller, buyer } = invoice;
  const deliveries = invoice.deliveries.map(presentDelivery);
  return {
    ...presentInvoiceSummary(invoice),
    taxEventDate: invoice.taxEventDate,
    eurRate: Number(invoice.eurRate),
    eurRateDay: invoice.eurRateDay,
    seller: {
      name: seller.name,
      address: seller.address,
      taxId: seller.taxId,
      vatNumber: seller.vatNumber,
    },
    buyer: { name: buyer.name, address: buyer.address, taxId: buyer.taxId, vatNumber: buyer.vatNumber },
    items: invoice.lines.map((line) => presentLine(line, invoice)),
    vatGround: vatGround === null ? null : messages.say(language, `invoices.vat-ground.${vatGround}`),
    annulmentReason: invoice.annulmentReason,
    correctsId: invoice.correctsId,
    correctsNumber: invoice.correctsNumber,
    correctsIssueDate: invoice.correctsIssueDate,
    correctionReason: invoice.correctionReason,
    creditNotes: invoice.creditNotes.map(({ totalMinor, ...note }) => ({
      ...note,
      totalAmount: Money.ofMinor(totalMinor, invoice.currency).toDecimal(),
    })),
    paidBy: invoice.paidBy,
    payUrl: invoice.payUrl,
    delivery: deliveries[0] ?? null,
    deliveries,
  };
};
