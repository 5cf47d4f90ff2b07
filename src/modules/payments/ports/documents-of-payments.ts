import { token } from '#kernel/token.ts';

/** What the invoices module, to the right of this one, says of payments; it brings the adapter. */
export interface DocumentsOfPayments {
  of(
    paymentIds: readonly number[],
  ): Promise<ReadonlyMap<number, Readonly<{ invoiceId: number; invoiceNumber: string }>>>;
}
export const DocumentsOfPayments = token<DocumentsOfPayments>('payments.DocumentsOfPayments');
