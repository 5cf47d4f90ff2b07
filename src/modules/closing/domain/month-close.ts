import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import { addMonths, isMonthOver } from '#kernel/month.ts';
import type { VatRegistration } from '#kernel/sale-vat.ts';
import type { MonthProblem } from './month-problem.ts';
import type { MonthTotals } from './month-totals.ts';

/** RUNNING: not over in Sofia. OPEN: over, and its documents can still change. CLOSED: handed to the accountant. */
export const monthStatuses = ['RUNNING', 'OPEN', 'CLOSED'] as const;
export type MonthStatus = (typeof monthStatuses)[number];

/** One closing of a month, as it is stored; reopening ends it and keeps its files. */
export type MonthClose = Readonly<{
  merchantId: number;
  /** `YYYY-MM` in Sofia. */
  month: string;
  /** From 1. */
  revision: number;
  problems: readonly MonthProblem[];
  totals: MonthTotals;
  /** The last hash of the LEGAL series when the month was closed; null without documents. */
  chainHash: string | null;
  /** SHA-256 of everything that the files follow from. */
  fingerprint: string;
  /** Name of the actor. */
  closedBy: string;
  closedAt: Date;
  /** null while the month is closed. */
  reopened: Readonly<{ by: string; at: Date; reason: string }> | null;
}>;

/** @param latest the last closing of the month; null when it was never closed */
export const statusOf = (month: string, latest: MonthClose | null, now: Date): MonthStatus => {
  if (latest !== null && latest.reopened === null) return 'CLOSED';
  return isMonthOver(month, now) ? 'OPEN' : 'RUNNING';
};

/**
 * Days of the next month; null where the merchant files none. The 14th: VAT return (VAT Act, art. 125(5)). The 15th: the
 * audit file of e-shops (Ordinance N-18, Annex 38).
 */
export type Deadlines = Readonly<{ vatReturn: BusinessDate | null; auditFile: BusinessDate | null }>;
type Filer = Readonly<{ fiscalMode: string }>;
type Held = Readonly<{ vatRegistration: VatRegistration }>;

/** The deadlines of a month for a merchant. @param registrations that held in the month */
export const deadlinesOf = (
  month: string,
  { fiscalMode }: Filer,
  registrations: readonly Held[],
): Deadlines => {
  const next = `${addMonths(month, 1)}-01` as BusinessDate;
  const hasReturn = registrations.some(
    ({ vatRegistration }) => vatRegistration === 'FULL' || vatRegistration === 'ART_97A',
  );
  return {
    vatReturn: hasReturn ? addDays(next, 13) : null,
    auditFile: fiscalMode === 'ALT_REGIME' ? addDays(next, 14) : null,
  };
};
