import type { Actor } from '#kernel/actor.ts';
import type { Buyer } from '#kernel/buyer.ts';
import { token } from '#kernel/token.ts';

/** The request of a payer for a document to another buyer. */
export type BuyerChange = Readonly<{
  actor: Actor;
  paymentId: number;
  buyer: Buyer;
  /** Number of the document that the payer saw; null: the one at the time of the request. */
  invoiceNumber: string | null;
  /** Counts the requests of one payer. */
  sessionId: string;
}>;

/** REPLACED: the document with this number is issued to the buyer. REQUESTED: the merchant answers. */
export type BuyerChangeAnswer = Readonly<{ outcome: 'REPLACED' | 'REQUESTED'; invoiceNumber: string }>;

/** A printed document. */
export type PayerDocument = Readonly<{ fileName: string; content: Uint8Array }>;

/** Documents at the request of their payers; implemented by the invoices module. */
export interface PayerDocuments {
  /** @throws InvalidFields, RateLimited, and conflicts with other changes of the document */
  nameBuyer(request: BuyerChange): Promise<BuyerChangeAnswer>;
  /**
   * Prints a document as copy.
   * @param signal aborted when the payer leaves
   * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
   */
  print(request: Readonly<{ invoiceId: number; signal: AbortSignal }>): Promise<PayerDocument>;
}
export const PayerDocuments = token<PayerDocuments>('payments.PayerDocuments');
