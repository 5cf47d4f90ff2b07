import { token } from '#kernel/token.ts';

/** Card payments of instalments; the instalments themselves are a part of the document. */
export interface Installments {
  /** What the links of each instalment were paid, by instalment from 1, in minor units. */
  paidByCard(invoiceId: number): Promise<ReadonlyMap<number, bigint>>;
}
export const Installments = token<Installments>('invoices.Installments');
