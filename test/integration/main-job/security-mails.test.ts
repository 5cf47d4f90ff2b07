import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { password } from '#test/support/application/build.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication();
});
afterAll(() => shop.stop());

test('an added factor and a changed password are mailed to the user with time, address and a link to /forgot', async () => {
  const { api } = await shop.addStaff('SUPPORT');
  // The mail about the new account.
  await shop.mailbox.received(1);
  const { body: app } = await api.post<{ id: number; secret: string }>('/auth/factors/totp');
  const code = new TOTP({ secret: Secret.fromBase32(app.secret) }).generate();
  await api.post(`/auth/factors/totp/${app.id}`, { code, name: 'Телефон' });
  await shop.mailbox.received(2);
  await api.put('/auth/password', { currentPassword: password, newPassword: 'друга парола' });
  await shop.mailbox.received(3);
  const mails = shop.mailbox.mails.slice(1).map(({ raw }) => readMail(raw));
  const subjects = mails.map(({ headers }) => headers.get('subject'));
  expect(subjects).toEqual(['A second factor was added', 'Your password was changed']);
  const text = partOf(mails[0]!, 'text/plain').toString();
  for (const part of ['Телефон', '127.0.0.1', `${shop.env['PUBLIC_URL']}/forgot`])
    expect(text).toContain(part);
});
