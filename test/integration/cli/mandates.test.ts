import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardMandate } from '#contract/payments/card-mandates.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { keptCards } from '../main-job/kept-cards-fixture.ts';

let shop: TestApplication;
let merchant: TestMerchant;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);
const list = async (...args: string[]): Promise<readonly CardMandate[]> => {
  const { stdout } = await plateno(['mandates', 'list', ...args, '--json']);
  return (JSON.parse(stdout) as { mandates: CardMandate[] }).mandates;
};

beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterAll(() => shop.stop());

test('cards that stay are listed by merchant, customer and state, and end after a confirmation', async () => {
  const { mandate, customerId } = await keptCards(shop, merchant).keep();
  const of = ['--merchant', String(merchant.id)];
  expect(await list(...of)).toMatchObject([{ id: mandate.id, last4: '4242', state: 'ACTIVE' }]);
  expect(await list('--customer', String(customerId), '--state', 'ENDED')).toEqual([]);
  expect(await list('--search', '4242')).toHaveLength(1);
  const shown = await plateno(['mandates', 'list', ...of]);
  expect(shown.stdout).toMatch(/visa 4242\t2040-12-31\t120\.00\t0\.00\tEUR\tACTIVE/);
  const id = String(mandate.id);
  expect((await plateno(['mandates', 'end', id])).code).toBe(2);
  expect((await plateno(['mandates', 'end', '--dry-run', id])).code).toBe(0);
  expect(await list(...of, '--state', 'ACTIVE')).toHaveLength(1);
  expect((await plateno(['mandates', 'end', '--yes', id])).stdout).toBe(`${id}\tENDED\n`);
  expect(await list(...of)).toMatchObject([{ state: 'ENDED', endedBy: 'MERCHANT' }]);
  expect((await plateno(['mandates', 'end', '--yes', '999999'])).code).toBe(3);
});
