import { nameOf, system } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Messages } from '#kernel/messages.ts';
import { documentText, documentMessages } from '#modules/invoices/application/document-messages.ts';
import { invoiceColumns, lineColumns } from '#modules/invoices/adapters/postgres/invoice-record.ts';
import { creditNoteOf, refundedLines } from '#modules/invoices/domain/corrections/credit-note.ts';
import { messageIdOf } from '#modules/invoices/domain/delivery.ts';
import { documentForPayment, type SeriesPlace } from '#modules/invoices/domain/document-for-payment.ts';
import { cardPayment, paymentHash } from '#modules/invoices/domain/invoice-payment.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import { originalHash, recipientHash } from '#modules/invoices/domain/numbers/original.ts';
import { paymentTable } from '#modules/invoices/adapters/postgres/tables.ts';
import { formatInvoiceNumber } from '#modules/invoices/domain/numbers/invoice-number.ts';
import { writtenDocument, type InvoiceDraft } from '#modules/invoices/domain/written-invoice.ts';
import type { DatedEuroRate } from '#modules/rates/index.ts';
import type { Payment } from '#modules/payments/domain/payment.ts';
import type { Refunded } from './refunds-and-disputes.ts';
import type { Shop, GeneratorContext } from './context.ts';

const by = nameOf(system('payments'));
const series = 'LEGAL' as const;

type Chain = { number: number; hash: string | null; date: BusinessDate };
/** An issued document that may be corrected later. */
export type Issued = Readonly<{ id: number; invoice: Invoice; shop: Shop }>;

/** Issues documents with numbers, hashes and mails, in chronological order. */
export class SyntheticDocuments {
  readonly #context: GeneratorContext;
  readonly #messages: Messages;
  readonly #chains = new Map<number, Chain>();

  constructor(context: GeneratorContext, messages: Messages) {
    this.#context = context;
    this.#messages = messages;
  }

