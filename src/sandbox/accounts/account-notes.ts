import type { Hidden } from '../storage/objects.ts';

/**
 * What the provider has decided about an account: `none` while details are missing, `document` while a document is
 * asked for until the deadline, `overdue` after it.
 */
export type Verdict =
  | 'none'
  | 'verified'
  | 'pending'
  | 'rejected'
  | 'failed'
  | 'under-review'
  | 'document'
  | 'overdue';

/** Internal data of an account: what its owner has entered, and what the provider has decided. */
export type AccountNotes = {
  readonly verdict: Verdict;
  readonly eik?: string | undefined;
  readonly companyName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly iban?: string | undefined;
  /** Unix seconds by which a document is due. */
  readonly deadline?: number | undefined;
  /** A link to the onboarding was made: from then on its owner alone changes the details. */
  readonly isLinked?: boolean | undefined;
  /** The bank has returned a payout: another bank account is due. */
  readonly isBankRefused?: boolean | undefined;
  /** The owner has disconnected the account from the platform. */
  readonly hasLeft?: boolean | undefined;
  /** Unix seconds from which automatic payouts are made, since they were paused before. */
  readonly payoutsFrom?: number | undefined;
};

/** Details of an account that is made when a call first names it. */
const verifiedNotes: AccountNotes = {
  verdict: 'verified',
  eik: '204676177',
  companyName: 'Sandbox',
  firstName: 'Ivan',
  lastName: 'Petrov',
  iban: 'BG80BNBG96611020345678',
};

/** Reads the notes stored with an account. */
export const readAccountNotes = (hidden: Hidden): AccountNotes =>
  hidden['verdict'] === undefined ? verifiedNotes : (hidden as AccountNotes);
