import { token } from '#kernel/token.ts';
import type { DeliveryKind } from '../domain/delivery.ts';
import type { InvoiceView } from '../application/invoice-view.ts';

export type Receipt = Readonly<{
  kind: DeliveryKind;
  invoice: InvoiceView;
  pdf: Uint8Array;
  fileName: string;
  recipient: string;
  /** E-mail of the merchant. */
  replyTo: string;
  messageId: string;
  /** The merchant is not approved: the mail says nothing that the merchant wrote. */
  isNeutral: boolean;
}>;

/** The mail server refuses this mail for good; it is not tried again. */
export class MailRefused extends Error {
  constructor(reason: string, cause: unknown) {
    super(reason, { cause });
    this.name = 'MailRefused';
  }
}

export interface ReceiptMail {
  /** @throws MailRefused when it is refused for good; anything else when it may be tried again */
  send(receipt: Receipt): Promise<void>;
}
export const ReceiptMail = token<ReceiptMail>('invoices.ReceiptMail');
