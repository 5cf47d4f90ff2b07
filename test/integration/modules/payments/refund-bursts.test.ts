import { afterAll, beforeAll, expect, test } from 'vitest';
import { reviewConditions } from '#modules/payments/adapters/postgres/review-conditions.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;
let made = 0;
beforeAll(async () => {
  opened = await openTestDatabase(2);
});
afterAll(() => opened.close());

const merchantWithPayment = async (): Promise<number> => {
  made += 1;
  const merchantId = await insertMerchant(opened.database, made, {});
  return (await insertPayment(opened.database, merchantId, made, {})).paymentId;
};

type Refunds = Readonly<{ times: number; cents?: number; by?: string; minutesAgo?: number; apart?: number }>;

/** Refunds of one payment, `apart` minutes from each other; the last one `minutesAgo`. */
const refund = (
  paymentId: number,
  { times, cents = 100, by = 'user:7', minutesAgo = 0, apart = 1 }: Refunds,
): Promise<unknown> =>
  opened.database.rows(
    `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, requested_by, created_at, updated_at)
     select :paymentId, gen_random_uuid(), :cents, 'EUR', 'OTHER', 'SUCCEEDED', :by, at, at
     from (select now() - make_interval(mins => :minutesAgo + :apart * n) as at from generate_series(0, :times - 1) n) refunded`,
    { paymentId, cents, by, times, minutesAgo, apart },
  );

/** The payments of these that the back office reviews as a refund burst. */
const burstsAmong = async (...paymentIds: number[]): Promise<number[]> => {
  const rows = await opened.database.rows<{ id: number }>(
    `select p.id from payments p where p.id = any(:paymentIds) and ${reviewConditions.REFUND_BURST} order by p.id`,
    { paymentIds },
  );
  return rows.map(({ id }) => id);
};

test('ten refunds of a merchant within an hour are a burst for a day, nine are none', async () => {
  const [ten, nine, yesterday] = [
    await merchantWithPayment(),
    await merchantWithPayment(),
    await merchantWithPayment(),
  ];
  await refund(ten, { times: 10, by: 'user:1', minutesAgo: 23 * 60 - 10 });
  await refund(nine, { times: 9, by: 'user:2' });
  await refund(yesterday, { times: 10, by: 'user:3', minutesAgo: 24 * 60 + 1 });
  expect(await burstsAmong(ten, nine, yesterday)).toEqual([ten]);
});

test('ten refunds spread over more than an hour are no burst', async () => {
  const slow = await merchantWithPayment();
  await refund(slow, { times: 10, by: 'user:4', apart: 8 });
  expect(await burstsAmong(slow)).toEqual([]);
});

test('refunds of 5,000 within an hour are a burst, however few', async () => {
  const [much, less] = [await merchantWithPayment(), await merchantWithPayment()];
  await refund(much, { times: 2, cents: 250_000, by: 'user:5' });
  await refund(less, { times: 2, cents: 249_999, by: 'user:6' });
  expect(await burstsAmong(much, less)).toEqual([much]);
});

test('refunds of one user at several merchants are a burst together', async () => {
  const [first, second] = [await merchantWithPayment(), await merchantWithPayment()];
  await refund(first, { times: 5, by: 'user:8' });
  await refund(second, { times: 5, by: 'user:8' });
  expect(await burstsAmong(first, second)).toEqual([first, second]);
});

test('a merchant that refunds as much on an average day has no burst', async () => {
  const usual = await merchantWithPayment();
  await refund(usual, { times: 10, by: 'user:9' });
  expect(await burstsAmong(usual)).toEqual([usual]);
  // 300 refunds in the 30 days before: ten a day.
  await refund(usual, { times: 300, by: 'user:9', minutesAgo: 25 * 60, apart: 120 });
  expect(await burstsAmong(usual)).toEqual([]);
});

test('automatic refunds of duplicate payments are no burst', async () => {
  const duplicate = await merchantWithPayment();
  await refund(duplicate, { times: 20, by: 'system:settle' });
  expect(await burstsAmong(duplicate)).toEqual([]);
});
