import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';

/** The refusal of a document to another buyer. */
export type BuyerRefusal = Readonly<{
  to: string;
  /** E-mail of the merchant. */
  replyTo: string;
  /** Name of the merchant. */
  seller: string;
  /** Name of the company. */
  buyer: string;
  reason: string;
  invoiceNumber: string;
  language: Language;
  /** The Message-ID follows from it: a mailbox shows a repeated mail once. */
  requestId: number;
}>;

/** Mails to payers without a document. */
export interface PayerLetters {
  /** A permanently refused mail is dropped. @throws Error when a retry may succeed */
  refuseBuyer(refusal: BuyerRefusal): Promise<void>;
}
export const PayerLetters = token<PayerLetters>('invoices.PayerLetters');
