import { token } from '#kernel/token.ts';

/** Documents of payments; implemented by the invoices module. */
export interface DocumentsOfPayments {
  /** The document of each payment that has one, by payment id. */
  of(
    paymentIds: readonly number[],
  ): Promise<ReadonlyMap<number, Readonly<{ invoiceId: number; invoiceNumber: string }>>>;
}
export const DocumentsOfPayments = token<DocumentsOfPayments>('payments.DocumentsOfPayments');
