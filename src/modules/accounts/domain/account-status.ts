import { statusTransitions } from '#kernel/status-transitions.ts';

/**
 * NONE: requested, no account yet. STARTED: made, its form was not sent. RESTRICTED: something is past due or switched
 * off. PENDING: the provider verifies. ACTIVE: charges and payouts. REJECTED: by the provider. LEFT: the provider gives
 * us no access any more.
 */
export type AccountStatus = 'NONE' | 'STARTED' | 'RESTRICTED' | 'PENDING' | 'ACTIVE' | 'REJECTED' | 'LEFT';

/** The provider decides each move after NONE; a rejection or a loss of access can be taken back there. */
export const accountTransitions = statusTransitions<AccountStatus>({
  NONE: ['STARTED'],
  STARTED: ['RESTRICTED', 'PENDING', 'ACTIVE', 'REJECTED', 'LEFT'],
  RESTRICTED: ['STARTED', 'PENDING', 'ACTIVE', 'REJECTED', 'LEFT'],
  PENDING: ['STARTED', 'RESTRICTED', 'ACTIVE', 'REJECTED', 'LEFT'],
  ACTIVE: ['STARTED', 'RESTRICTED', 'PENDING', 'REJECTED', 'LEFT'],
  REJECTED: ['STARTED', 'RESTRICTED', 'PENDING', 'ACTIVE', 'LEFT'],
  LEFT: ['STARTED', 'RESTRICTED', 'PENDING', 'ACTIVE', 'REJECTED'],
});

/** The weekly, monthly or daily rhythm of payouts, as the provider names it. */
export type PayoutSchedule = Readonly<{ interval: string; delayDays: number | null }>;

/** What the provider says of an account at one time. */
export type AccountFacts = Readonly<{
  /** Whether the form of the onboarding was sent. */
  isSubmitted: boolean;
  areChargesEnabled: boolean;
  arePayoutsEnabled: boolean;
  /** Codes of what is due now, and by the deadline; they include `pastDue`. */
  due: readonly string[];
  pastDue: readonly string[];
  isVerifying: boolean;
  /** When charges or payouts stop without what is due; null: no day is set. */
  deadline: Date | null;
  disabledReason: string | null;
  bankLast4: string | null;
  /** ISO 4217, upper case. */
  bankCurrency: string | null;
  payoutSchedule: PayoutSchedule | null;
}>;

const isRejection = (reason: string | null): boolean =>
  reason !== null && (reason.startsWith('rejected.') || reason === 'listed');

/** The status by what was fetched; null: the provider gives no access to the account. */
export const statusOf = (facts: AccountFacts | null): AccountStatus => {
  if (facts === null) return 'LEFT';
  if (isRejection(facts.disabledReason)) return 'REJECTED';
  if (facts.areChargesEnabled && facts.arePayoutsEnabled && facts.pastDue.length === 0) return 'ACTIVE';
  // A new account is past due from the start, and its form stands open.
  if (!facts.isSubmitted) return 'STARTED';
  return facts.isVerifying ? 'PENDING' : 'RESTRICTED';
};
