import type { Payment } from '#modules/payments/domain/payment.ts';
import { bookPayment, type LedgerAccount, type LedgerTransaction } from '#modules/payments/domain/ledger.ts';
import {
  attemptColumns,
  disputeColumns,
  paymentColumns,
  refundColumns,
} from '#modules/payments/adapters/postgres/payment-graph.ts';
import type { Booked } from './refunds-and-disputes.ts';
import type { GeneratorContext } from './context.ts';

/** Ids of the ledger accounts, existing and new. */
export type Accounts = Map<string, number>;

export const accountKey = (code: string, merchantId: number | null, currency: string): string =>
  `${code} ${merchantId ?? ''} ${currency}`;

const accountOf = (
  { ids, rows }: GeneratorContext,
  accounts: Accounts,
  [code, merchantId, currency]: readonly [LedgerAccount, number | null, string],
): number => {
  const key = accountKey(code, merchantId, currency);
  const known = accounts.get(key);
  if (known !== undefined) return known;
  const id = ids.next('ledger_accounts');
  accounts.set(key, id);
  rows.add('ledger_accounts', { id, code, merchantId, currency });
  return id;
};

const book = (
  context: GeneratorContext,
  accounts: Accounts,
  { kind, source, paymentId, entries }: LedgerTransaction,
  at: Date,
): void => {
  const { ids, rows } = context;
  const id = ids.next('ledger_transactions');
  rows.add('ledger_transactions', { id, kind, source, paymentId, at });
  for (const { account, merchantId, amount } of entries) {
    rows.add('ledger_entries', {
      id: ids.next('ledger_entries'),
      transactionId: id,
      accountId: accountOf(context, accounts, [account, merchantId, amount.currency]),
      amountMinor: amount.minor,
      currency: amount.currency,
    });
  }
};

/** Writes a payment in its final status, with attempts, history, refunds, disputes and ledger entries. */
export const writePayment = (
  context: GeneratorContext,
  accounts: Accounts,
  payment: Payment,
  booked: readonly Booked[],
): void => {
  const { ids, rows } = context;
  const record = payment.toRecord();
  const paymentId = payment.id;
  const updatedAt = record.updatedAt;
  rows.add('payments', { id: paymentId, ...paymentColumns(record) });
  for (const [place, attempt] of record.attempts.entries()) {
    const id = ids.next('payment_attempts');
    rows.add('payment_attempts', { id, paymentId, seq: place + 1, updatedAt, ...attemptColumns(attempt) });
  }
  for (const [place, entry] of payment.newHistory.entries())
    rows.add('payment_events', { paymentId, seq: place + 1, ...entry });
  for (const refund of record.refunds)
    rows.add('refunds', { id: refund.id, paymentId, updatedAt, ...refundColumns(refund) });
  for (const dispute of record.disputes) {
    rows.add('disputes', { id: dispute.id, paymentId, updatedAt, ...disputeColumns(dispute) });
  }
  if (record.status === 'SUCCEEDED') book(context, accounts, bookPayment(record), record.succeededAt!);
  for (const { transaction, at } of booked) book(context, accounts, transaction, at);
};
