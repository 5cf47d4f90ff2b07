import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '#contract/reports/reports.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { accountantSteps } from '../modules/accountants/accountants-fixture.ts';

let shop: TestApplication;
let merchant: TestMerchant;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);

beforeAll(async () => {
  shop = await sharedApplication('serving');
  const steps = accountantSteps(shop);
  merchant = await steps.addComplete('Агро ЕООД');
  await steps.payAt(merchant.id, '2026-08-15T09:00:00Z', 5_000);
  await steps.payAt(merchant.id, '2026-09-15T09:00:00Z', 12_000);
});
afterAll(() => shop.stop());

test('a month, a quarter and a year of a merchant are shown beside the period before', async () => {
  const of = ['reports', 'show', '--merchant', String(merchant.id)];
  const month = await plateno([...of, '--month', '2026-09', '--json']);
  expect(JSON.parse(month.stdout) as Report).toMatchObject({
    period: 'MONTH',
    from: '2026-09-01',
    to: '2026-09-30',
    figures: { count: 1, takings: 120 },
    previous: { from: '2026-08-01', figures: { count: 1, takings: 50 } },
  });
  const quarter = await plateno([...of, '--quarter', '2026-Q3']);
  expect(quarter.stdout).toContain('2026-07-01 – 2026-09-30\t2026-04-01 – 2026-06-30');
  expect(quarter.stdout).toContain('takings\t170.00\t0.00');
  expect((await plateno([...of, '--year', '2026', '--json'])).stdout).toContain('"takings": 170');
  expect((await plateno([...of, '--quarter', '2026-Q5'])).code).toBe(2);
  expect((await plateno([...of, '--month', '2026-13'])).code).toBe(2);
});
