import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { assignments, changedColumns, type Columns } from '#platform/database/written-rows.ts';
import type { Payment } from '../../domain/payment.ts';
import type { PaymentRecord } from '../../domain/payment-record.ts';
import { attemptColumns, disputeColumns, paymentColumns, refundColumns } from './payment-mapping.ts';
import { AttemptRow, DisputeRow, RefundRow } from './payment-rows.ts';

type Deps = Readonly<{ database: Database; transactions: Transactions }>;
type Stored = { id: number | undefined };
/** An attempt, a refund or a dispute: what is written of it, and what stood there before; a new one has no id yet. */
type Part = Readonly<{
  model: typeof AttemptRow | typeof RefundRow | typeof DisputeRow;
  stored: Stored;
  columns: Columns;
  before: Columns | undefined;
}>;

const columnsById = <P extends Stored>(
  parts: readonly P[],
  columnsOf: (part: P) => Columns,
): ReadonlyMap<number | undefined, Columns> => new Map(parts.map((part) => [part.id, columnsOf(part)]));

/** What is compared to find out whether anything is to be saved, and which columns of it. */
export const imageOf = (record: PaymentRecord) => ({
  payment: paymentColumns(record),
  attempts: columnsById(record.attempts, attemptColumns),
  refunds: columnsById(record.refunds, refundColumns),
  disputes: columnsById(record.disputes, disputeColumns),
});
type Image = ReturnType<typeof imageOf>;

const partsOf = ({ attempts, refunds, disputes }: PaymentRecord, before: Image): readonly Part[] => [
  ...attempts.map((stored) => ({
    model: AttemptRow,
    stored,
    columns: attemptColumns(stored),
    before: before.attempts.get(stored.id),
  })),
  ...refunds.map((stored) => ({
    model: RefundRow,
    stored,
    columns: refundColumns(stored),
    before: before.refunds.get(stored.id),
  })),
  ...disputes.map((stored) => ({
    model: DisputeRow,
    stored,
    columns: disputeColumns(stored),
    before: before.disputes.get(stored.id),
  })),
];

/** What a locked payment has become since the image was taken; new parts get their ids. Waits for one answer, not for each. */
export const savePayment = async (
  { database, transactions }: Deps,
  { record, news }: Payment,
  before: Image,
): Promise<void> => {
  const paymentId = record.id!;
  const updatedAt = record.updatedAt.toISOString();

  const update = (table: string, id: number, changed: Columns): Promise<unknown> =>
    database.rows(`update ${table} set ${assignments(changed)} where id = ?`, [
      ...Object.values(changed),
      id,
    ]);

  const savePart = async ({ model, stored, columns, before: was }: Part): Promise<void> => {
    if (stored.id === undefined) {
      const seq = model === AttemptRow && { seq: record.attempts.findIndex((one) => one === stored) + 1 };
      // The three row classes differ in columns only; objection's types cannot say so.
      const rows = transactions.query(model as typeof AttemptRow);
      stored.id = (await rows.insert({ ...columns, ...seq, paymentId, updatedAt })).id;
      return;
    }
    const changed = changedColumns(was ?? {}, columns);
    if (Object.keys(changed).length > 0) await update(model.tableName, stored.id, { ...changed, updatedAt });
  };

  const tell = (entry: (typeof news)[number]): Promise<unknown> =>
    database.rows(
      `insert into payment_events (payment_id, seq, kind, from_status, status, actor, reason, at)
       select :paymentId, coalesce(max(seq), 0) + 1, :kind, :fromStatus, :status, :actor, :reason, :at
       from payment_events where payment_id = :paymentId`,
      { ...entry, paymentId },
    );

  await update('payments', paymentId, changedColumns(before.payment, paymentColumns(record)));
  for (const part of partsOf(record, before)) await savePart(part);
  for (const entry of news) await tell(entry);
};
