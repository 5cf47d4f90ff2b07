import type { Payment } from '../../domain/payment.ts';
import { attemptColumns, paymentColumns } from './payment-mapping.ts';

type Columns = Readonly<Record<string, unknown>>;
type Insert = Readonly<{ sql: string; bindings: Columns }>;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** One insert for all the rows, which have the same columns; each value under a name of its own. */
const insertInto = (table: string, rows: readonly Columns[], suffix = ''): Insert => {
  const names = Object.keys(rows[0] ?? {});
  const nameOf = (name: string, row: number): string => `${table}_${row}_${name}`;
  const values = rows.map((_, row) => `(${names.map((name) => `:${nameOf(name, row)}`).join(', ')})`);
  return {
    sql: `insert into ${table} (${names.map(snakeCase).join(', ')}) ${suffix} values ${values.join(', ')}`,
    bindings: Object.fromEntries(
      rows.flatMap((columns, row) => names.map((name) => [nameOf(name, row), columns[name]])),
    ),
  };
};

/** A new payment with its attempts and its history as one statement, which gives the attempts' ids in their order. */
export const insertPayment = ({ record, news }: Payment): Insert => {
  const paymentId = record.id;
  const updatedAt = record.updatedAt.toISOString();
  const payment = insertInto(
    'payments',
    [{ id: paymentId, ...paymentColumns(record) }],
    // Its id was reserved: what the provider is asked for names it.
    'overriding system value',
  );
  const events = insertInto(
    'payment_events',
    news.map((entry, place) => ({ paymentId, seq: place + 1, ...entry })),
  );
  const attempts = insertInto(
    'payment_attempts',
    record.attempts.map((attempt, place) => ({
      paymentId,
      seq: place + 1,
      ...attemptColumns(attempt),
      updatedAt,
    })),
  );
  return {
    sql: `with payment as (${payment.sql}), history as (${events.sql}), attempts as (${attempts.sql} returning id, seq)
      select id from attempts order by seq`,
    bindings: { ...payment.bindings, ...events.bindings, ...attempts.bindings },
  };
};
