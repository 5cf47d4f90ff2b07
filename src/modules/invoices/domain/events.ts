import { eventType } from '#kernel/events.ts';

/** Published in the transaction that takes a recorded transfer of a document back. */
export const TransferTakenBack = eventType<
  Readonly<{
    merchantId: number;
    invoiceId: number;
    /** Of the payment of the document. */
    invoicePaymentId: number;
    takenBackAt: Date;
    /** Name of the actor. */
    takenBackBy: string;
    reason: string;
  }>
>('invoices.TransferTakenBack');
