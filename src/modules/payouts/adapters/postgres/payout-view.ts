import type { Language } from '#kernel/language.ts';
import type { PayoutStatus, Reconciliation } from '../../domain/payout.ts';

/** Sums of what is in a payout, in minor units of its currency. */
export type ContentView = Readonly<{
  payments: number;
  chargesMinor: number;
  refundsMinor: number;
  disputesMinor: number;
  feesMinor: number;
  platformFeesMinor: number;
  otherMinor: number;
  feeDifferenceMinor: number;
}>;

/** A payout for lists and details; amounts in minor units, instants in ISO 8601. */
export type PayoutView = ContentView &
  Readonly<{
    id: number;
    merchantId: number;
    merchantName: string;
    merchantLanguage: Language;
    amountMinor: number;
    currency: string;
    status: PayoutStatus;
    arrivalOn: string;
    /** The day of the booking in a bank statement; null: none was read. */
    arrivedOn: string | null;
    automatic: boolean;
    failureCode: string | null;
    failureText: string | null;
    bankLast4: string | null;
    statementDescriptor: string | null;
    traceId: string | null;
    reconciliation: Reconciliation;
    unknownLines: number;
    createdAt: string;
    providerPayoutId: string;
  }>;

const sumOf = (column: string, ...kinds: string[]): string =>
  `coalesce(sum(l.${column}) filter (where l.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})), 0)`;

/** The true fees of a charge `l` of payment `p`, less those that were expected, in the currency of the payout `o`. */
export const feeDifference = `case when l.kind = 'CHARGE' and p.status = 'SUCCEEDED' and p.charge_currency = o.currency
  then l.fee_minor + l.platform_fee_minor - p.charge_merchant_fee_minor - p.charge_platform_fee_minor else 0 end`;

/** Columns of a PayoutView, from `payoutSource`. */
export const payoutColumns = `
  o.id, o.merchant_id as "merchantId", m.business_name as "merchantName", m.language as "merchantLanguage", o.amount_minor as "amountMinor", o.currency,
  o.status, o.arrival_on as "arrivalOn", o.arrived_on as "arrivedOn", o.automatic, o.failure_code as "failureCode",
  o.failure_text as "failureText", o.bank_last4 as "bankLast4", o.statement_descriptor as "statementDescriptor",
  o.trace_id as "traceId", o.reconciliation, o.unknown_lines as "unknownLines", o.created_at as "createdAt",
  o.provider_payout_id as "providerPayoutId", c.*`;

export const payoutSource = `payouts o join merchants m on m.id = o.merchant_id
  cross join lateral (
    select (count(*) filter (where l.kind = 'CHARGE'))::int as payments,
      ${sumOf('gross_minor', 'CHARGE')}::bigint as "chargesMinor",
      ${sumOf('gross_minor', 'REFUND', 'REFUND_FAILED')}::bigint as "refundsMinor",
      ${sumOf('gross_minor', 'DISPUTE', 'DISPUTE_REVERSAL')}::bigint as "disputesMinor",
      (${sumOf('gross_minor', 'FEE')} - coalesce(sum(l.fee_minor), 0))::bigint as "feesMinor",
      (${sumOf('gross_minor', 'APPLICATION_FEE')} - coalesce(sum(l.platform_fee_minor), 0))::bigint
        as "platformFeesMinor",
      ${sumOf('gross_minor', 'ADJUSTMENT', 'OTHER')}::bigint as "otherMinor",
      coalesce(sum(${feeDifference}), 0)::bigint as "feeDifferenceMinor"
    from payout_lines l left join payments p on p.id = l.payment_id where l.payout_id = o.id
  ) c`;
