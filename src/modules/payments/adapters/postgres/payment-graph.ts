import type { Database } from '#platform/database/database.ts';
import { modelOf } from '#platform/database/model-of.ts';
import type { Attempt } from '../../domain/attempt.ts';
import type { DisputeRecord, RefundRecord } from '../../domain/refunds-and-disputes.ts';
import { Payment } from '../../domain/payment.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import { attemptTable, disputeTable, historyTable, paymentTable, refundTable } from './payment-tables.ts';

type Parts = Readonly<Record<'attempts' | 'refunds' | 'disputes', readonly object[]>>;

export const AttemptModel = modelOf(attemptTable);
export const RefundModel = modelOf(refundTable);
export const DisputeModel = modelOf(disputeTable);

export class PaymentModel extends modelOf(paymentTable) {}

export class HistoryModel extends modelOf(historyTable) {
  static override idColumn = ['payment_id', 'seq'];
}

/** The rows of a part as a JSON array. */
const partsOf = (
  { name, select }: Readonly<{ name: string; select: (alias: string) => string }>,
  order: string,
) =>
  `(select coalesce(json_agg(part), '[]')
    from (select ${select('t')} from ${name} t where t.payment_id = :id order by t.${order}) part)`;

const columns = paymentTable.select('p');
const parts = `${partsOf(attemptTable, 'seq')} as attempts, ${partsOf(refundTable, 'id')} as refunds,
  ${partsOf(disputeTable, 'id')} as disputes`;

const toPayment = (row: object, { attempts, refunds, disputes }: Parts): Payment =>
  Payment.restore({
    ...paymentTable.read(row),
    attempts: attempts.map((part) => attemptTable.read(part)),
    refunds: refunds.map((part) => refundTable.read(part)),
    disputes: disputes.map((part) => disputeTable.read(part)),
  });

/** Reads a payment with its parts from one snapshot; null: none. */
export const readPayment = async (database: Database, id: number): Promise<Payment | null> => {
  const [row] = await database.rows<Parts>(`select ${columns}, ${parts} from payments p where p.id = :id`, {
    id,
  });
  return row === undefined ? null : toPayment(row, row);
};

/**
 * Locks and reads a payment; null: none. The parts are read after the lock, because a statement that waits for a lock has
 * the snapshot of its start.
 */
export const lockPayment = async (database: Database, id: number): Promise<Payment | null> => {
  const [row] = await database.rows<object>(`select ${columns} from payments p where p.id = :id for update`, {
    id,
  });
  if (row === undefined) return null;
  const [found] = await database.rows<Parts>(`select ${parts}`, { id });
  return toPayment(row, found!);
};

const refundStatusOf = ({ refundedMinor, chargeAmount }: PaymentRecord): 'NONE' | 'PARTIAL' | 'FULL' => {
  if (refundedMinor === 0n) return 'NONE';
  return refundedMinor === chargeAmount.minor ? 'FULL' : 'PARTIAL';
};

type Columns = Readonly<Record<string, unknown>>;

export const paymentColumns = (record: PaymentRecord): Columns => ({
  ...paymentTable.write(record),
  refundStatus: refundStatusOf(record),
});

/** The columns whose values differ. */
export const changed = (before: Columns, after: Columns): Columns =>
  Object.fromEntries(Object.entries(after).filter(([column, value]) => value !== before[column]));

export const attemptColumns = (attempt: Attempt): Columns => attemptTable.write(attempt);

export const refundColumns = (refund: RefundRecord): Columns => refundTable.write(refund);

export const disputeColumns = (dispute: DisputeRecord): Columns => disputeTable.write(dispute);
