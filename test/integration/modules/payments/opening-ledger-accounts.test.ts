import { afterAll, beforeAll, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { SqlLedger } from '#modules/payments/adapters/postgres/sql-ledger.ts';
import type { LedgerTransaction } from '#modules/payments/domain/ledger.ts';
import type { Database } from '#platform/database/database.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { waitsOrEnds } from '#test/support/waits-or-ends.ts';

let opened: OpenTestDatabase;
let database: Database;
let ledger: SqlLedger;
let merchantId: number;

beforeAll(async () => {
  opened = await openTestDatabase(4);
  database = opened.database;
  ledger = new SqlLedger({ database });
  merchantId = await insertMerchant(database, 1, {});
});
afterAll(async () => {
  await opened.close();
});

let orders = 0;
const sale = async (): Promise<LedgerTransaction> => {
  const { paymentId } = await insertPayment(database, merchantId, (orders += 1), {});
  return {
    kind: 'PAYMENT',
    source: `payment:${paymentId}`,
    paymentId,
    entries: [
      { account: 'PROVIDER_RECEIVABLE', merchantId: null, amount: Money.ofMinor(1_000, 'EUR') },
      { account: 'MERCHANT_PAYABLE', merchantId, amount: Money.ofMinor(-985, 'EUR') },
      { account: 'PLATFORM_REVENUE', merchantId: null, amount: Money.ofMinor(-15, 'EUR') },
    ],
  };
};

const entriesOf = ({ paymentId }: LedgerTransaction) =>
  database.rows(
    `select a.code, a.merchant_id, e.amount_minor, e.currency
     from ledger_entries e join ledger_accounts a on a.id = e.account_id
       join ledger_transactions t on t.id = e.transaction_id
     where t.payment_id = ? order by e.id`,
    [paymentId],
  );

it('two transactions that open the same ledger accounts at once book all their entries', async () => {
  const [one, other] = [await sale(), await sale()];
  const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
  const { promise: isBooked, resolve: booked } = Promise.withResolvers<void>();
  const first = database.transact(async () => {
    await ledger.book(one, new Date());
    booked();
    await isSeen;
  });
  await isBooked;
  const second = database.transact(() => ledger.book(other, new Date()));
  await waitsOrEnds(opened.transactions, second);
  seen();
  await Promise.all([first, second]);

  const entries = [
    { code: 'PROVIDER_RECEIVABLE', merchant_id: null, amount_minor: 1_000, currency: 'EUR' },
    { code: 'MERCHANT_PAYABLE', merchant_id: merchantId, amount_minor: -985, currency: 'EUR' },
    { code: 'PLATFORM_REVENUE', merchant_id: null, amount_minor: -15, currency: 'EUR' },
  ];
  expect(await entriesOf(one)).toEqual(entries);
  expect(await entriesOf(other)).toEqual(entries);
  expect(await database.rows('select code from ledger_accounts order by code')).toEqual([
    { code: 'MERCHANT_PAYABLE' },
    { code: 'PLATFORM_REVENUE' },
    { code: 'PROVIDER_RECEIVABLE' },
  ]);
});

it('a repeated booking is refused and leaves no entries', async () => {
  const sold = await sale();
  await ledger.book(sold, new Date());
  const before = await entriesOf(sold);
  await expect(ledger.book(sold, new Date())).rejects.toMatchObject({ code: '23505' });
  expect(await entriesOf(sold)).toEqual(before);
});
