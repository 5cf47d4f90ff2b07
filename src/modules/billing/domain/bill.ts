import type { ChargeCurrency } from '#kernel/currency.ts';
import type { PlanLine } from './plan-lines.ts';

/** Below this sum of all that waits, in cents of a euro, no document is issued. */
export const smallestBillMinor = 100n;

/** What one month of a merchant adds to its bills, in cents of a euro. */
export type BillSums = Readonly<{
  /** Fees that were charged. */
  chargedMinor: bigint;
  /** Fees that were given back, also for earlier months. */
  returnedMinor: bigint;
  /** What was kept from the payments themselves, less what was given back there and lowers this bill. */
  takenMinor: bigint;
  /** The plan, as its line says it. */
  planMinor: bigint;
}>;

/** A month without a document. `creditedMinor`: what credit notes to earlier bills gave back of `returnedMinor`. */
export type WaitingMonth = BillSums & Readonly<{ month: string; creditedMinor: bigint }>;

/** A bill with a document, and what credit notes have left of it. */
export type EarlierBill = Readonly<{ invoiceId: number; leftMinor: bigint }>;

/** A credit note to the document of an earlier bill. */
export type BillCredit = Readonly<{ invoiceId: number; amountMinor: bigint }>;

/** Fees of a month from the ledger, in cents of a euro. */
export type MonthFees = Readonly<{
  charged: readonly Readonly<{ currency: ChargeCurrency; payments: number; minor: bigint }>[];
  returnedMinor: bigint;
  returnedEarlierMinor: bigint;
  takenMinor: bigint;
  takenReturnedMinor: bigint;
  takenReturnedEarlierMinor: bigint;
}>;

/** A line of a bill, in cents of a euro with VAT; WAITED is a month that waited for this bill. */
export type BillLine =
  | Readonly<{ kind: 'FEES'; currency: ChargeCurrency; payments: number; minor: bigint }>
  | Readonly<{ kind: 'WAITED'; month: string; minor: bigint }>
  | (PlanLine & Readonly<{ kind: 'PLAN' }>);

/** What the run does for one merchant. */
export type BillPlan = Readonly<{
  /** ISSUED: with a document. WAITS: a row of the month without one. NOTHING: neither. */
  outcome: 'ISSUED' | 'WAITS' | 'NOTHING';
  /** null: the month adds nothing. */
  sums: BillSums | null;
  lines: readonly BillLine[];
  totalMinor: bigint;
  /** The part of the total that was kept from the payments. */
  withheldMinor: bigint;
  credits: readonly BillCredit[];
}>;

type Given = Readonly<{
  fees: MonthFees | null;
  plans: readonly PlanLine[];
  /** Months before that wait, the oldest first. */
  waiting: readonly WaitingMonth[];
  /** The newest first. */
  earlier: readonly EarlierBill[];
  isClosed: boolean;
}>;

const least = (...values: readonly bigint[]): bigint => values.reduce((one, two) => (two < one ? two : one));
const positive = (value: bigint): bigint => (value > 0n ? value : 0n);
const sumOf = (lines: readonly Readonly<{ minor: bigint }>[]): bigint =>
  lines.reduce((sum, { minor }) => sum + minor, 0n);

/** The sum of a month as its bill has it; below zero when more was given back than charged. */
export const monthSum = ({ chargedMinor, returnedMinor, planMinor, creditedMinor }: WaitingMonth): bigint =>
  chargedMinor + planMinor - (returnedMinor - creditedMinor);

/** Credit notes over an amount, to the newest bills first. */
const creditsOver = (amountMinor: bigint, earlier: readonly EarlierBill[]): BillCredit[] => {
  let rest = amountMinor;
  const credits: BillCredit[] = [];
  for (const { invoiceId, leftMinor } of earlier) {
    const part = least(rest, leftMinor);
    if (part > 0n) credits.push({ invoiceId, amountMinor: part });
    rest -= positive(part);
  }
  return credits;
};

/** The lines without the amount, which the first ones bear; a line of zero is left out. */
const lowered = (lines: readonly BillLine[], byMinor: bigint): BillLine[] => {
  let rest = byMinor;
  return lines.flatMap((line) => {
    const part = least(rest, line.minor);
    rest -= part;
    return line.minor === part ? [] : [{ ...line, minor: line.minor - part }];
  });
};

const monthOf = (fees: MonthFees | null, plans: readonly PlanLine[], credits: readonly BillCredit[]) => {
  const { returnedMinor = 0n, returnedEarlierMinor = 0n, takenMinor = 0n } = fees ?? {};
  const { takenReturnedMinor = 0n, takenReturnedEarlierMinor = 0n } = fees ?? {};
  const creditedMinor = credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const takenBack =
    takenReturnedMinor -
    takenReturnedEarlierMinor +
    least(takenReturnedEarlierMinor, returnedEarlierMinor - creditedMinor);
  return {
    chargedMinor: sumOf(fees?.charged ?? []),
    returnedMinor,
    takenMinor: positive(takenMinor - takenBack),
    planMinor: sumOf(plans),
    creditedMinor,
  };
};

const linesOf = ({ fees, plans, waiting }: Given, loweredMinor: bigint): readonly BillLine[] => {
  const waited = waiting.map((row) => ({ kind: 'WAITED' as const, month: row.month, minor: monthSum(row) }));
  const below = waited.reduce((sum, { minor }) => sum + positive(-minor), 0n);
  const lines: BillLine[] = [
    ...(fees?.charged ?? []).map((fee) => ({ kind: 'FEES' as const, ...fee })),
    ...waited.filter(({ minor }) => minor > 0n),
    ...plans.map((plan) => ({ kind: 'PLAN' as const, ...plan })),
  ];
  return lowered(lines, loweredMinor + below);
};

/**
 * The bill of a month. Fees that are given back for payments of earlier months are credited to the newest bills; what these
 * do not hold, and what is given back for payments of the month itself, lowers the lines.
 */
export const billOf = (given: Given): BillPlan => {
  const { fees, plans, waiting, earlier, isClosed } = given;
  const credits = creditsOver(fees?.returnedEarlierMinor ?? 0n, earlier);
  const { creditedMinor, ...sums } = monthOf(fees, plans, credits);
  const hasSums = sums.chargedMinor + sums.returnedMinor + sums.planMinor > 0n;
  const nothing = { lines: [], totalMinor: 0n, withheldMinor: 0n, credits: [] };
  if (!hasSums && (waiting.length === 0 || !isClosed)) return { outcome: 'NOTHING', sums: null, ...nothing };
  const months = [...waiting, ...(hasSums ? [{ ...sums, creditedMinor, month: '' }] : [])];
  const totalMinor = months.reduce((sum, month) => sum + monthSum(month), 0n);
  const isIssued = totalMinor >= (isClosed ? 1n : smallestBillMinor);
  const row = hasSums ? sums : null;
  if (!isIssued) {
    const outcome = row === null ? 'NOTHING' : 'WAITS';
    return { ...nothing, outcome, sums: row, totalMinor, credits };
  }
  const takenMinor = months.reduce((sum, month) => sum + month.takenMinor, 0n);
  return {
    outcome: 'ISSUED',
    sums: row,
    lines: linesOf(given, sums.returnedMinor - creditedMinor),
    totalMinor,
    withheldMinor: least(takenMinor, totalMinor),
    credits,
  };
};
