import type { Actor } from '#kernel/actor.ts';
import type { Buyer } from '#kernel/buyer.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { RefundedLine } from '../domain/refunds-and-disputes.ts';

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

/** Documents of payments; implemented by the invoices module. */
export interface DocumentsOfPayments {
  /** The document of each payment that has one, by payment id. */
  of(
    paymentIds: readonly number[],
  ): Promise<ReadonlyMap<number, Readonly<{ invoiceId: number; invoiceNumber: string }>>>;
  /**
   * Whether a written invoice has this amount open; locks the invoice until the transaction ends.
   * @returns null for an annulled one: the payment gets its own document
   */
  hasOpen(invoiceId: number, amount: Money<ChargeCurrency>): Promise<boolean | null>;
  /**
   * What is open of a written invoice; locks the invoice until the transaction ends.
   * @returns null for an annulled one
   */
  openOf(invoiceId: number): Promise<Money<ChargeCurrency> | null>;
  /**
   * What the lines of the document of a payment are worth, with VAT, in the charge currency.
   * @throws InvalidFields for lines that are not left; null when the payment has no document
   */
  worthOf(paymentId: number, lines: readonly RefundedLine[]): Promise<Money<ChargeCurrency> | null>;
  /**
   * Issues the document to another buyer at the request of its payer.
   * @throws InvalidFields, RateLimited, and conflicts with other changes of the document
   */
  nameBuyer(request: BuyerChange): Promise<BuyerChangeAnswer>;
  /** Mails the document to the recipient at the request of its payer. @throws RateLimited */
  mail(request: Readonly<{ actor: Actor; invoiceId: number; recipient: string }>): Promise<void>;
  /**
   * Prints a document as copy.
   * @param signal aborted when the payer leaves
   * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
   */
  print(request: Readonly<{ invoiceId: number; signal: AbortSignal }>): Promise<PayerDocument>;
}
export const DocumentsOfPayments = token<DocumentsOfPayments>('payments.DocumentsOfPayments');
