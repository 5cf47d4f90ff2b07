import type { Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { Plan } from '../domain/merchant-profile.ts';

/** Which payment the mail is about; the amount in minor units of its currency. */
type OfPayment = Readonly<{ paymentId: number; amountMinor: number; currency: Currency }>;

/** What the mail says, by kind. */
export type MerchantMailContent =
  | Readonly<{ kind: 'RECEIVED' }>
  /** `isAgain`: the merchant was ACTIVE before. */
  | Readonly<{ kind: 'APPROVED'; isAgain: boolean }>
  | Readonly<{ kind: 'SUSPENDED'; reason: string | null }>
  | (Readonly<{ kind: 'FIRST_PAYMENT' }> & OfPayment)
  /** `reason`: the provider's code. */
  | (Readonly<{ kind: 'REFUND_FAILED'; reason: string | null }> & OfPayment)
  /** `reason`: the provider's code; `dueAt`: ISO 8601, until when evidence is taken. */
  | (Readonly<{ kind: 'DISPUTE_OPENED'; reason: string; isInquiry: boolean; dueAt: string | null }> &
      OfPayment)
  | Readonly<{ kind: 'PLAN_CHANGED'; plan: Plan }>;

/**
 * One mail to a merchant; as JSON the data of a job. `fact` names the fact among those of the merchant and the kind, in
 * letters, digits and `-`: a merchant gets one mail for each.
 */
export type MerchantMailRequest = Readonly<{ merchantId: number; fact: string }> & MerchantMailContent;

/** The e-mail or the bank account has changed at this instant (ISO 8601); for the address before the change. */
export type ChangeNotice = Readonly<{ kind: 'DETAILS_CHANGED'; changed: 'email' | 'iban'; at: string }>;

export type AddressedMail = Readonly<{
  content: MerchantMailContent | ChangeNotice;
  businessName: string;
  to: string;
  language: Language;
  /** Of the fact: the same on every repeat. */
  id: string;
}>;

export interface MerchantMail {
  /** A mail that is refused for good is given up. @throws Error when a later try may succeed */
  send(mail: AddressedMail): Promise<void>;
}
export const MerchantMail = token<MerchantMail>('merchants.MerchantMail');
