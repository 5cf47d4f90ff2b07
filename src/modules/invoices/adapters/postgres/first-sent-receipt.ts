import type { Database } from '#platform/database/database.ts';

/** A document of a payment that was mailed to its payer. */
export type SentReceipt = Readonly<{ invoiceNumber: string; recipient: string; sentAt: Date }>;

/** The first mail with a document of the payment that was sent; null: none. The caller has checked the actor. */
export const firstSentReceipt = async (
  { database }: Readonly<{ database: Database }>,
  paymentId: number,
): Promise<SentReceipt | null> => {
  const [row] = await database.rows<Omit<SentReceipt, 'sentAt'> & { sentAt: string }>(
    `select i.invoice_number as "invoiceNumber", d.recipient, d.sent_at as "sentAt"
     from invoice_payments f join invoices i on i.id = f.invoice_id
       join invoice_deliveries d on d.invoice_id = i.id
     where f.payment_id = :paymentId and d.kind in ('RECEIPT', 'SENT_BY_MERCHANT') and d.state = 'SENT'
     order by d.sent_at limit 1`,
    { paymentId },
  );
  return row === undefined ? null : { ...row, sentAt: new Date(row.sentAt) };
};
