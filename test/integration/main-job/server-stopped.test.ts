import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { startServer } from '#test/support/application/server-process.ts';
import { until } from '#test/support/application/until.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const opening = 'POST /v1/checkout/sessions';
/** As a balancer asks: a new connection each time. */
const isReady = async (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
    ({ status }) => status === 200,
    () => false,
  );

it('asked to stop under load, it answers everybody whom it has let in, and ends without complaint', async () => {
  const links = await Promise.all(Array.from({ length: 12 }, () => shop.createLink(merchant)));
  const server = await startServer(shop.env);
  expect(await isReady(server.url)).toBe(true);
  await shop.control.setFault({ kind: 'delay', delayMs: 1_500, route: opening, times: links.length });
  const answers = Promise.all(links.map((link) => shop.startCheckout(link, {}, server.url)));
  await until('all of them wait for the provider', async () => (await shop.control.faults()).length === 0);
  const ended = server.terminate();
  expect((await answers).map(({ status }) => status)).toEqual(links.map(() => 200));
  expect(await ended).toBe(0);
  expect(await isReady(server.url)).toBe(false);
});

it('readiness fails first, and for a grace everybody is still served', async () => {
  const second = await shop.startAnother();
  expect(await isReady(second.url)).toBe(true);
  const closing = second.close(2_000);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(503);
  const served = await fetch(`${second.url}/api/payments/health`);
  expect(served.status).toBe(200);
  // Whoever keeps his connection learns that he should not.
  expect(served.headers.get('connection')).toBe('close');
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  const link = await shop.createLink(merchant);
  expect((await shop.startCheckout(link, {}, second.url)).status).toBe(200);
  await closing;
  await expect(fetch(`${second.url}/healthz`)).rejects.toThrow('fetch failed');
});
