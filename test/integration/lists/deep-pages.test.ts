import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cursor } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { pageOfPayments } from '#modules/payments/adapters/postgres/list-payments.ts';
import { Database } from '#platform/database/database.ts';
import { createPool } from '#platform/database/knex-pool.ts';
import type { Bindings } from '#platform/database/statements.ts';
import { Transactions } from '#platform/database/transactions.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';

let testDatabase: TestDatabase;
let transactions: Transactions;
let database: RecordingDatabase;
let owner: pg.Client;
let merchantIds: number[];

const rowsEach = 3_000;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  transactions = new Transactions(() => createPool(testDatabase.url, 1));
  database = new RecordingDatabase({ transactions });
  owner = new pg.Client({ connectionString: testDatabase.migratorUrl });
  await owner.connect();
  merchantIds = [await insertMerchant(database, 1, {}), await insertMerchant(database, 2, {})];
  for (const merchant of merchantIds) {
    await owner.query(
      `insert into payments (merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, eur_rate,
         eur_amount_minor, status, language, provider, order_number, created_at, updated_at)
       select $1, 100, 'EUR', 100, 'EUR', 1, 100, 'PENDING', 'bg', 'stripe', n, at, at
       from generate_series(1, $2::int) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at)`,
      [merchant, rowsEach],
    );
  }
  await owner.query('analyze');
});
afterAll(async () => {
  await owner.end();
  await transactions.pool.destroy();
  await testDatabase.drop();
});

type Node = Readonly<{
  'Node Type': string;
  'Parent Relationship'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: readonly Node[];
}>;

/** The rows that the scans of a plan read, without the count of the whole list (an InitPlan). */
const rowsReadBy = (node: Node): number => {
  const own = node['Node Type'].includes('Scan')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0;
  const parts = (node.Plans ?? []).filter((part) => part['Parent Relationship'] !== 'InitPlan');
  return own + parts.reduce((sum, part) => sum + rowsReadBy(part), 0);
};

type Query = Readonly<{ sql: string; bindings: Bindings }>;

/** Records its statements. */
class RecordingDatabase extends Database {
  readonly asked: Query[] = [];

  override rows<T>(sql: string, bindings: Bindings = {}): Promise<T[]> {
    this.asked.push({ sql, bindings });
    return super.rows(sql, bindings);
  }
}

/** The rows that PostgreSQL reads for the list that the action queries. */
const rowsReadFor = async (action: () => Promise<unknown>): Promise<number> => {
  const before = database.asked.length;
  await action();
  const lists = database.asked.slice(before).filter(({ sql }) => sql.includes('order by'));
  expect(lists).toHaveLength(1);
  const { sql, bindings } = lists[0]!;
  const [explained] = await database.rows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, format json) ${sql}`,
    bindings,
  );
  return rowsReadBy(explained!['QUERY PLAN'][0].Plan);
};

const cursorAt = async (place: number): Promise<Cursor> => {
  const { rows } = await owner.query<{ value: string; id: string }>(
    'select created_at::text as value, id from payments where merchant_id = $1 order by created_at desc offset $2 limit 1',
    [merchantIds[1], place],
  );
  return { value: rows[0]!.value, id: Number(rows[0]!.id) };
};

describe('deep pages of payments', () => {
  const first = { offset: 0, limit: 25, sortBy: 'createdAt', descending: true } as const;
  const visible: readonly (readonly [string, () => Visibility])[] = [
    ['one merchant', () => merchantIds.slice(1)],
    ['two merchants', () => merchantIds],
    ['all merchants', () => 'all'],
  ];

  it.each(visible)(
    'a deep page of payments of %s is read by its cursor without reading the rows before it',
    async (_, of) => {
      const near = await rowsReadFor(() => pageOfPayments(database, of(), {}, first));
      const after = await cursorAt(rowsEach - 100);
      const far = await rowsReadFor(() => pageOfPayments(database, of(), {}, { ...first, after }));
      expect(near).toBeLessThan(200);
      expect(far).toBeLessThanOrEqual(2 * near);
    },
  );
});
