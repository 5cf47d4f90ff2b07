import type { BusinessDate } from '#kernel/business-date.ts';

/** As at the provider. CANCELED and FAILED are final; a PAID payout may still fail days later. */
export const payoutStatuses = ['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED', 'CANCELED'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** NOT_POSSIBLE: made by hand, without a list of what is in it. DIFFERS: the lines do not sum to the payout. */
export const reconciliations = ['NOT_YET', 'COMPLETE', 'NOT_POSSIBLE', 'DIFFERS'] as const;
export type Reconciliation = (typeof reconciliations)[number];

/** What the provider says of a payout; amounts in minor units of `currency`, below zero for a debit. */
export type PayoutFacts = Readonly<{
  providerPayoutId: string;
  amountMinor: number;
  /** ISO 4217, upper case. */
  currency: string;
  status: PayoutStatus;
  arrivalOn: BusinessDate;
  automatic: boolean;
  /** The provider's stable code, such as `account_closed`. */
  failureCode: string | null;
  failureText: string | null;
  bankLast4: string | null;
  statementDescriptor: string | null;
  traceId: string | null;
  /** At the provider. */
  createdAt: Date;
}>;

/** A payout as it is stored. */
export type Payout = PayoutFacts &
  Readonly<{
    id: number;
    merchantId: number;
    accountId: string;
    reconciliation: Reconciliation;
    /** Lines about a payment that is not known here. */
    unknownLines: number;
    changedAt: Date;
    version: number;
  }>;

const rank: Readonly<Record<PayoutStatus, number>> = {
  PENDING: 0,
  IN_TRANSIT: 1,
  PAID: 2,
  FAILED: 3,
  CANCELED: 3,
};

/** Whether an import moves a stored payout on to the status that the provider has. */
export const isBefore = (stored: PayoutStatus, seen: PayoutStatus): boolean => rank[stored] < rank[seen];

/** Whether the money is back in the balance of the account. */
export const isReturned = ({ status }: Pick<Payout, 'status'>): boolean =>
  status === 'FAILED' || status === 'CANCELED';

/**
 * Applies what the provider says. The status only rises, so facts that were fetched earlier and arrive later change
 * nothing.
 */
export const settlePayout = (payout: Payout, seen: PayoutFacts): Payout => {
  const isFinal = isReturned(payout) && seen.status !== payout.status;
  if (isFinal || rank[seen.status] < rank[payout.status]) return payout;
  return {
    ...payout,
    ...seen,
    bankLast4: seen.bankLast4 ?? payout.bankLast4,
    reconciliation: seen.automatic ? payout.reconciliation : 'NOT_POSSIBLE',
  };
};

/** The sum of all stored lines, in minor units, and how many are about an unknown payment. */
export type LinesOfPayout = Readonly<{ netMinor: number; unknown: number }>;

/** Compares the payout with its lines. */
export const reconcilePayout = (payout: Payout, { netMinor, unknown }: LinesOfPayout): Payout => ({
  ...payout,
  reconciliation: netMinor === payout.amountMinor ? 'COMPLETE' : 'DIFFERS',
  unknownLines: unknown,
});

const changing = [
  'status',
  'amountMinor',
  'arrivalOn',
  'failureCode',
  'failureText',
  'bankLast4',
  'statementDescriptor',
  'traceId',
  'reconciliation',
  'unknownLines',
] as const satisfies readonly (keyof Payout)[];

export const isChanged = (before: Payout, after: Payout): boolean =>
  changing.some((field) => before[field] !== after[field]);
