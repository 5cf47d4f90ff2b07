import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataSubject } from '#kernel/personal-data.ts';
import type { DataView, Invitation, MerchantAccountant } from '#contract/team/invitations.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';

type Given = Readonly<{ email: string; kind: 'TEAM' | 'ACCOUNTANT'; role?: string | undefined }>;

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant({ businessName: 'Пекарна „Слънце“' });
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
  const message = readMail(raw);
  const text = partOf(message, 'text/plain').toString();
  const html = partOf(message, 'text/html').toString();
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  return { subject: message.headers.get('subject'), text, html, link, token: new URL(link).hash.slice(1) };
};
const invite = async (given: Given, by: TestMerchant = merchant): Promise<Invitation> =>
  accepted(await by.api.post<Invitation>('/merchants/me/invitations', given));
let made = 0;
const freshEmail = (): string => `invited-${(made += 1)}@mails.example`;
/** Invites a new address and returns the token of its mail. */
const inviteNew = async (given: Partial<Given> = {}, by: TestMerchant = merchant) => {
  const email = freshEmail();
  const invitation = await invite({ email, kind: 'TEAM', role: 'VIEWER', ...given }, by);
  return { ...invitation, token: (await nextMailTo(invitation.email)).token };
};
const person = { firstName: 'Иван', lastName: 'Илиев', password };
const withAccount = (token: string) => shop.api().post('/invitations/accept', { token, account: person });
const readAs = (token: string) => shop.api().post('/invitations/read', { token });
const gone = { status: 410, body: { code: 'invitations.gone' } };

describe('accepting an invitation', () => {
  test('a person without an account joins the team with a new one and then signs in', async () => {
    const { email, token } = await inviteNew({ role: 'MANAGER' });
    expect(await readAs(token)).toMatchObject({
      status: 200,
      body: { businessName: 'Пекарна „Слънце“', kind: 'TEAM', role: 'MANAGER', hasAccount: false },
    });
    const answer = await withAccount(token);
    expect(answer).toMatchObject({ status: 200, body: { username: email, merchantId: merchant.id } });
    const session = shop.api(await shop.signIn(email));
    expect(accepted(await session.get('/auth/session'))).toMatchObject({
      role: 'MERCHANT',
      merchantId: merchant.id,
      isEmailVerified: true,
    });
    expect((await session.get('/merchants/me/team')).status).toBe(403);
    const team = accepted(await merchant.api.get<object[]>('/merchants/me/team'));
    expect(team).toMatchObject([{ role: 'OWNER' }, { email, role: 'MANAGER', refundLimit: 200 }]);
  });

  test('an invitation is accepted once', async () => {
    const { token } = await inviteNew();
    expect((await withAccount(token)).status).toBe(200);
    expect(await withAccount(token)).toMatchObject(gone);
    expect(await readAs(token)).toMatchObject(gone);
  });

  test('of two concurrent acceptances one succeeds and the other finds the invitation gone', async () => {
    const other = await shop.addMerchant();
    const { token } = await inviteNew({ email: other.email });
    const accept = () => other.api.post('/invitations/accept', { token });
    const statuses = (await Promise.all([accept(), accept()])).map(({ status }) => status);
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 410]);
    const entries = await shop.database.rows(
      `select id from audit_log where action = 'invitation.accepted' and data ->> 'userId' =
         (select id::text from users where email = '${other.email}')`,
    );
    expect(entries).toHaveLength(1);
  });

  test('of two concurrent acceptances with a new account one succeeds and one account is made', async () => {
    const { email, token } = await inviteNew();
    const statuses = (await Promise.all([withAccount(token), withAccount(token)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 410]);
    expect(await shop.database.rows(`select id from users where email = '${email}'`)).toHaveLength(1);
  });

  test('a user of another address cannot accept, and an anonymous caller signs in first', async () => {
    const other = await shop.addMerchant();
    const { token } = await inviteNew({ email: other.email });
    expect(await merchant.api.post('/invitations/accept', { token })).toMatchObject({
      status: 403,
      body: { code: 'invitations.other-address' },
    });
    expect(await withAccount(token)).toMatchObject({ status: 401, body: { code: 'invitations.sign-in' } });
    expect((await other.api.post('/invitations/accept', { token })).status).toBe(200);
  });

  test('a MERCHANT invited as an accountant is asked to use another address', async () => {
    const other = await shop.addMerchant();
    const { token } = await inviteNew({ email: other.email, kind: 'ACCOUNTANT', role: undefined });
    expect(await other.api.post('/invitations/accept', { token })).toMatchObject({
      status: 409,
      body: { code: 'invitations.other-role' },
    });
  });

  test('an invitation cannot be accepted after it was withdrawn or refused', async () => {
    const withdrawn = await inviteNew();
    expect((await merchant.api.delete(`/merchants/me/invitations/${withdrawn.id}`)).status).toBe(204);
    expect(await withAccount(withdrawn.token)).toMatchObject(gone);
    const refused = await inviteNew();
    expect((await shop.api().post('/invitations/refuse', { token: refused.token })).status).toBe(204);
    expect(await withAccount(refused.token)).toMatchObject(gone);
    const listed = accepted(await merchant.api.get<Invitation[]>('/merchants/me/invitations'));
    expect(listed.slice(0, 2).map(({ id, state }) => [id, state])).toEqual([
      [refused.id, 'REFUSED'],
      [withdrawn.id, 'WITHDRAWN'],
    ]);
  });

  test('an expired invitation is gone at once, and a nightly job stores its state', async () => {
    const { id, token } = await inviteNew();
    await shop.database.rows(
      `update invitations set created_at = now() - interval '15 days', expires_at = now() - interval '1 day'
       where id = ${id}`,
    );
    expect(await withAccount(token)).toMatchObject(gone);
    const [listed] = accepted(await merchant.api.get<Invitation[]>('/merchants/me/invitations'));
    expect(listed).toMatchObject({ id, state: 'EXPIRED' });
    const job = shop.application.contributions.jobs.find(({ name }) => name === 'team.expire-invitations');
    await job!.handle({});
    const [stored] = await shop.database.rows(`select state from invitations where id = ${id}`);
    expect(stored).toEqual({ state: 'EXPIRED' });
  });

  test('an invitation of a closed merchant is gone', async () => {
    const closing = await shop.addMerchant();
    const { token } = await inviteNew({}, closing);
    await shop.createLink(closing);
    accepted(await shop.admin.delete(`/merchants/${closing.id}`));
    expect(await withAccount(token)).toMatchObject(gone);
  });
});

