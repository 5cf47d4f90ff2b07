import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { publishedFees } from '#web/public/pricing/fee-example.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

it('the pages name the fees that a new installation books', async () => {
  const { platformBasisPoints, providerBasisPoints, providerFixedMinor } = publishedFees;
  const rows = await shop.database.rows<{
    currency: string;
    platform: number;
    provider: number;
    fixed: number;
  }>(
    `select charge_currency as currency, platform_basis_points as platform, provider_basis_points as provider,
       provider_fixed_minor::integer as fixed
     from fee_schedules where charge_currency in ('EUR', 'BGN') and valid_from <= current_date`,
  );
  const named = Object.entries(providerFixedMinor).map(([currency, fixed]) => ({
    currency,
    platform: platformBasisPoints,
    provider: providerBasisPoints,
    fixed,
  }));
  expect(new Set(rows)).toEqual(new Set(named));
});
