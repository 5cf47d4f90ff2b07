import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessDateOf } from '#kernel/business-date.ts';
import type { VatThreshold } from '#contract/closing/vat-threshold.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';

let shop: TestApplication;
let seller: TestMerchant;
const year = Number(businessDateOf(new Date()).slice(0, 4));

beforeAll(async () => {
  shop = await sharedApplication('serving');
  seller = await shop.addMerchant({ businessName: 'Ателие Роза' });
  const { payAt } = accountantSteps(shop);
  await payAt(seller.id, `${year - 1}-12-31T21:59:59Z`, 9_999_900);
  await payAt(seller.id, `${year - 1}-12-31T22:00:00Z`, 5_000_000);
  await payAt(seller.id, `${year - 1}-12-31T22:00:00Z`, 100_000);
});
afterAll(() => shop.stop());

const threshold = async (): Promise<VatThreshold> =>
  accepted(await seller.api.get<VatThreshold>('/merchants/me/vat-threshold'));

it('the year begins at midnight in Sofia', async () => {
  expect(await threshold()).toMatchObject({
    isWatched: true,
    year,
    limit: 51_130,
    turnover: 51_000,
    percent: 99,
    step: 90,
    crossing: null,
  });
});

it('other turnover is added, exceeds the threshold, and is removed', async () => {
  const other = { day: `${year}-01-01`, amount: 130.01, note: 'Продажби в магазина' };
  const after = accepted(await seller.api.post<VatThreshold>('/merchants/me/other-turnover', other));
  expect(after).toMatchObject({
    other: 130.01,
    step: 100,
    crossing: { invoiceNumber: null, day: `${year}-01-01`, applyBy: `${year}-01-08` },
  });
  const listed = await runPlateno(shop.env, ['merchants', 'thresholds', '--over', '100', '--json']);
  expect(JSON.parse(listed.stdout)).toMatchObject({ total: 1, merchants: [{ merchantId: seller.id }] });
  await seller.api.delete(`/merchants/me/other-turnover/${after.otherTurnover[0]!.id}`);
  expect(await threshold()).toMatchObject({ other: 0, otherTurnover: [], step: 90 });
});

it('a merchant in the scheme for small enterprises sees the threshold in the Union, with turnover of other member states', async () => {
  expect((await threshold()).union).toBeNull();
  const small = await shop.addMerchant();
  await shop.database.rows(
    `update merchants set vat_registration = 'EX', vat_number = 'BG175074752-EX' where id = :id`,
    { id: small.id },
  );
  await accountantSteps(shop).payAt(small.id, `${year - 1}-12-31T22:00:00Z`, 4_000_000);
  const path = '/merchants/me/other-turnover';
  const german = { day: `${year}-01-01`, amount: 60_000.01, note: 'Лавка', country: 'de' };
  expect(accepted(await small.api.post<VatThreshold>(path, german))).toMatchObject({
    turnover: 40_000,
    percent: 78,
    crossing: null,
    union: {
      limit: 100_000,
      turnover: 100_000.01,
      percent: 100,
      step: 100,
      crossing: { day: `${year}-01-01` },
    },
    otherTurnover: [{ amount: 60_000.01, country: 'DE' }],
  });
  expect(await small.api.post(path, { ...german, country: 'US' })).toMatchObject({
    status: 422,
    body: { fields: { country: expect.stringContaining('EU country') as string } },
  });
  const listed = await runPlateno(shop.env, ['merchants', 'thresholds', '--over', '100', '--json']);
  expect(JSON.parse(listed.stdout)).toMatchObject({
    merchants: [{ merchantId: small.id, percent: 78, union: { percent: 100 } }],
  });
});

it('zero and a day to come are refused beside their fields', async () => {
  const add = (about: object) =>
    seller.api.post('/merchants/me/other-turnover', {
      day: `${year}-01-01`,
      amount: 1,
      note: 'Магазин',
      ...about,
    });
  expect(await add({ amount: 0 })).toMatchObject({
    status: 422,
    body: { fields: { amount: expect.any(String) as string } },
  });
  expect(await add({ day: '2999-01-01' })).toMatchObject({ status: 422 });
});
