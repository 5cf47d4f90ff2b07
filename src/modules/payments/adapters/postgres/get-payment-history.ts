import { hasRole, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { FeeRates } from '#kernel/fees.ts';
import { Money } from '#kernel/money.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { FeeSchedules } from '#modules/rates/index.ts';
import type { Database } from '#platform/database/database.ts';
import { keptOf } from '../../domain/kept.ts';
import type { DisputeRecord, RefundRecord } from '../../domain/refunds-and-disputes.ts';
import type { PaymentStatus } from '../../domain/status.ts';
import type { AnswersToDisputes, AnswerToDispute } from '../../ports/answers-to-disputes.ts';
import { findPayment } from './get-payment.ts';
import type { PaymentView } from './payment-view.ts';
import { lostOfPayment } from './taken-back.ts';

type Deps = Readonly<{
  database: Database;
  merchants: MerchantDirectory;
  feeSchedules: FeeSchedules;
  answersToDisputes: AnswersToDisputes;
  clock: Clock;
}>;

type HistoryEntry = Readonly<{
  seq: number;
  kind: 'STATUS' | 'OPENED' | 'DECLINED' | 'FLAGGED' | 'FEE' | 'REFUND' | 'DISPUTE';
  fromStatus: PaymentStatus | null;
  status: PaymentStatus;
  reason: string | null;
  actor: string;
  at: string;
}>;
type LedgerLine = Readonly<{
  kind: string;
  account: string;
  amountMinor: number;
  currency: ChargeCurrency;
  at: string;
}>;
export type RefundView = Readonly<{
  id: number;
  paymentId: number;
  amountMinor: number;
  currency: ChargeCurrency;
  reason: RefundRecord['reason'];
  note: string | null;
  status: RefundRecord['status'];
  failureReason: string | null;
  requestedBy: string;
  createdAt: string;
}>;
export type DisputeView = Readonly<{
  id: number;
  amountMinor: number;
  currency: ChargeCurrency;
  reason: string;
  status: DisputeRecord['status'];
  isInquiry: boolean;
  isUnderReview: boolean;
  evidenceDueAt: string | null;
  openedAt: string;
}> &
  AnswerToDispute;
export type PaymentHistory = Readonly<{
  events: readonly HistoryEntry[];
  refunds: readonly RefundView[];
  disputes: readonly DisputeView[];
  /** Disputes lost with their fees, in minor units of the charge currency. */
  lostMinor: number;
  /** What the merchant keeps of the payment (`keptOf`) with the true fee of the provider; zero until SUCCEEDED. */
  kept: Money<ChargeCurrency>;
  providerFee: Money<ChargeCurrency>;
  /**
   * Rates of the fees: of the amount's currency, then of a differing charge currency. Empty until SUCCEEDED, and for a payment
   * by bank, which has no fees.
   */
  feeRates: readonly FeeRates[];
  /** Empty for merchants and accountants. */
  ledger: readonly LedgerLine[];
}>;

export const refundColumns = `id, payment_id as "paymentId", amount_minor as "amountMinor", currency, reason, note, status,
  failure_reason as "failureReason", requested_by as "requestedBy", created_at as "createdAt"`;

/** A refund; the caller has checked that the actor may see its payment. */
export const findRefund = async (database: Database, refundId: number): Promise<RefundView> => {
  const [refund] = await database.rows<RefundView>(
    `select ${refundColumns} from refunds where id = :refundId`,
    {
      refundId,
    },
  );
  return refund!;
};

const ledgerOf = (database: Database, paymentId: number): Promise<LedgerLine[]> =>
  database.rows<LedgerLine>(
    `select t.kind, a.code as account, e.amount_minor as "amountMinor", e.currency, t.at
     from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id
     join ledger_accounts a on a.id = e.account_id
     where t.payment_id = :paymentId order by e.id`,
    { paymentId },
  );

const disputesOf = async (
  { database, answersToDisputes }: Pick<Deps, 'database' | 'answersToDisputes'>,
  paymentId: number,
): Promise<DisputeView[]> => {
  const rows = await database.rows<Omit<DisputeView, keyof AnswerToDispute>>(
    `select d.id, d.amount_minor as "amountMinor", d.currency, d.reason, d.status, d.is_inquiry as "isInquiry",
       d.is_under_review as "isUnderReview", d.evidence_due_at as "evidenceDueAt", d.opened_at as "openedAt"
     from disputes d where d.payment_id = :paymentId order by d.id`,
    { paymentId },
  );
  if (rows.length === 0) return [];
  const answers = await answersToDisputes.of(
    rows.map(({ evidenceDueAt: due, ...row }) => ({
      ...row,
      evidenceDueAt: due === null ? null : new Date(due),
    })),
  );
  return rows.map((row) => ({ ...row, ...answers.get(row.id)! }));
};

const lostOf = async (database: Database, paymentId: number): Promise<number> => {
  const [row] = await database.rows<{ lostMinor: number }>(lostOfPayment, { paymentId });
  return row!.lostMinor;
};

/** In the charge currency, as the figures of a month have it in EUR. */
const moneyOf = (payment: PaymentView, lostMinor: number): Pick<PaymentHistory, 'kept' | 'providerFee'> => {
  const money = (minor: number) => Money.ofMinor(minor, payment.chargeCurrency);
  const providerFee = money(payment.providerFeeMinor);
  if (payment.status !== 'SUCCEEDED') return { providerFee, kept: money(0) };
  const kept = keptOf({
    turnover: money(payment.chargeAmountMinor),
    fees: money(payment.chargePlatformFeeMinor).plus(providerFee),
    refunds: money(payment.refundedAmountMinor),
    disputes: money(lostMinor),
  });
  return { providerFee, kept };
};

const feeRatesOf = async (
  feeSchedules: FeeSchedules,
  { method, currency, chargeCurrency, succeededAt }: PaymentView,
): Promise<FeeRates[]> => {
  if (succeededAt === null || method === 'BANK') return [];
  const day = businessDateOf(new Date(succeededAt));
  const rates: FeeRates[] = [];
  for (const each of new Set([currency, chargeCurrency])) rates.push(await feeSchedules.feesOn(day, each));
  return rates;
};

/** History of a payment in order, with its refunds, disputes and bookings. @throws PaymentNotFound */
export const getPaymentHistory = async (
  { feeSchedules, ...reads }: Deps,
  actor: Actor,
  paymentId: number,
): Promise<PaymentHistory> => {
  const payment = await findPayment(reads, actor, paymentId);
  const { database } = reads;
  const lostMinor = payment.disputeStatus === 'NONE' ? 0 : await lostOf(database, paymentId);
  return {
    events: await database.rows<HistoryEntry>(
      `select seq, kind, from_status as "fromStatus", status, reason, actor, at
       from payment_events where payment_id = :paymentId order by seq`,
      { paymentId },
    ),
    refunds: await database.rows<RefundView>(
      `select ${refundColumns} from refunds where payment_id = :paymentId order by id`,
      { paymentId },
    ),
    disputes: await disputesOf(reads, paymentId),
    lostMinor,
    ...moneyOf(payment, lostMinor),
    feeRates: await feeRatesOf(feeSchedules, payment),
    ledger: hasRole(actor, 'ADMIN', 'SUPPORT') ? await ledgerOf(database, paymentId) : [],
  };
};