describe('the mail of an invitation', () => {
  test('is in the language of the inviter, Bulgarian or English, and its link holds the token in the fragment', async () => {
    const email = freshEmail();
    await shop.database.rows(`update users set language = 'bg' where email = '${merchant.email}'`);
    await invite({ email, kind: 'TEAM', role: 'CASHIER' });
    const bulgarian = await nextMailTo(email);
    expect(bulgarian.subject).toBe('Покана за екипа на Пекарна „Слънце“ в Plateno');
    expect(bulgarian.text).toContain('Ако не познавате подателя');
    expect(bulgarian.html).toContain('Касиер');
    expect(bulgarian.link).toBe(`${shop.env['PUBLIC_URL']}/invitation#${bulgarian.token}`);
    expect(bulgarian.token).toMatch(/^[\w-]{43}$/);
    await shop.database.rows(`update users set language = 'en' where email = '${merchant.email}'`);
    await invite({ email, kind: 'ACCOUNTANT' });
    const english = await nextMailTo(email);
    expect(english.subject).toBe('Invitation to be the accountant of Пекарна „Слънце“ on Plateno');
    expect(english.text).toContain('If you do not know the sender');
  });

  test('a mail that the server refuses stands in the row of the invitation', async () => {
    const email = freshEmail();
    shop.mailbox.failNext({ at: 'recipient', code: 550, to: email });
    const refused = await invite({ email, kind: 'TEAM', role: 'VIEWER' });
    expect(refused).toMatchObject({ email, state: 'SENT' });
    await shop.drain();
    const [listed] = accepted(await merchant.api.get<Invitation[]>('/merchants/me/invitations'));
    expect(listed).toEqual({ ...refused, isEmailRefused: true });
  });

  test('the database holds no token, and neither does the queue', async () => {
    const { token } = await inviteNew();
    const rows = await shop.database.rows<{ all: string }>(
      `select (select coalesce(json_agg(i), '[]')::text from invitations i)
         || (select coalesce(json_agg(j.data), '[]')::text from pgboss.job j) as all`,
    );
    expect(rows[0]!.all).not.toContain(token);
  });
});

