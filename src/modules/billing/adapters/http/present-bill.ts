import type { Bill, BillDetails, BillRun } from '#contract/billing/billing.ts';
import { Failure, InvalidFields } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import type { PlatformFeesOfDay } from '#modules/payments/index.ts';
import type { BillRunResult } from '../../application/run-bills.ts';
import type { BillView } from '../postgres/bill-view.ts';
import type { BillNote } from '../postgres/list-bills.ts';

const euro = (minor: number | bigint): number => Money.ofMinor(minor, 'EUR').toDecimal();

export const presentBill = (bill: BillView): Bill => {
  const { feesMinor, returnedMinor, planMinor, totalMinor, withheldMinor, openMinor, ...rest } = bill;
  return {
    ...rest,
    fees: euro(feesMinor),
    returnedFees: euro(returnedMinor),
    plan: euro(planMinor),
    total: euro(totalMinor),
    withheld: euro(withheldMinor),
    open: euro(openMinor),
  };
};

export const presentBillDetails = (
  bill: BillView,
  days: readonly PlatformFeesOfDay[],
  notes: readonly BillNote[],
): BillDetails => ({
  ...presentBill(bill),
  days: days.map(({ netMinor, ...day }) => ({ ...day, fees: euro(netMinor) })),
  notes: notes.map(({ amountMinor, ...note }) => ({ ...note, amount: euro(amountMinor) })),
});

/** Why a bill failed, in a language; what is not foreseen is in the log only. */
const problemOf = (error: unknown, messages: Messages, language: Language): string => {
  if (error instanceof InvalidFields)
    return error.fields
      .map(({ field, code, params }) => `${field}: ${messages.say(language, code, params)}`)
      .join(' ');
  if (error instanceof Failure) return messages.say(language, error.code, error.params);
  return messages.say(language, 'billing.unexpected');
};

export const presentBillRun = (
  { month, isDryRun, bills, failed, before }: BillRunResult,
  messages: Messages,
  language: Language,
): BillRun => ({
  month,
  isDryRun,
  before,
  bills: [
    ...bills.map(({ merchantId, merchantName, outcome, invoiceNumber, ...sums }) => ({
      merchantId,
      merchantName,
      outcome: outcome === 'ISSUED' ? ('ISSUED' as const) : ('WAITS' as const),
      fees: euro(sums.feesMinor),
      plan: euro(sums.planMinor),
      withheld: euro(sums.withheldMinor),
      credited: euro(sums.creditedMinor),
      invoiceNumber,
      problem: null,
    })),
    ...failed.map(({ merchantId, merchantName, error }) => ({
      merchantId,
      merchantName,
      outcome: 'FAILED' as const,
      fees: 0,
      plan: 0,
      withheld: 0,
      credited: 0,
      invoiceNumber: null,
      problem: problemOf(error, messages, language),
    })),
  ].toSorted((one, other) => one.merchantId - other.merchantId),
});
