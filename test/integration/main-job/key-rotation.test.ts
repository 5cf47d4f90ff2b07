import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { compose } from '#src/composition.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { builders } from '#test/support/application/build.ts';
import { eventAbout, sendWebhook } from '#test/support/application/webhooks.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

/** The same installation after a restart under other keys. */
const restart = async (keys: NodeJS.ProcessEnv) => {
  const application = await compose(readConfig({ ...shop.env, PORT: '0', ...keys }));
  onTestFinished(() => application.close());
  const url = `http://127.0.0.1:${await application.listen()}`;
  return { ...builders(url, application, shop.adminToken), url };
};

const newSecret = 'the new session secret of thirty-two characters';

test('login sessions stay valid while the session secret is replaced, and end once the old secret is removed', async () => {
  const { email, token } = await shop.addMerchant();
  const both = await restart({ SESSION_SECRET: `${newSecret},${shop.env['SESSION_SECRET']}` });
  const since = await both.signIn(email);
  const after = await restart({ SESSION_SECRET: newSecret });
  const statusOf = async (url: string, session: string): Promise<number> =>
    (await fetch(`${url}/api/merchants/me`, { headers: { authorization: `Bearer ${session}` } })).status;
  expect(await statusOf(both.url, token)).toBe(200);
  expect(await statusOf(both.url, since)).toBe(200);
  expect(await statusOf(after.url, since)).toBe(200);
  expect(await statusOf(after.url, token)).toBe(401);
});

test('webhook events are accepted under both secrets until the old one is removed', async () => {
  const old = shop.env['STRIPE_WEBHOOK_SECRET']!;
  const both = await restart({ STRIPE_WEBHOOK_SECRET: `whsec_new,${old}` });
  const after = await restart({ STRIPE_WEBHOOK_SECRET: 'whsec_new' });
  const send = (url: string, secret: string) =>
    sendWebhook(url, eventAbout('customer.created', { id: 'cus_1', object: 'customer' }), { secret });
  expect([await send(both.url, old), await send(both.url, 'whsec_new')]).toEqual([200, 200]);
  expect([await send(after.url, old), await send(after.url, 'whsec_new')]).toEqual([400, 200]);
});

test('users sign in while the password pepper is replaced, and after it only those who signed in meanwhile', async () => {
  const [active, absent] = [await shop.addMerchant(), await shop.addMerchant()];
  const PASSWORD_PEPPER = 'the new password pepper of thirty-two characters';
  const PASSWORD_PEPPER_PREVIOUS = shop.env['PASSWORD_PEPPER'];
  const both = await restart({ PASSWORD_PEPPER, PASSWORD_PEPPER_PREVIOUS });
  expect(await both.signIn(active.email)).toMatch(/^ey/);
  const after = await restart({ PASSWORD_PEPPER, PASSWORD_PEPPER_PREVIOUS: '' });
  expect(await after.signIn(active.email)).toMatch(/^ey/);
  await expect(after.signIn(absent.email)).rejects.toThrow('401');
});
