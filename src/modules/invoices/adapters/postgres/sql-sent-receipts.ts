import type { SentReceipt, SentReceipts } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Implements a port of payments: mails with documents of payments. */
export class SqlSentReceipts implements SentReceipts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async of(paymentId: number): Promise<SentReceipt | null> {
    const [row] = await this.#database.rows<Omit<SentReceipt, 'sentAt'> & { sentAt: string }>(
      `select i.invoice_number as "invoiceNumber", d.recipient, d.sent_at as "sentAt"
       from invoice_payments f join invoices i on i.id = f.invoice_id
         join invoice_deliveries d on d.invoice_id = i.id
       where f.payment_id = :paymentId and d.kind in ('RECEIPT', 'SENT_BY_MERCHANT') and d.state = 'SENT'
       order by d.sent_at limit 1`,
      { paymentId },
    );
    return row === undefined ? null : { ...row, sentAt: new Date(row.sentAt) };
  }
}
