import type { Stripe } from 'stripe';
import { readAmount } from '#platform/stripe/provider-amount.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { LineKind } from '../../domain/payout-line.ts';
import { payoutStatuses, type PayoutStatus } from '../../domain/payout.ts';
import type { PayoutSnapshot, ProviderLine } from '../../ports/payout-provider.ts';

const instantOf = (seconds: number): Date => new Date(seconds * 1_000);

/** The provider gives the day as its midnight in UTC. */
const dayOf = (seconds: number): BusinessDate =>
  instantOf(seconds).toISOString().slice(0, 10) as BusinessDate;

/** A status that is not known yet is one before the bank. */
const statusOf = (status: string): PayoutStatus =>
  payoutStatuses.find((one) => one.toLowerCase() === status) ?? 'PENDING';

const last4Of = (destination: Stripe.Payout['destination']): string | null =>
  typeof destination === 'object' && destination !== null && 'last4' in destination
    ? (destination.last4 ?? null)
    : null;

/** The provider's reference of the transfer in the bank's books. */
const traceOf = ({ trace_id: trace }: Stripe.Payout): string | null =>
  trace?.status === 'supported' ? trace.value : null;

export const readPayout = (payout: Stripe.Payout): PayoutSnapshot => {
  const { minor: amountMinor, currency } = readAmount(payout);
  return {
    providerPayoutId: payout.id,
    amountMinor,
    currency,
    status: statusOf(payout.status),
    arrivalOn: dayOf(payout.arrival_date),
    automatic: payout.automatic,
    failureCode: payout.failure_code,
    failureText: payout.failure_message,
    bankLast4: last4Of(payout.destination),
    statementDescriptor: payout.statement_descriptor,
    traceId: traceOf(payout),
    createdAt: instantOf(payout.created),
    hasLines: payout.automatic && payout.reconciliation_status === 'completed',
  };
};

const kinds: Readonly<Record<string, LineKind>> = {
  charge: 'CHARGE',
  payment: 'CHARGE',
  refund: 'REFUND',
  payment_refund: 'REFUND',
  refund_failure: 'REFUND_FAILED',
  payment_failure_refund: 'REFUND_FAILED',
  stripe_fee: 'FEE',
  stripe_fx_fee: 'FEE',
  tax_fee: 'FEE',
  application_fee: 'APPLICATION_FEE',
  application_fee_refund: 'APPLICATION_FEE',
};

/** An adjustment is named by its reporting category: `dispute`, `dispute_reversal`. */
const kindOf = ({ type, reporting_category: category }: Stripe.BalanceTransaction): LineKind => {
  if (type !== 'adjustment') return kinds[type] ?? 'OTHER';
  if (category === 'dispute') return 'DISPUTE';
  return category === 'dispute_reversal' ? 'DISPUTE_REVERSAL' : 'ADJUSTMENT';
};

type Source = Readonly<{
  id: string;
  amount?: number;
  currency?: string;
  payment_intent?: string | Readonly<{ id: string }> | null;
}>;

const sourceOf = ({ source }: Stripe.BalanceTransaction): Source | null =>
  source === null ? null : typeof source === 'string' ? { id: source } : source;

const intentOf = (source: Source | null): string | null => {
  const intent = source?.payment_intent ?? null;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
};

const platformFeeOf = ({ fee_details: details }: Stripe.BalanceTransaction): number =>
  details.filter(({ type }) => type === 'application_fee').reduce((sum, { amount }) => sum + amount, 0);

/** @param transaction with its `source` expanded */
export const readLine = (transaction: Stripe.BalanceTransaction): ProviderLine => {
  const { id, fee, net, type, description, created } = transaction;
  const { minor: amount, currency } = readAmount(transaction);
  const source = sourceOf(transaction);
  const platformFeeMinor = platformFeeOf(transaction);
  return {
    transactionId: id,
    kind: kindOf(transaction),
    providerType: type,
    providerSource: source?.id ?? null,
    description,
    currency,
    grossMinor: amount,
    feeMinor: fee - platformFeeMinor,
    platformFeeMinor,
    netMinor: net,
    at: instantOf(created),
    intentId: intentOf(source),
    source:
      source?.amount === undefined || source.currency === undefined
        ? null
        : readAmount({ amount: Math.sign(amount) * source.amount, currency: source.currency }),
  };
};

/** Whether the transaction is the movement of the payout itself, which is no part of what it holds. */
export const isOfPayout = (transaction: Stripe.BalanceTransaction, payoutId: string): boolean =>
  transaction.type === 'payout' && sourceOf(transaction)?.id === payoutId;
