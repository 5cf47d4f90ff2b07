import type { Buyer } from '#kernel/buyer.ts';
import { addDays, businessDateOf, startOfDay } from '#kernel/business-date.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { targetDayAfter } from '#kernel/target-calendar.ts';

/** A transfer that a payer has promised: it locks nothing, and keeps the account that its payer was given. */
export type TransferPromise = Readonly<{
  id: number;
  merchantId: number;
  paymentLinkId: number;
  /** The written invoice of its link; null for any other link. */
  invoiceId: number | null;
  /** What the payer writes in the transfer (`transferReferenceOf`). */
  reference: string;
  /** Of the page that waits for the money; only the payer's browser knows it. */
  token: string;
  amount: Money<'EUR'>;
  receiver: string;
  iban: string;
  bic: string | null;
  customerName: string | null;
  customerEmail: string | null;
  /** The company that the document is issued to; null: the customer. */
  buyer: Buyer | null;
  language: Language;
  promisedAt: Date;
  expiresAt: Date;
  withdrawnAt: Date | null;
  /** When the booking was recorded. */
  paidAt: Date | null;
  paymentId: number | null;
}>;

/** A promise that is not stored yet. */
export type PromiseDraft = Omit<TransferPromise, 'id' | 'withdrawnAt' | 'paidAt' | 'paymentId'>;

/** WAITING: until the money is booked. LATE: not booked within its days; it is still found when it comes. */
export type PromiseState = 'WAITING' | 'LATE' | 'PAID' | 'WITHDRAWN';

/** Money that came counts more than that its merchant did not wait for it any longer. */
export const promiseStateAt = (
  { paidAt, withdrawnAt, expiresAt }: Pick<TransferPromise, 'paidAt' | 'withdrawnAt' | 'expiresAt'>,
  now: Date,
): PromiseState => {
  if (paidAt !== null) return 'PAID';
  if (withdrawnAt !== null) return 'WITHDRAWN';
  return expiresAt <= now ? 'LATE' : 'WAITING';
};

/** Days in which a transfer is booked after the last moment to send it. */
const bankDays = 3;
/** For a link that does not expire. */
const openLinkDays = 14;

/** The end of the third TARGET day after the link's expiry, or after two weeks for a link that does not expire. */
export const promisedUntil = (linkExpiresAt: Date | null, now: Date): Date => {
  const lastDay =
    linkExpiresAt === null ? addDays(businessDateOf(now), openLinkDays) : businessDateOf(linkExpiresAt);
  return startOfDay(addDays(targetDayAfter(lastDay, bankDays), 1));
};
