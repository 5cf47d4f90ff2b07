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

test('merchants that are not ACTIVE send three invitations a day to one mailbox, and an ACTIVE one still invites it', async () => {
  const invite = (api: { post: (typeof shop.admin)['post'] }, email: string) =>
    api.post('/merchants/me/invitations', { email, kind: 'TEAM', role: 'VIEWER' });
  const pending = await shop.addMerchant();
  await shop.database.rows(`update merchants set status = 'PENDING' where id = :id`, { id: pending.id });
  const sent = ['Guest@mailbox.example', 'guest+a@mailbox.example', 'guest@mailbox.example'];
  for (const email of sent) expect((await invite(pending.api, email)).status).toBe(201);
  expect(await invite(pending.api, 'guest+b@mailbox.example')).toMatchObject({
    status: 429,
    body: { code: 'invitations.too-many-to-address' },
  });
  const active = await shop.addMerchant();
  expect((await invite(active.api, 'guest@mailbox.example')).status).toBe(201);
});

test('a network makes thirty calls with invitation tokens a minute, of all kinds together', async () => {
  const call = (name: string) => shop.api().post(`/invitations/${name}`, { token: 'A'.repeat(43) });
  for (let made = 1; made <= 10; made += 1)
    for (const name of ['read', 'accept', 'refuse']) expect((await call(name)).status).toBe(410);
  expect((await call('read')).status).toBe(429);
});
