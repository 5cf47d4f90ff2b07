import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { RATE_LIMITS: 'on' } });
});
afterAll(() => shop.stop());

test('a merchant sends twenty invitations a day, and the next one is refused', async () => {
  const { api } = await shop.addMerchant();
  const invite = (place: number) => {
    const given = { email: `invited-${place}@limits.example`, kind: 'TEAM', role: 'VIEWER' };
    return api.post('/merchants/me/invitations', given);
  };
  for (let sent = 1; sent <= 20; sent += 1) expect((await invite(sent)).status).toBe(201);
  expect(await invite(21)).toMatchObject({ status: 429, body: { code: 'invitations.too-many' } });
});

test('a network makes thirty calls with invitation tokens a minute, of all kinds together', async () => {
  const call = (name: string) => shop.api().post(`/invitations/${name}`, { token: 'A'.repeat(43) });
  for (let made = 1; made <= 10; made += 1)
    for (const name of ['read', 'accept', 'refuse']) expect((await call(name)).status).toBe(410);
  expect((await call('read')).status).toBe(429);
});
