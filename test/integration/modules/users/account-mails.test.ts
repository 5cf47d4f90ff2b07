import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Merchant } from '#contract/merchants/merchants.ts';
import type { getSession } from '#contract/users/users.ts';
import type * as z from 'zod';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password } from '#test/support/application/build.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';

type OwnAccount = z.infer<typeof getSession.response>;
type Person = Readonly<{ id: number; username: string; email: string }>;

const newPassword = 'нова дълга парола 2';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ writesToUsers: true });
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

/** The next mail to a recipient that no test has read, as text. */
const read = new Set<Buffer>();
const nextMailTo = async (to: string) => {
  await shop.drain();
  const mail = shop.mailbox.mails.find((candidate) => candidate.to.includes(to) && !read.has(candidate.raw));
  const { raw } = mail!;
  read.add(raw);
  const { headers, parts } = readMail(raw);
  const text = partOf({ headers, parts }, 'text/plain').toString();
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  return { subject: headers.get('subject'), text, link, token: new URL(link).hash.slice(1) };
};
const anyone = () => shop.api();
let made = 0;
/** A user with a password, created by the administrator. */
const addPerson = async (about: object = {}): Promise<Person> => {
  made += 1;
  const names = { username: `person-${made}`, email: `person-${made}@mails.example` };
  const user = { ...names, firstName: 'Мара', lastName: 'Петрова', role: 'SUPPORT', password, ...about };
  const person = accepted(await shop.admin.post<Person>('/users', user));
  // The mail about the new account.
  if (typeof user.password === 'string') await nextMailTo(person.email);
  return person;
};
const sessionOf = async (token: string): Promise<OwnAccount> =>
  accepted(await shop.api(token).get<OwnAccount>('/auth/session'));
const forgot = (email: string) => anyone().post('/auth/forgot', { email });
const reset = (token: string, wanted = newPassword) =>
  anyone().post('/auth/reset', { token, password: wanted });

