import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';

let shop: TestApplication;
let opened: OpenDatabase;
let application: Database;
let paymentId: number;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  opened = openDatabase(shop.testDatabase.url, { size: 2 });
  application = opened.database;
  const merchant = await shop.addMerchant();
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  ({ paymentId } = checkout);
});
afterAll(async () => {
  // The bookings of these tests belong to no dispute.
  const found = (await shop.doctor()).filter((finding) => !/^doctor\.bookings-true: .*fits:/.test(finding));
  expect(found).toEqual([]);
  await opened.close();
  await shop.stop();
});

type Role = 'the application' | 'the owner of the schema';
const roles: Role[] = ['the application', 'the owner of the schema'];
const as = (role: Role): Database => (role === 'the application' ? application : shop.database);

/** Entries as `[account, minor units, currency]`, booked in one transaction. */
const book = (database: Database, kind: string, source: string, entries: [string, number, string][]) =>
  database.transact(async () => {
    const [transaction] = await database.rows<{ id: number }>(
      'insert into ledger_transactions (kind, source, payment_id, at) values (?, ?, ?, now()) returning id',
      [kind, source, paymentId],
    );
    for (const [code, minor, currency] of entries) {
      await database.rows(
        `with account as (
           insert into ledger_accounts (code, currency) values (:code, :currency)
           on conflict (code, merchant_id, currency) do update set code = excluded.code returning id)
         insert into ledger_entries (transaction_id, account_id, amount_minor, currency)
         select :transaction, id, :minor, :currency from account`,
        { code, minor, currency, transaction: transaction!.id },
      );
    }
  });

describe.each(roles)('the ledger, written by %s', (role) => {
  it('the ledger accepts entries that sum to zero', async () => {
    // Booked in both directions, so that the balances are unchanged.
    const there: [string, number, string][] = [
      ['PROVIDER_RECEIVABLE', 500, 'EUR'],
      ['DISPUTE_HOLD', -500, 'EUR'],
    ];
    await expect(book(as(role), 'DISPUTE_WON', `fits:${role}`, there)).resolves.toBeUndefined();
    const back = there.map(([code, minor, currency]): [string, number, string] => [code, -minor, currency]);
    await expect(book(as(role), 'DISPUTE_OPENED', `fits:${role}`, back)).resolves.toBeUndefined();
  });

  it.each<[string, [string, number, string][]]>([
    ['one side alone', [['PROVIDER_RECEIVABLE', 100, 'EUR']]],
    [
      'a cent too little',
      [
        ['PROVIDER_RECEIVABLE', 100, 'EUR'],
        ['DISPUTE_HOLD', -99, 'EUR'],
      ],
    ],
    [
      'one currency against another',
      [
        ['PROVIDER_RECEIVABLE', 100, 'EUR'],
        ['DISPUTE_HOLD', -100, 'USD'],
      ],
    ],
  ])('the ledger refuses %s', async (name, entries) => {
    await expect(book(as(role), 'REFUND', `${role}: ${name}`, entries)).rejects.toThrow(
      'does not sum to zero',
    );
  });

  it('the ledger refuses to book the same success twice', async () => {
    const again = book(as(role), 'PAYMENT', `payment:${paymentId}`, [
      ['PROVIDER_RECEIVABLE', 1, 'EUR'],
      ['PROVIDER_FEES', -1, 'EUR'],
    ]);
    await expect(again).rejects.toThrow('ledger_transactions_kind_source_key');
  });
});

describe.each([
  ['audit_log', 'actor'],
  ['payment_events', 'actor'],
  ['ledger_transactions', 'source'],
  ['ledger_entries', 'currency'],
  ['invoice_lines', 'description'],
])('the append-only table %s', (table, column) => {
  it('an append-only table has rows in this test', async () => {
    const [row] = await shop.database.rows<{ count: number }>(`select count(*) as count from ${table}`);
    expect(row!.count).toBeGreaterThan(0);
  });

  it.each([
    ['change', `update ${table} set ${column} = ${column}`],
    ['delete', `delete from ${table}`],
    ['empty', `truncate ${table} cascade`],
  ])('the application cannot %s rows of an append-only table', async (_, statement) => {
    await expect(application.rows(statement)).rejects.toThrow(`permission denied for table ${table}`);
  });

  it('the schema owner cannot change or delete rows of an append-only table', async () => {
    const refusal = `${table} is append-only`;
    await expect(shop.database.rows(`update ${table} set ${column} = 'x'`)).rejects.toThrow(refusal);
    await expect(shop.database.rows(`delete from ${table}`)).rejects.toThrow(refusal);
  });
});

describe.each(roles)('an issued document, changed by %s', (role) => {
  it.each([
    'total_minor = total_minor + 1, subtotal_minor = subtotal_minor + 1',
    "buyer = '{}'",
    'number = 7',
    "issue_date = '2020-01-01'",
  ])('an issued document cannot be changed: %s', async (change) => {
    const statement = `update invoices set ${change} where payment_id = ?`;
    await expect(as(role).rows(statement, [paymentId])).rejects.toThrow('never edited');
  });

  it('an issued document cannot be deleted', async () => {
    await expect(as(role).rows('delete from invoices where payment_id = ?', [paymentId])).rejects.toThrow(
      'never deleted',
    );
  });

  it('an issued document is annulled by an added row and not by an update', async () => {
    const updated = as(role).rows(
      `update invoices set annulled_at = now(), annulment_reason = 'грешка' where payment_id = ?`,
      [paymentId],
    );
    await expect(updated).rejects.toThrow('an annulment is appended and never taken back');
  });
});

describe('the application', () => {
  it.each([
    'create table notes (id int)',
    'alter table payments add column note text',
    'drop table payments cascade',
  ])('the application owns no tables and cannot run: %s', async (statement) => {
    await expect(application.rows(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});
