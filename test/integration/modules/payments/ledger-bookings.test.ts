import { afterAll, beforeAll, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { SqlLedger } from '#modules/payments/adapters/postgres/sql-ledger.ts';
import { sqlLedgerBookings } from '#modules/payments/adapters/postgres/sql-ledger-bookings.ts';
import type { LedgerBookings, SettledMovement } from '#modules/payments/index.ts';
import { ledgerOf } from '#test/support/application/ledger-of.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;
let bookings: LedgerBookings;
let ledger: SqlLedger;
let merchantId: number;
const now = new Date('2026-11-24T10:00:00Z');
const euro = (minor: number) => Money.ofMinor(minor, 'EUR');

beforeAll(async () => {
  opened = await openTestDatabase(2);
  const { database } = opened;
  merchantId = await insertMerchant(database, 1, {});
  ledger = new SqlLedger({ database });
  bookings = sqlLedgerBookings({ database, ledger });
});
afterAll(() => opened.close());

let orders = 0;
/** A booked payment of 51.13 EUR without fees. */
const pay = async (isBooked = true): Promise<number> => {
  const { paymentId } = await insertPayment(opened.database, merchantId, (orders += 1), {});
  const entries = [
    { account: 'PROVIDER_RECEIVABLE', merchantId: null, amount: euro(5_113) },
    { account: 'MERCHANT_PAYABLE', merchantId, amount: euro(-5_113) },
  ] as const;
  if (isBooked)
    await ledger.book({ kind: 'PAYMENT', source: `payment:${paymentId}`, paymentId, entries }, now);
  return paymentId;
};
const charge = (paymentId: number, fee: number): SettledMovement => ({
  transactionId: `txn_${paymentId}`,
  paymentId,
  isCharge: true,
  gross: euro(5_113),
  providerFee: euro(fee),
  platformFee: euro(0),
  source: euro(5_113),
});

it('the true fee of a charge is booked once', async () => {
  const paymentId = await pay();
  await bookings.bookMovements([charge(paymentId, 105)], now);
  await bookings.bookMovements([charge(paymentId, 105)], now);
  expect(await ledgerOf(opened.database, paymentId)).toEqual({
    PROVIDER_RECEIVABLE: 5_113,
    MERCHANT_PAYABLE: -5_008,
    PROVIDER_FEES: -105,
  });
});

it('a charge with the expected fee, a refund and a payment without a booking book nothing', async () => {
  const [expected, unbooked] = [await pay(), await pay(false)];
  const refund = { ...charge(expected, 0), isCharge: false, gross: euro(-1_000), source: euro(-1_000) };
  await bookings.bookMovements([charge(expected, 0), refund, charge(unbooked, 105)], now);
  expect(await ledgerOf(opened.database, expected)).toEqual({
    PROVIDER_RECEIVABLE: 5_113,
    MERCHANT_PAYABLE: -5_113,
  });
  expect(await ledgerOf(opened.database, unbooked)).toEqual({});
});

it('only payments of the merchant are found by their intents', async () => {
  const paymentId = await pay();
  await opened.database.rows(`update payments set provider_intent_id = 'pi_ours' where id = :paymentId`, {
    paymentId,
  });
  expect(await bookings.paymentsOf(merchantId, ['pi_ours', 'pi_other'])).toEqual([
    { intentId: 'pi_ours', paymentId },
  ]);
  expect(await bookings.paymentsOf(merchantId + 1, ['pi_ours'])).toEqual([]);
});

it('a ledger transaction belongs to a payment or to a payout', async () => {
  const entries = [
    { account: 'PROVIDER_RECEIVABLE', merchantId: null, amount: euro(1) },
    { account: 'MERCHANT_PAYABLE', merchantId, amount: euro(-1) },
  ] as const;
  const neither = ledger.book({ kind: 'PAYOUT', source: 'payout:po_none', paymentId: null, entries }, now);
  await expect(neither).rejects.toThrow('ledger_transactions_subject');
});
