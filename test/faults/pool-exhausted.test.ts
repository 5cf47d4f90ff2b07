import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#test/support/application/until.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';

let deployment: Deployment;

beforeAll(async () => {
  deployment = await startDeployment({ workers: 0 });
});
afterAll(async () => {
  expect(await deployment.shop.doctor()).toEqual([]);
  await deployment.stop();
});

/** Connections of one process (composition). */
const poolSize = 8;

describe('the pool is exhausted', () => {
  it('a pool exhausted by callers that wait for one row answers 429 or 503 with a time to wait, and recovers when the row is free', async () => {
    const { shop, servers } = deployment;
    const merchant = await shop.addMerchant();
    const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
    // On a connection without a limit for idle transactions.
    const holder = new pg.Client({ connectionString: shop.testDatabase.migratorUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from payment_links where id = $1 for update', [link.id]);
    const answers = await Promise.all(Array.from({ length: 3 * poolSize }, () => deployment.checkout(link)));
    await holder.end();
    // 429: it waited for the row. 503: it waited for a connection.
    expect(answers.filter(({ status }) => status !== 429 && status !== 503)).toEqual([]);
    expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect(await shop.database.rows('select from payments')).toEqual([]);
    await until('it is ready', async () => (await fetch(`${servers[0]!.url}/readyz`)).status === 200);
    expect((await deployment.checkout(link)).status).toBe(200);
  });
});
