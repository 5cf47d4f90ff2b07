import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MonthDetails } from '#contract/months.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { accountantSteps } from '../modules/accountants/accountants-fixture.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let folder: string;
let of: readonly string[];
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  const steps = accountantSteps(shop);
  merchant = await steps.addComplete('Агро ЕООД');
  await steps.payAt(merchant.id, '2026-09-15T09:00:00Z', 12_000);
  of = ['--merchant', String(merchant.id), '--month', '2026-09'];
  folder = await mkdtemp(join(tmpdir(), 'plateno-months-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

test('a month is checked, closed, packed, verified, sent and opened again', async () => {
  expect((await plateno(['months', 'list', '--merchant', String(merchant.id)])).stdout).toContain('2026-09');
  const checked = await plateno(['months', 'check', ...of, '--json']);
  expect(checked.code).toBe(0);
  expect(JSON.parse(checked.stdout) as MonthDetails).toMatchObject({
    status: 'OPEN',
    totals: { documents: 1 },
  });
  expect((await plateno(['months', 'close', ...of])).code).toBe(0);
  expect((await plateno(['months', 'close', ...of])).code).toBe(5);
  const file = join(folder, 'pack.zip');
  expect((await plateno(['months', 'pack', ...of, '--output', file])).code).toBe(0);
  const verified = await plateno(['months', 'verify-files', file, '--json']);
  expect(verified.code).toBe(0);
  expect(JSON.parse(verified.stdout)).toEqual({ verified: 3, faults: [] });
  expect((await plateno(['months', 'verify-files', join(folder, 'none.zip')])).code).toBe(2);
  const sent = await plateno(['months', 'send', ...of, '--email', 'schetovodstvo@example.bg', '--json']);
  expect(JSON.parse(sent.stdout)).toEqual({ recipient: 'schetovodstvo@example.bg' });
  expect((await plateno(['months', 'reopen', ...of, '--reason', 'Липсва фактура'])).code).toBe(0);
});

test('merchants over a percent of the VAT threshold are listed', async () => {
  const listed = await plateno(['merchants', 'thresholds', '--over', '0', '--json']);
  expect(listed.code).toBe(0);
  expect(JSON.parse(listed.stdout)).toEqual({ total: 0, merchants: [] });
});

test('a month with errors exits with 5 and names document and remedy', async () => {
  await shop.database.rows(
    `update merchants set vat_number = null, vat_registration = 'NONE', tax_id = null where id = :id`,
    merchant,
  );
  const { code, stdout } = await plateno(['months', 'check', ...of]);
  expect(code).toBe(5);
  expect(stdout).toContain('SELLER_NUMBER');
});