describe('reset of a password', () => {
  test('the mailed link works once, ends all sessions, opens none, and a mail reports it', async () => {
    const { username, email } = await addPerson();
    const session = await shop.signIn(username);
    expect(await sessionOf(session)).toMatchObject({
      email,
      isEmailVerified: true,
      isPasswordTemporary: true,
    });
    expect((await forgot(email)).status).toBe(202);
    const { link, token, subject } = await nextMailTo(email);
    expect(link).toBe(`${shop.env['PUBLIC_URL']}/reset#${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(subject).toBe('New password for Plateno');
    expect(await reset(token)).toMatchObject({ status: 204, body: null });
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: 'accounts.link-gone' } });
    expect((await shop.api(session).get('/auth/session')).status).toBe(401);
    expect((await nextMailTo(email)).subject).toBe('Your Plateno password was changed');
    expect(await sessionOf(await shop.signIn(username, newPassword))).toMatchObject({
      isPasswordTemporary: false,
    });
  });

  test('of two concurrent resets with one token one succeeds and the other finds the link gone', async () => {
    const { username, email } = await addPerson();
    await forgot(email);
    const { token } = await nextMailTo(email);
    const [one, other] = await Promise.all([reset(token, 'първа парола'), reset(token, 'втора парола')]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([204, 410]);
    await shop.signIn(username, one.status === 204 ? 'първа парола' : 'втора парола');
  });

  test('a LOCKED user gets no further link, and a token of before the lock is gone', async () => {
    const { id, email } = await addPerson();
    await forgot(email);
    const { token } = await nextMailTo(email);
    accepted(await shop.admin.post(`/users/${id}/lock`));
    expect((await forgot(email)).status).toBe(202);
    expect((await reset(token)).status).toBe(410);
    await shop.drainLater();
    const subjects = shop.mailbox.mails
      .filter(({ to }) => to.includes(email))
      .map(({ raw }) => readMail(raw).headers.get('subject'));
    expect(subjects).toEqual([
      'You have an account in Plateno',
      'New password for Plateno',
      'Your account is locked',
    ]);
  });

  test('the database holds neither a token nor a queued one', async () => {
    const { email } = await addPerson();
    await forgot(email);
    const { token } = await nextMailTo(email);
    const rows = await shop.database.rows<{ all: string }>(
      `select (select coalesce(json_agg(t), '[]')::text from account_tokens t)
         || (select coalesce(json_agg(j.data), '[]')::text from pgboss.job j) as all`,
    );
    expect(rows[0]!.all).not.toContain(token);
  });

  test('a mail is in the language of the user, whatever the language of the request', async () => {
    const { username, email } = await addPerson();
    await shop.database.rows(`update users set language = 'bg' where username = '${username}'`);
    await forgot(email);
    expect(await nextMailTo(email)).toMatchObject({
      subject: 'Нова парола за Plateno',
      text: expect.stringContaining('Връзката важи 30 минути') as string,
    });
  });
});

describe('invitation', () => {
  test('a user created without a password sets it by the mailed link and then signs in', async () => {
    const { username, email } = await addPerson({ password: undefined });
    const { link, token } = await nextMailTo(email);
    expect(link).toBe(`${shop.env['PUBLIC_URL']}/welcome#${token}`);
    const refused = await anyone().post('/auth/login', { username, password });
    expect(refused.status).toBe(401);
    expect((await reset(token)).status).toBe(204);
    await shop.signIn(username, newPassword);
  });

  test('a repeated invitation ends the earlier link', async () => {
    const { id, email } = await addPerson({ password: null });
    const { token } = await nextMailTo(email);
    expect((await shop.admin.post(`/users/${id}/invitation`)).status).toBe(202);
    const { token: newer } = await nextMailTo(email);
    expect((await reset(token)).status).toBe(410);
    expect((await reset(newer)).status).toBe(204);
  });
});

describe('registration', () => {
  test('an unverified user mails documents to no other address until the link is used', async () => {
    const { id, email } = await shop.registerMerchant();
    await shop.activate(id);
    const { link, token } = await nextMailTo(email);
    expect(link).toBe(`${shop.env['PUBLIC_URL']}/verify#${token}`);
    const session = await shop.signIn(email);
    const merchant = shop.api(session);
    const customer = { kind: 'PERSON', name: 'Иван Петров' };
    const items = [{ description: 'Услуга', quantity: 1, unitPrice: 10, taxRate: 0 }];
    const { id: invoiceId } = accepted(
      await merchant.post<{ id: number }>('/invoices', { currency: 'EUR', customer, items }),
    );
    const send = () => merchant.post(`/invoices/${invoiceId}/send-email`, { email: 'ivan@example.com' });
    expect(await send()).toMatchObject({ status: 403, body: { code: 'access.email-unverified' } });
    const detail = () => shop.admin.get<{ isEmailVerified: boolean }>(`/merchants/${id}`);
    expect(accepted(await detail()).isEmailVerified).toBe(false);
    expect((await sessionOf(session)).isEmailVerified).toBe(false);
    expect((await merchant.post('/auth/verify', { token })).status).toBe(204);
    expect(accepted(await detail()).isEmailVerified).toBe(true);
    expect((await send()).status).toBe(200);
  });

  test('a mistyped address is corrected for username, user and merchant, and the new one gets the link', async () => {
    const registered = (await shop.registerMerchant()) as Merchant & { correctionToken: string };
    const { id, email: mistyped, correctionToken: token } = registered;
    const email = `corrected-${mistyped}`;
    const correct = (wanted: string) => shop.api().put('/auth/registration-email', { token, email: wanted });
    expect((await correct('admin@plateno.example')).status).toBe(409);
    expect((await correct(email)).status).toBe(204);
    expect((await correct(`again-${mistyped}`)).status).toBe(410);
    expect(accepted(await shop.admin.get<Merchant>(`/merchants/${id}`)).email).toBe(email);
    expect(await sessionOf(await shop.signIn(email))).toMatchObject({ username: email, email });
    expect((await anyone().post('/auth/verify', { token: (await nextMailTo(email)).token })).status).toBe(
      204,
    );
  });

  test('another link is mailed to a signed-in user while the address is unverified', async () => {
    const { email } = await shop.registerMerchant();
    const { token: earlier } = await nextMailTo(email);
    const merchant = shop.api(await shop.signIn(email));
    expect((await merchant.post('/auth/verify/resend')).status).toBe(202);
    const { token } = await nextMailTo(email);
    expect((await anyone().post('/auth/verify', { token: earlier })).status).toBe(410);
    expect((await anyone().post('/auth/verify', { token })).status).toBe(204);
  });
});

describe('change of the e-mail', () => {
  test('the new address applies when it confirms; the merchant’s contact address and the username stay', async () => {
    const merchant = await shop.addMerchant();
    const email = `new-${merchant.email}`;
    await nextMailTo(merchant.email);
    expect((await merchant.api.put('/auth/email', { email, password })).status).toBe(202);
    const { link, token } = await nextMailTo(email);
    expect(link).toBe(`${shop.env['PUBLIC_URL']}/verify#${token}`);
    expect((await anyone().post('/auth/verify', { token })).status).toBe(204);
    expect(await sessionOf(merchant.token)).toMatchObject({ email, username: merchant.email });
    expect(accepted(await merchant.api.get<Merchant>('/merchants/me')).email).toBe(merchant.email);
  });

  test('the former address undoes the change: it is restored, sessions and password end, a reset is mailed', async () => {
    const { username, email: former } = await addPerson();
    const session = await shop.signIn(username);
    const email = `new-${former}`;
    await shop.api(session).put('/auth/email', { email, password });
    const undo = await nextMailTo(former);
    expect(undo.link).toBe(`${shop.env['PUBLIC_URL']}/email-undo#${undo.token}`);
    expect(undo.text).toContain(email);
    await anyone().post('/auth/verify', { token: (await nextMailTo(email)).token });
    expect((await anyone().post('/auth/email/undo', { token: undo.token })).status).toBe(204);
    expect((await anyone().post('/auth/email/undo', { token: undo.token })).status).toBe(410);
    expect((await shop.api(session).get('/auth/session')).status).toBe(401);
    expect((await anyone().post('/auth/login', { username, password })).status).toBe(401);
    expect((await reset((await nextMailTo(former)).token)).status).toBe(204);
    expect((await sessionOf(await shop.signIn(username, newPassword))).email).toBe(former);
  });
});
