import type { Invoice, InvoiceSummary } from '#contract/invoices/invoices.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import {
  openMinorOf,
  refundStatusOf,
  type DeliveryView,
  type InvoiceLineView,
  type InvoicePaymentView,
  type InvoiceSummaryView,
  type InvoiceView,
  type NoteView,
} from '../../application/invoice-view.ts';
import { groundMessage, groundOf } from '../../application/ground-text.ts';
import { presentAdvanceFacts, presentLineAdvance } from './present-advances.ts';
import { taxFileTexts } from '../../domain/tax-file-texts.ts';
import type { Party } from '../../domain/invoice-document.ts';
import { partyKindOf } from '../../domain/party-kind.ts';

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
    creditedAmount: decimal(invoice.creditedMinor),
    refundedAmount: decimal(invoice.refundedMinor),
    refundStatus: refundStatusOf(invoice),
    openAmount: decimal(openMinorOf(invoice)),
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

const presentLine = (
  line: InvoiceLineView,
  invoice: InvoiceView,
  say: (code: string) => string,
): Invoice['items'][number] => {
  const { currency } = invoice;
  const ground = groundOf(line, invoice);
  return {
    id: line.id,
    description: line.description,
    quantity: Number(line.quantity),
    unit: line.unit,
    unitPrice: Number(line.unitPrice),
    grossUnitPrice: line.grossUnitPrice === null ? null : Number(line.grossUnitPrice),
    lineTotal: Money.ofMinor(line.netMinor, currency).toDecimal(),
    taxAmount: Money.ofMinor(line.taxMinor, currency).toDecimal(),
    taxRate: line.taxRate,
    vatGround: ground,
    vatGroundText: ground === null ? null : say(groundMessage(ground)),
    discountPercent: line.discountPercent === null ? null : Number(line.discountPercent),
    correctsLine: line.correctsLine,
    advance: presentLineAdvance(line),
  };
};

const presentParty = ({ name, address, taxId, vatNumber, country }: Party): Invoice['seller'] => ({
  name,
  address,
  taxId,
  vatNumber,
  country: country ?? null,
});

const presentPayment = (
  { amountMinor, paidAt: _, ...payment }: InvoicePaymentView,
  { currency }: InvoiceView,
): Invoice['payments'][number] => ({
  ...payment,
  amount: Money.ofMinor(amountMinor, currency).toDecimal(),
});

const presentDelivery = (delivery: DeliveryView): Invoice['deliveries'][number] => ({
  kind: delivery.kind,
  state: delivery.status,
  recipient: delivery.recipient,
  createdAt: delivery.createdAt,
  sentAt: delivery.sentAt,
  reason: delivery.reason,
});

const presentNote = (
  { totalMinor, ...note }: NoteView,
  { currency }: InvoiceView,
): Invoice['creditNotes'][number] => ({
  ...note,
  totalAmount: Money.ofMinor(totalMinor, currency).toDecimal(),
});

export const presentInvoice = (invoice: InvoiceView, language: Language, messages: Messages): Invoice => {
  const { vatGround, seller, buyer } = invoice;
  const say = (code: string): string => messages.say(language, code);
  const deliveries = invoice.deliveries.map(presentDelivery);
  return {
    ...presentInvoiceSummary(invoice),
    customerId: invoice.customerId,
    language: invoice.language,
    taxEventDate: invoice.taxEventDate,
    eurRate: Number(invoice.eurRate),
    eurRateDay: invoice.eurRateDay,
    seller: presentParty(seller),
    buyer: { ...presentParty(buyer), kind: partyKindOf(buyer) },
    items: invoice.lines.map((line) => presentLine(line, invoice, say)),
    vatGround: vatGround === null ? null : say(groundMessage(vatGround)),
    vatCheck: invoice.vatCheck,
    annulmentReason: invoice.annulmentReason,
    correctsId: invoice.correctsId,
    correctsType: invoice.correctsType,
    correctsNumber: invoice.correctsNumber,
    correctsIssueDate: invoice.correctsIssueDate,
    correctionReason: invoice.correctionReason,
    correctionKind: invoice.correctionKind,
    creditNotes: invoice.creditNotes.map((note) => presentNote(note, invoice)),
    debitNotes: invoice.debitNotes.map((note) => presentNote(note, invoice)),
    paidBy: invoice.paidBy,
    payments: invoice.payments.map((payment) => presentPayment(payment, invoice)),
    payUrl: invoice.payUrl,
    delivery: deliveries[0] ?? null,
    deliveries,
    taxFileTexts: taxFileTexts(invoice),
    ...presentAdvanceFacts(invoice),
  };
};
