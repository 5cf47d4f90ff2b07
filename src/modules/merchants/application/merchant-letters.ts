import type { Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import { letterType } from '#kernel/letters.ts';
import type { PlanMailContent } from './plan-mails.ts';

/**
 * The payment that the mail is about; the amount in minor units of its currency. `number`: of its document, before that
 * of its order; absent in jobs of earlier versions.
 */
type OfPayment = Readonly<{ paymentId: number; number?: string; amountMinor: number; currency: Currency }>;

/** The document that the mail is about, and the company that it is, or should be, issued to. */
type OfBuyer = Readonly<{ invoiceId: number; number: string; buyer: string }>;

/** The content of a mail, by kind. */
export type MerchantMailContent =
  | Readonly<{ kind: 'RECEIVED' }>
  /** `isAgain`: the merchant was ACTIVE before. */
  | Readonly<{ kind: 'APPROVED'; isAgain: boolean }>
  | Readonly<{ kind: 'SUSPENDED'; reason: string | null }>
  /** An administrator changed the merchant's data. */
  | Readonly<{ kind: 'CORRECTED'; reason: string }>
  | (Readonly<{ kind: 'FIRST_PAYMENT' | 'PAYMENT_RECEIVED' }> & OfPayment)
  | (Readonly<{ kind: 'OVERPAID' | 'CHARGED_AFTER_STOP' }> & OfPayment)
  | (Readonly<{ kind: 'BUYER_CHANGED' | 'BUYER_ASKED' }> & OfPayment & OfBuyer)
  /** `reason`: the provider's code. */
  | (Readonly<{ kind: 'REFUND_FAILED'; reason: string | null }> & OfPayment)
  /** `reason`: the provider's code; `dueAt`: ISO 8601, the deadline for evidence. */
  | (Readonly<{ kind: 'DISPUTE_OPENED'; reason: string; isInquiry: boolean; dueAt: string | null }> &
      OfPayment)
  /** The payer's bank warns of fraud; `reason`: the provider's code. */
  | (Readonly<{ kind: 'FRAUD_WARNING'; reason: string }> & OfPayment)
  /** Evidence is due in so many days in Sofia and not submitted. */
  | (Readonly<{ kind: 'DISPUTE_DUE'; reason: string; dueAt: string; daysLeft: number }> & OfPayment)
  /** CLOSED: an inquiry that took no money. */
  | (Readonly<{ kind: 'DISPUTE_DECIDED'; outcome: 'WON' | 'LOST' | 'CLOSED' }> & OfPayment)
  | PlanMailContent
  /** A transfer to the bank that failed; `reason`: the provider's code, `amountMinor` in minor units. */
  | Readonly<{
      kind: 'PAYOUT_FAILED';
      payoutId: number;
      reason: string | null;
      amountMinor: number;
      currency: Currency;
    }>
  /** The figures of a month that is over; `month` is `YYYY-MM` in Sofia, amounts are cents. */
  | Readonly<{
      kind: 'MONTHLY_REPORT';
      month: string;
      count: number;
      takingsMinor: number;
      refundsMinor: number;
      /** Disputes lost with their fees; not in jobs that the version before has enqueued. */
      disputesMinor?: number;
      feesMinor: number;
      netMinor: number;
      /** The same month a year before, else the month before; null when neither had a payment. */
      compared: Readonly<{ month: string; count: number; takingsMinor: number }> | null;
    }>
  | Readonly<{ kind: 'ACCOUNT_ACTIVE' | 'ACCOUNT_PAUSED' | 'ACCOUNT_LEFT' }>
  /** `requirements`: what is due, in words; `dueAt`: ISO 8601, the deadline. */
  | Readonly<{ kind: 'ACCOUNT_DUE'; requirements: readonly string[]; dueAt: string }>;

/**
 * One mail to a merchant, as the JSON data of a job. `fact` identifies the fact among those of the merchant and the kind
 * (letters, digits and `-`): each fact is mailed once.
 */
export type MerchantMailRequest = Readonly<{ merchantId: number; fact: string }> & MerchantMailContent;

/** E-mail or bank account changed at this instant (ISO 8601); sent to the e-mail before the change. */
export type ChangeNotification = Readonly<{ kind: 'DETAILS_CHANGED'; changed: 'email' | 'iban'; at: string }>;

/** A letter with its recipient. */
export type MerchantLetter = Readonly<{
  content: MerchantMailContent | ChangeNotification;
  businessName: string;
  to: string;
  language: Language;
  /** Derived from the fact: the same in every run of the job. */
  id: string;
}>;

export const toMerchant = letterType<MerchantLetter>('merchants.merchant');
