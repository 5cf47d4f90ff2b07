import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#test/support/application/until.ts';
import { openHouse, type House } from './support/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse({ workers: 0 });
});
afterAll(async () => {
  expect(await house.shop.doctor()).toEqual([]);
  await house.stop();
});

/** Connections of one process (composition). */
const poolSize = 8;

describe('the pool is exhausted', () => {
  it('a pool exhausted by callers that wait for one row answers 503 and recovers when the row is free', async () => {
    const { shop, servers } = house;
    const merchant = await shop.addMerchant();
    const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
    // On a connection without a limit for idle transactions.
    const holder = new pg.Client({ connectionString: shop.testDatabase.migratorUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from payment_links where id = $1 for update', [link.id]);
    const answers = await Promise.all(Array.from({ length: 3 * poolSize }, () => house.checkout(link)));
    await holder.end();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect(await shop.database.rows('select from payments')).toEqual([]);
    await until('it is ready', async () => (await fetch(`${servers[0]!.url}/readyz`)).status === 200);
    expect((await house.checkout(link)).status).toBe(200);
  });
});
