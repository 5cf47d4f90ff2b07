import { jobType } from '#kernel/jobs.ts';

/**
 * RECEIPT: to the customer on payment or refund, once per document. ASKED_BY_PAYER and SENT_BY_MERCHANT: on request.
 * REMINDER: of an unpaid invoice. ANNULMENT: to each holder.
 */
export type DeliveryKind = 'RECEIPT' | 'ASKED_BY_PAYER' | 'SENT_BY_MERCHANT' | 'REMINDER' | 'ANNULMENT';
/** SENT and FAILED are final; a QUEUED mail is retried. */
export type DeliveryStatus = 'QUEUED' | 'SENT' | 'FAILED';

/** One mail with a document to one e-mail address. All attempts share the Message-ID. */
export type Delivery = Readonly<{
  id: number;
  invoiceId: number;
  kind: DeliveryKind;
  recipient: string;
  messageId: string;
  /** Whether the mail brings the UBL file beside the PDF, where the document has one. */
  withUbl: boolean;
  /** Whether the product asked for it, and no person or program. */
  isOfProduct: boolean;
}>;

/** Thirty attempts over most of a day, to outlast an unavailable mail server. */
export const receiptQueued = jobType<{ deliveryId: number }>('invoices.mail-receipt', 30);

/** RFC 5322, 3.6.4: globally unique and not guessable. */
export const messageIdOf = (uuid: string, domain: string): string => `<${uuid}@${domain}>`;
