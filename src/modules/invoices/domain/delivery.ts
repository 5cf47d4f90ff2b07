import { jobType } from '#kernel/jobs.ts';

export type DeliveryKind = 'RECEIPT' | 'ASKED_BY_PAYER' | 'SENT_BY_MERCHANT' | 'REMINDER' | 'ANNULMENT';
export type DeliveryStatus = 'QUEUED' | 'SENT' | 'FAILED';

/** One mail with a document to one address. Its Message-ID stays the same however often it is tried. */
export type Delivery = Readonly<{
  id: number;
  invoiceId: number;
  kind: DeliveryKind;
  recipient: string;
  messageId: string;
}>;

/** Tried for most of a day: a mail server that is away for an hour costs nobody a receipt. */
export const receiptQueued = jobType<{ deliveryId: number }>('invoices.mail-receipt', 30);

/** RFC 5322, 3.6.4: unique in the world, and nobody's to guess. */
export const messageIdOf = (uuid: string, domain: string): string => `<${uuid}@${domain}>`;
