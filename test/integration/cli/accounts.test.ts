import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let merchant: TestMerchant;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);

beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { STRIPE_ROUTING: 'direct' } });
  merchant = await shop.addMerchant();
});
afterAll(() => shop.stop());

test('an account is started, listed, refreshed and shown', async () => {
  const of = String(merchant.id);
  expect((await plateno(['accounts', 'show', of])).code).toBe(3);
  const started = await plateno(['accounts', 'start', '--merchant', of, '--json']);
  expect(JSON.parse(started.stdout)).toEqual({ url: expect.stringContaining('http') });
  const listed = await plateno(['accounts', 'list', '--status', 'STARTED', '--json']);
  const { total, accounts } = JSON.parse(listed.stdout) as {
    total: number;
    accounts: { id: number; accountId: string }[];
  };
  expect([total, accounts[0]!.id]).toEqual([1, merchant.id]);
  await shop.control.moveAccount(accounts[0]!.accountId, 'verify');
  expect((await plateno(['accounts', 'refresh', of])).stdout).toContain('ACTIVE');
  expect((await plateno(['accounts', 'list', '--due', '--json'])).stdout).toContain('"total": 0');
  const shown = await plateno(['accounts', 'show', of]);
  expect(shown.stdout).toContain('STARTED → ACTIVE');
  expect((await plateno(['accounts', 'start', '--merchant', of])).code).toBe(5);
  const actors = await shop.database.rows<{ actor: string }>(
    `select distinct actor from audit_log where action like 'merchant.account-%'`,
  );
  expect(actors.every(({ actor }) => actor.startsWith('operator:'))).toBe(true);
});
