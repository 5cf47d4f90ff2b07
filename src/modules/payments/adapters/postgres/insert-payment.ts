import { columnList, placesFor, type Columns } from '#platform/database/written-rows.ts';
import type { Payment } from '../../domain/payment.ts';
import { attemptColumns, paymentColumns } from './payment-mapping.ts';

type Rows = readonly Columns[];
type Insert = Readonly<{ sql: string; values: readonly unknown[] }>;

const placesOf = (rows: Rows): string => rows.map(placesFor).join('), (');
const listOf = (rows: Rows): string => columnList(rows[0] ?? {});

/**
 * The counter is asked here and not before: whoever sells at the same moment waits for it until the transaction ends.
 * The payment's id was reserved, for what the provider is asked for names it.
 */
const statementFor = (payments: Rows, events: Rows, attempts: Rows): string => `
  with numbered as (
    insert into order_counters (merchant_id, next_number) values (?, 2)
    on conflict (merchant_id) do update set next_number = order_counters.next_number + 1
    returning next_number - 1 as number
  ), payment as (
    insert into payments (${listOf(payments)}, order_number) overriding system value
    values (${placesOf(payments)}, (select number from numbered))
  ), history as (
    insert into payment_events (${listOf(events)}) values (${placesOf(events)})
  ), attempts as (
    insert into payment_attempts (${listOf(attempts)}) values (${placesOf(attempts)}) returning id, seq
  )
  select id, (select number from numbered) as "orderNumber" from attempts order by seq`;

/** By how many events and attempts there are: what is written for each is always the same. */
const statements = new Map<string, string>();

/** A new payment with its attempts and its history as one statement: the attempts' ids in their order, and its number. */
export const insertPayment = ({ record, news }: Payment): Insert => {
  const paymentId = record.id;
  const updatedAt = record.updatedAt.toISOString();
  const { orderNumber: _, ...columns } = paymentColumns(record);
  const payments = [{ id: paymentId, ...columns }];
  const events = news.map((entry, place) => ({ paymentId, seq: place + 1, ...entry }));
  const attempts = record.attempts.map((attempt, place) => ({
    paymentId,
    seq: place + 1,
    ...attemptColumns(attempt),
    updatedAt,
  }));
  const shape = `${events.length} ${attempts.length}`;
  const sql = statements.get(shape) ?? statementFor(payments, events, attempts);
  statements.set(shape, sql);
  const rows: Rows = [...payments, ...events, ...attempts];
  return { sql, values: [record.merchantId, ...rows.flatMap((row) => Object.values(row))] };
};
