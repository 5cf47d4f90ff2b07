import { token } from '#kernel/token.ts';
import type { DeliveryKind } from '../domain/delivery.ts';
import type { InvoiceView } from '../application/invoice-view.ts';

/** One mail with a document as PDF. */
export type Receipt = Readonly<{
  kind: DeliveryKind;
  invoice: InvoiceView;
  pdf: Uint8Array;
  fileName: string;
  recipient: string;
  /** E-mail of the merchant. */
  replyTo: string;
  messageId: string;
  /** The merchant is not approved: the mail contains no text of the merchant. */
  isNeutral: boolean;
}>;

/** The mail server refuses this mail permanently; it is not retried. */
export class MailRefused extends Error {
  constructor(reason: string, cause: unknown) {
    super(reason, { cause });
    this.name = 'MailRefused';
  }
}

/** Sends mails with documents. */
export interface ReceiptMail {
  /** @throws MailRefused on a permanent refusal; any other error is temporary */
  send(receipt: Receipt): Promise<void>;
}
export const ReceiptMail = token<ReceiptMail>('invoices.ReceiptMail');
