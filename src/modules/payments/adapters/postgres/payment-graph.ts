import { Model, type QueryBuilder } from 'objection';
import type { Attempt } from '../../domain/attempt.ts';
import type { DisputeRecord, RefundRecord } from '../../domain/money-back.ts';
import { Payment } from '../../domain/payment.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import { attemptTable, disputeTable, historyTable, paymentTable, refundTable } from './payment-tables.ts';

type Rows = readonly object[];

const ordered =
  (column: string) =>
  (query: QueryBuilder<Model>): void =>
    void query.orderBy(column);

const partsIn = (table: Readonly<{ name: string; model: typeof Model }>, column: string) => ({
  relation: Model.HasManyRelation,
  modelClass: table.model,
  join: { from: 'payments.id', to: `${table.name}.payment_id` },
  modify: ordered(column),
});

/** A payment with its parts: `withGraphFetched(PaymentModel.parts)`. */
export class PaymentModel extends paymentTable.model {
  static parts = '[attempts, refunds, disputes]';
  static override relationMappings = () => ({
    attempts: partsIn(attemptTable, 'seq'),
    refunds: partsIn(refundTable, 'id'),
    disputes: partsIn(disputeTable, 'id'),
  });
}

export class HistoryModel extends historyTable.model {
  static override idColumn = ['payment_id', 'seq'];
}

export const toPayment = (row: object): Payment => {
  const { attempts, refunds, disputes } = row as Record<'attempts' | 'refunds' | 'disputes', Rows>;
  return Payment.restore({
    ...paymentTable.read(row),
    attempts: attempts.map((part) => attemptTable.read(part)),
    refunds: refunds.map((part) => refundTable.read(part)),
    disputes: disputes.map((part) => disputeTable.read(part)),
  });
};

const refundStatusOf = ({ refundedMinor, charge }: PaymentRecord): 'NONE' | 'PARTIAL' | 'FULL' => {
  if (refundedMinor === 0n) return 'NONE';
  return refundedMinor === charge.minor ? 'FULL' : 'PARTIAL';
};

export const paymentColumns = (record: PaymentRecord): Readonly<Record<string, unknown>> => ({
  ...paymentTable.write(record),
  refundStatus: refundStatusOf(record),
});

export const attemptColumns = (attempt: Attempt): Readonly<Record<string, unknown>> =>
  attemptTable.write(attempt);

export const refundColumns = (refund: RefundRecord): Readonly<Record<string, unknown>> =>
  refundTable.write(refund);

export const disputeColumns = (dispute: DisputeRecord): Readonly<Record<string, unknown>> =>
  disputeTable.write(dispute);
