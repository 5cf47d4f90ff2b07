import type { Buyer } from '#kernel/buyer.ts';
import type { ReplacementObstacle } from '#contract/invoices/words/replacement-obstacles.ts';
import { token } from '#kernel/token.ts';

/** OPEN: the merchant has not answered. DONE: a document is issued to the buyer. */
export type BuyerRequestState = 'OPEN' | 'DONE' | 'REFUSED';

/** The request of a payer for a document to another buyer, which only the merchant can fulfil. */
export type BuyerRequest = Readonly<{
  id: number;
  paymentId: number;
  /** The document that stood when the request was stored. */
  invoiceId: number;
  merchantId: number;
  buyer: Buyer;
  /** Why the document was not replaced at once. */
  obstacle: ReplacementObstacle;
  state: BuyerRequestState;
  /** Of a refusal; null before. */
  reason: string | null;
  /** E-mail of the payment. */
  payerEmail: string | null;
  createdAt: Date;
}>;

/** What ends a request; the reason is that of a refusal. */
export type BuyerRequestAnswer = Readonly<{
  state: 'DONE' | 'REFUSED';
  reason: string | null;
  answeredAt: Date;
  answeredBy: string;
}>;

/** Requests for another buyer; a payment has one that is OPEN at most. */
export interface BuyerRequests {
  /** @returns its id */
  add(request: Omit<BuyerRequest, 'id' | 'state' | 'reason' | 'payerEmail'>): Promise<number>;
  openOf(paymentId: number): Promise<BuyerRequest | null>;
  find(key: Readonly<{ id: number; ofMerchant: number }>): Promise<BuyerRequest | null>;
  /** Stores the answer to an OPEN request. @returns false when it is answered already */
  answer(id: number, answer: BuyerRequestAnswer): Promise<boolean>;
}
export const BuyerRequests = token<BuyerRequests>('invoices.BuyerRequests');
