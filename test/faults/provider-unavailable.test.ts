import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '#sandbox/control-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 2, workers: 0 });
  merchant = await deployment.shop.addMerchant();
});
afterEach(async () => {
  await deployment.shop.control.clearFaults();
  expect(await deployment.shop.doctor()).toEqual([]);
});
afterAll(() => deployment.stop());

const customers = 20;
const opening = 'POST /v1/checkout/sessions';

describe('the provider accepts the checkouts of twenty customers, but', () => {
  it.each<[string, Fault]>([
    ['never answers', { kind: 'hang', moment: 'after', route: opening }],
    ['answers 500', { kind: 'server-error', moment: 'after', route: opening }],
  ])(
    'the provider accepts twenty checkouts, but %s: all are answered 503, and the retries open exactly twenty sessions',
    async (_, fault) => {
      const { shop } = deployment;
      const links = await Promise.all(Array.from({ length: customers }, () => shop.createLink(merchant)));
      const before = (await shop.control.sessions()).length;
      await shop.control.setFault(fault);
      const refused = await Promise.all(links.map((link) => deployment.checkout(link)));
      expect(refused.map(({ status }) => status)).toEqual(links.map(() => 503));
      expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
      await shop.control.clearFaults();
      // Concurrent again: on a slow machine some are asked to retry once more.
      const opened = await Promise.all(
        links.map((link) =>
          until('the page is opened', async () => {
            const { status, body } = await deployment.checkout(link);
            expect([200, 503]).toContain(status);
            return status === 200 && body.checkoutUrl;
          }),
        ),
      );
      expect(new Set(opened).size).toBe(customers);
      expect((await shop.control.sessions()).length - before).toBe(customers);
    },
  );
});