describe('personal data', () => {
  const actor = { kind: 'operator', name: 'tests' } as const;
  const erase = (subject: DataSubject) => shop.application.personalData.erase({ actor, subject });
  const invitationsOf = (email: string) =>
    shop.database.rows('select id from invitations where lower(email) = lower(:email)', { email });

  test('of an address has its invitations, and erasure deletes them', async () => {
    const { email } = await inviteNew();
    const provider = shop.application.contributions.personalData.find(({ kinds }) =>
      kinds.includes('invitations'),
    );
    const subject = { kind: 'email', email: email.toUpperCase() } as const;
    expect(await provider!.find(subject)).toMatchObject([{ kind: 'invitations', rows: [{ email }] }]);
    const erased = { kind: 'invitations', erased: 1, kept: 0, ground: null };
    expect(await erase(subject)).toContainEqual(erased);
    expect(await invitationsOf(email)).toEqual([]);
  });

  test('of a user has invitations that were not accepted, and erasure deletes them with the account', async () => {
    const other = await shop.addMerchant();
    await invite({ email: other.email, kind: 'ACCOUNTANT' });
    const [user] = await shop.database.rows<{ id: number }>(
      'select id from users where lower(email) = lower(:email)',
      { email: other.email },
    );
    await erase({ kind: 'user', userId: user!.id });
    expect(await invitationsOf(other.email)).toEqual([]);
  });
});

describe('accountants of a merchant', () => {
  test('an invited accountant reads the merchant until the merchant ends the access at once', async () => {
    const { email, token } = await inviteNew({ kind: 'ACCOUNTANT', role: undefined });
    expect(await withAccount(token)).toMatchObject({ body: { kind: 'ACCOUNTANT' } });
    const accountant = shop.api(await shop.signIn(email));
    const [listed] = accepted(await merchant.api.get<MerchantAccountant[]>('/merchants/me/accountants'));
    expect(listed).toMatchObject({ email, firstName: 'Иван' });
    const [stored] = await shop.database.rows(
      `select u.email from merchant_assignments a join users u on u.id = a.granted_by where a.user_id = ${listed!.userId}`,
    );
    expect(stored).toEqual({ email: merchant.email });
    expect((await accountant.get(`/merchants/${merchant.id}`)).status).toBe(200);
    expect((await merchant.api.delete(`/merchants/me/accountants/${listed!.userId}`)).status).toBe(204);
    expect((await accountant.get(`/merchants/${merchant.id}`)).status).toBe(404);
    expect((await merchant.api.delete(`/merchants/me/accountants/${listed!.userId}`)).status).toBe(404);
  });

  test('the access log of a merchant has what its accountants saw, once a day each, and nothing of others', async () => {
    const own = await shop.addMerchant();
    const other = await shop.addMerchant();
    const payments: number[] = [];
    for (const one of [own, other])
      payments.push((await shop.openCheckout(await shop.createLink(one))).paymentId);
    const accountant = await shop.addStaff('ACCOUNTANT');
    accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [own.id, other.id] }));
    accepted(await accountant.api.get(`/payments/${payments[0]}`));
    accepted(await accountant.api.get('/payments'));
    accepted(await accountant.api.get('/payments'));
    accepted(await accountant.api.get(`/payments?merchantId=${own.id}`));
    accepted(await shop.admin.get('/payments'));
    await Promise.all([1, 2, 3].map(() => accountant.api.get(`/merchants/${own.id}/payments`)));
    expect((await accountant.api.get(`/exports/payments?format=csv&merchantId=${own.id}`)).status).toBe(200);
    expect((await accountant.api.get('/invoices')).status).toBe(200);
    const log = async (of: TestMerchant, query = '') =>
      accepted(await of.api.get<DataView[]>(`/merchants/me/access-log${query}`));
    expect((await log(own)).map(({ viewed }) => viewed)).toEqual(['PAYMENTS_FILE', 'PAYMENTS']);
    expect((await log(other)).map(({ viewed }) => viewed)).toEqual(['PAYMENTS']);
    const page = await log(own, '?page=0&size=1');
    expect(page).toMatchObject({ totalElements: 2, content: [{ viewed: 'PAYMENTS_FILE' }] });
  });
});
