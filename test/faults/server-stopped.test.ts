import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ workers: 0 });
  merchant = await deployment.shop.addMerchant();
});
afterEach(async () => {
  await deployment.shop.control.clearFaults();
  expect(await deployment.shop.doctor()).toEqual([]);
});
afterAll(() => deployment.stop());

/** As a load balancer checks: a new connection each time. */
const isReady = async (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
    ({ status }) => status === 200,
    () => false,
  );

describe('a server is asked to stop', () => {
  it('a server stopped under load answers every accepted request and ends without errors', async () => {
    const { shop } = deployment;
    const [server] = deployment.servers;
    const links = await Promise.all(Array.from({ length: 12 }, () => shop.createLink(merchant)));
    expect(await isReady(server!.url)).toBe(true);
    await shop.control.setFault({
      kind: 'delay',
      delayMs: 1_500,
      route: 'POST /v1/checkout/sessions',
      times: links.length,
    });
    const answers = Promise.all(links.map((link) => deployment.checkout(link)));
    await until('all of them wait for the provider', async () => (await shop.control.faults()).length === 0);
    const ended = server!.terminate();
    expect((await answers).map(({ status }) => status)).toEqual(links.map(() => 200));
    expect(await ended).toBe(0);
    expect(await isReady(server!.url)).toBe(false);
  });

  it('a stopping server fails readiness first, and serves requests during the grace period', async () => {
    const { shop } = deployment;
    const second = await shop.startAnother();
    expect(await isReady(second.url)).toBe(true);
    const closing = second.close(2_000);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(503);
    const served = await fetch(`${second.url}/api/payments/health`);
    expect(served.status).toBe(200);
    // The response asks clients with a kept-alive connection to close it.
    expect(served.headers.get('connection')).toBe('close');
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
    const link = await shop.createLink(merchant);
    expect((await shop.startCheckout(link, {}, second.url)).status).toBe(200);
    await closing;
    await expect(fetch(`${second.url}/healthz`)).rejects.toThrow('fetch failed');
  });
});
