import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '#sandbox/control-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { openHouse, type House } from './support/house.ts';

let house: House;
let merchant: TestMerchant;

beforeAll(async () => {
  house = await openHouse({ servers: 2, workers: 0 });
  merchant = await house.shop.addMerchant();
});
afterEach(async () => {
  await house.shop.control.clearFaults();
  expect(await house.shop.doctor()).toEqual([]);
});
afterAll(() => house.stop());

const customers = 20;
const opening = 'POST /v1/checkout/sessions';

describe('the provider accepts the checkouts of twenty customers, but', () => {
  it.each<[string, Fault]>([
    ['never answers', { kind: 'hang', moment: 'after', route: opening }],
    ['answers 500', { kind: 'server-error', moment: 'after', route: opening }],
  ])(
    'the provider accepts twenty checkouts, but %s: all are answered 503, and the retries open exactly twenty sessions',
    async (_, fault) => {
      const { shop } = house;
      const links = await Promise.all(Array.from({ length: customers }, () => shop.createLink(merchant)));
      const before = (await shop.control.sessions()).length;
      await shop.control.setFault(fault);
      const refused = await Promise.all(links.map((link) => house.checkout(link)));
      expect(refused.map(({ status }) => status)).toEqual(links.map(() => 503));
      expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
      await shop.control.clearFaults();
      // Concurrent again: on a slow machine some are told to retry once more.
      const opened = await Promise.all(
        links.map((link) =>
          until('the page is opened', async () => {
            const { status, body } = await house.checkout(link);
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
