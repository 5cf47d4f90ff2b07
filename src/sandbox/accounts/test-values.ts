import type { Verdict } from './account-notes.ts';

/** Company numbers with an outcome of their own; every other one is verified. */
export const testEiks = {
  '000000000': 'rejected',
  '111111111': 'pending',
  '222222222': 'document',
  '333333333': 'failed',
  '444444444': 'under-review',
} as const satisfies Readonly<Record<string, Verdict>>;

/** The outcome of a company number; that of a person without one is `verified`. */
export const verdictByEik = (eik: string | undefined): Verdict =>
  (testEiks as Readonly<Record<string, Verdict>>)[eik ?? ''] ?? 'verified';

/** A payout that the bank does not take: at its arrival, or two days later. */
export type PayoutFailure = { readonly code: string; readonly message: string; readonly isLate: boolean };

/** Ends of IBANs whose payouts fail; payouts to every other one arrive. */
export const testIbans = {
  '0002': {
    code: 'account_closed',
    message: 'The bank account has been closed.',
    isLate: false,
  },
  '0003': {
    code: 'no_account',
    message: 'The bank account could not be located.',
    isLate: true,
  },
} as const satisfies Readonly<Record<string, PayoutFailure>>;

/** How payouts to this IBAN fail; undefined when they arrive. */
export const failureByIban = (iban: string | undefined): PayoutFailure | undefined =>
  (testIbans as Readonly<Record<string, PayoutFailure>>)[iban?.slice(-4) ?? ''];
