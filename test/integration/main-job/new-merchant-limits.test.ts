import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantLimits } from '#contract/payments/merchant-limits.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({
    variables: { NEW_MERCHANT_DAY_LIMIT: '500', NEW_MERCHANT_PAYMENT_LIMIT: '400' },
  });
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const limitsOf = async ({ api }: TestMerchant): Promise<MerchantLimits> =>
  accepted(await api.get<MerchantLimits>('/merchants/me/limits'));
const reachedIn = (merchant: TestMerchant) =>
  shop.database.rows<{ action: string; data: object }>(
    `select action, data from audit_log where action = 'merchant.limit-reached' and subject_id = :id`,
    { id: String(merchant.id) },
  );

describe('a new merchant', () => {
  it('twenty checkouts at once do not pass the limit of a day', async () => {
    const merchant = await shop.addMerchant();
    // Of different links: checkouts of one link wait for its lock anyway.
    const links = await Promise.all(Array.from({ length: 20 }, () => shop.createLink(merchant)));
    const answers = await Promise.all(links.map((link) => shop.startCheckout(link)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    expect(await limitsOf(merchant)).toMatchObject({
      isLimited: true,
      dayLimit: 500,
      paymentLimit: 400,
      usedToday: 500,
      leftToday: 0,
      reachedAt: expect.any(String),
      isOwn: false,
    });
    expect(await reachedIn(merchant)).toEqual([{ action: 'merchant.limit-reached', data: { limit: 'DAY' } }]);
  });

  it('the payer is refused without figures, and support sees it and raises the limits with a reason', async () => {
    const merchant = await shop.addMerchant();
    const link = await shop.createLink(merchant, { amount: 400.01 });
    const refused = await shop.startCheckout(link);
    expect(refused).toMatchObject({ status: 409, body: { code: 'payments.limit-reached' } });
    // The id of the request is random.
    expect(JSON.stringify({ ...refused.body, requestId: null })).not.toMatch(/400|500|limit of/);
    const support = await shop.addStaff('SUPPORT');
    const attention = async () =>
      accepted(await support.api.get<{ kind: string; count: number }[]>('/attention')).find(
        ({ kind }) => kind === 'LIMITS_REACHED',
      )!.count;
    const waiting = await attention();
    const withoutReason = { dayLimit: null, paymentLimit: 1_000, reason: ' ' };
    expect(await support.api.put(`/merchants/${merchant.id}/limits`, withoutReason)).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    });
    const set = { dayLimit: null, paymentLimit: 1_000, reason: 'Проверен договор' };
    expect(accepted(await support.api.put(`/merchants/${merchant.id}/limits`, set))).toMatchObject({
      ...set,
      leftToday: null,
      isOwn: true,
    });
    expect(await attention()).toBe(waiting - 1);
    expect((await shop.startCheckout(link)).status).toBe(200);
  });

  it('dollars count by the rate of the day and levs by the fixed rate', async () => {
    const merchant = await shop.addMerchant();
    await shop.openCheckout(await shop.createLink(merchant, { amount: 117, currency: 'USD' }));
    await shop.openCheckout(await shop.createLink(merchant, { amount: 195.58, currency: 'BGN' }));
    expect(await limitsOf(merchant)).toMatchObject({ usedToday: 200, leftToday: 300 });
  });

  it('a merchant that became ACTIVE thirty days ago has no limits', async () => {
    const merchant = await shop.addMerchant();
    await shop.database.rows(
      `update merchant_status_history set at = now() - interval '31 days' where merchant_id = :id`,
      { id: merchant.id },
    );
    expect(await limitsOf(merchant)).toMatchObject({ isLimited: false, dayLimit: null, until: null });
    expect((await shop.startCheckout(await shop.createLink(merchant, { amount: 5_000 }))).status).toBe(200);
  });
});

describe('a merchant that support pauses', () => {
  it('a paused merchant takes no payments, and sees the reason in its portal', async () => {
    const merchant = await shop.addMerchant();
    const link = await shop.createLink(merchant);
    const support = await shop.addStaff('SUPPORT');
    const reason = 'Проверяваме необичайни плащания';
    accepted(await support.api.post(`/merchants/${merchant.id}/pause`, { reason }));
    expect(accepted(await merchant.api.get('/merchants/me/status'))).toMatchObject({
      status: 'SUSPENDED',
      reason,
    });
    expect(await shop.startCheckout(link)).toMatchObject({
      status: 409,
      body: { code: 'payments.merchant-not-accepting' },
    });
    const lifted = await support.api.put(`/merchants/${merchant.id}/status`, { status: 'ACTIVE' });
    expect(lifted.status).toBe(403);
  });

  it('the reason of another status is not shown to it', async () => {
    const merchant = await shop.addMerchant();
    accepted(
      await shop.admin.put(`/merchants/${merchant.id}/status`, { status: 'PENDING', reason: 'вътрешно' }),
    );
    expect(accepted(await merchant.api.get('/merchants/me/status'))).toMatchObject({
      status: 'PENDING',
      reason: null,
    });
  });
});