  async issue(shop: Shop, payment: Payment): Promise<Issued> {
    const record = payment.toRecord();
    const at = record.succeededAt!;
    const succeeded = {
      ...record,
      paymentId: payment.id,
      orderNumber: record.orderNumber!,
      succeededAt: at,
    };
    const place = this.#place(shop, at);
    const texts = documentMessages(this.#messages, succeeded);
    const document = documentForPayment({
      payment: succeeded,
      supplier: shop.merchant,
      messages: texts,
      place,
      issuedAt: at,
    });
    return this.#store(shop, await Invoice.issuePaid(document, place.previousHash, at), 'invoice.issued');
  }

  async write(
    shop: Shop,
    draft: InvoiceDraft,
    {
      paymentLinkId,
      euro,
      at,
      paidBy,
    }: Readonly<{ paymentLinkId: number; euro: DatedEuroRate; at: Date; paidBy: Payment | null }>,
  ): Promise<Issued> {
    const place = this.#place(shop, at);
    const today = businessDateOf(at);
    const document = writtenDocument({
      draft,
      supplier: shop.merchant,
      place,
      paymentLinkId,
      eurRate: euro.rate.toString(),
      eurRateDay: euro.day,
      today,
      issuedAt: at,
    });
    const invoice = await Invoice.issuePending(document, place.previousHash);
    if (paidBy !== null) {
      const paidAt = paidBy.toRecord().succeededAt!;
      const card = { paymentId: paidBy.id, amount: invoice.open, paidOn: businessDateOf(paidAt), paidAt };
      invoice.receive(cardPayment(card));
    }
    return this.#store(shop, invoice, 'invoice.written');
  }

  async credit(
    { id: originalId, invoice: { document: original }, shop }: Issued,
    refund: Refunded,
  ): Promise<Issued> {
    const { refundId, amount, at } = refund;
    const say = documentText(this.#messages, original.language);
    const place = this.#place(shop, at);
    const reason = say('invoices.credit-note.reason');
    const lines = refundedLines({ amount }, original, [], {
      unit: say('invoices.unit.piece'),
      line: say('invoices.credit-note.line', {
        number: formatInvoiceNumber(original.series, original.number),
      }),
      reason,
    });
    const note = creditNoteOf({
      original,
      originalId,
      refundId,
      lines,
      reason,
      place,
      taxEventDate: businessDateOf(at),
      issuedAt: at,
    });
    return this.#store(shop, await Invoice.issuePaid(note, place.previousHash, at), 'invoice.credited');
  }

  /** Records the receipt mail, sent at once: it brings the original. */
  async mail(
    { id, invoice: { document, documentHash } }: Pick<Issued, 'id' | 'invoice'>,
    recipient: string | null,
    at: Date,
  ): Promise<void> {
    if (recipient === null) return;
    const { ids, rows, random } = this.#context;
    const sentAt = document.issuedAt > at ? document.issuedAt : at;
    rows.add('invoice_deliveries', {
      id: ids.next('invoice_deliveries'),
      invoiceId: id,
      kind: 'RECEIPT',
      recipient,
      messageId: messageIdOf(random.uuid(), 'plateno.example'),
      state: 'SENT',
      attempts: 1,
      requestedBy: by,
      createdAt: sentAt,
      sentAt,
      isOriginal: true,
    });
    const { merchantId } = document;
    const previousHash = this.#chains.get(merchantId)!.hash!;
    const original = { recipientHash: await recipientHash(documentHash, recipient), deliveredAt: sentAt };
    const hash = await originalHash({ ...document, ...original, documentHash }, previousHash);
    const row = { invoiceId: id, ...original, merchantId, series, previousHash, originalHash: hash };
    rows.add('invoice_originals', row);
    this.#chains.get(merchantId)!.hash = hash;
  }

  /** Sets the counters behind the generated documents. */
  end(): void {
    for (const [merchantId, { number, date, hash }] of this.#chains) {
      const row = {
        merchantId,
        series,
        startNumber: 1,
        nextNumber: number + 1,
        lastIssueDate: date,
        lastHash: hash,
      };
      this.#context.rows.add('invoice_series', row);
    }
  }

  #place({ merchant }: Shop, at: Date): SeriesPlace {
    const requested = businessDateOf(at);
    const chain = this.#chains.get(merchant.id);
    const issueDate = chain === undefined || chain.date < requested ? requested : chain.date;
    return { series, number: (chain?.number ?? 0) + 1, issueDate, previousHash: chain?.hash ?? null };
  }

  async #store(shop: Shop, invoice: Invoice, action: string): Promise<Issued> {
    const { ids, rows, until } = this.#context;
    const { merchantId, number, issueDate, issuedAt, lines } = invoice.document;
    const id = ids.next('invoices');
    rows.add('invoices', { id, ...invoiceColumns(invoice), status: invoice.statusOn(until) });
    for (const [place, line] of lines.entries()) {
      rows.add('invoice_lines', {
        id: ids.next('invoice_lines'),
        invoiceId: id,
        ...lineColumns(line, place + 1),
      });
    }
    const hash = await this.#storePayments(id, invoice);
    this.#chains.set(merchantId, { number, hash, date: issueDate });
    rows.add('audit_log', {
      id: ids.next('audit_log'),
      at: issuedAt,
      actor: action === 'invoice.written' ? `user:${shop.userId}` : by,
      action,
      subjectType: 'invoice',
      subjectId: String(action === 'invoice.credited' ? invoice.document.correctsInvoiceId : id),
      data: '{}',
    });
    return { id, invoice, shop };
  }

  /** @returns the end of the chain behind them */
  async #storePayments(invoiceId: number, invoice: Invoice): Promise<string> {
    const { ids, rows } = this.#context;
    const { document, documentHash, payments } = invoice.toRecord();
    let previousHash = documentHash;
    for (const payment of payments) {
      const hash = await paymentHash({ ...document, ...payment, documentHash }, previousHash);
      const of = { invoiceId, merchantId: document.merchantId, series, previousHash, paymentHash: hash };
      rows.add('invoice_payments', {
        id: ids.next('invoice_payments'),
        ...paymentTable.write({ ...payment, ...of }),
      });
      previousHash = hash;
    }
    return previousHash;
  }
}
