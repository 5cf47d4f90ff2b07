import { divideHalfUp } from '#kernel/money.ts';
import type { Plan } from '#kernel/plans.ts';

/** What one plan at one price costs for its days of a month, in cents of a euro. */
export type PlanLine = Readonly<{ plan: Plan; days: number; daysOfMonth: number; minor: bigint }>;

/** The line without the VAT of 20 % that its price holds, rounded half-up. */
export const withoutTax = (line: PlanLine): PlanLine => ({
  ...line,
  minor: divideHalfUp(line.minor * 100n, 120n),
});
