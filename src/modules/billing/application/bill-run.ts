import type { Actor } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { BillPlan, MonthFees, WaitingMonth } from '../domain/bill.ts';
import type { PlanLine } from '../domain/plan-lines.ts';
import type { BilledMerchant } from './bill-rows.ts';

/** What a run knows of one merchant before it bills it. */
export type ToBill = BilledMerchant &
  Readonly<{ fees: MonthFees | null; plans: readonly PlanLine[]; waiting: readonly WaitingMonth[] }>;

/** The run that bills the merchants. */
export type BillRunOf = Readonly<{
  actor: Actor;
  month: string;
  operator: MerchantRecord;
  today: BusinessDate;
  isDryRun: boolean;
}>;

/** What became of a bill; amounts in cents of a euro. BEFORE: another run had billed the merchant. */
export type Billed = Readonly<{
  merchantId: number;
  merchantName: string;
  outcome: BillPlan['outcome'] | 'BEFORE';
  feesMinor: bigint;
  planMinor: bigint;
  withheldMinor: bigint;
  creditedMinor: bigint;
  invoiceNumber: string | null;
}>;
