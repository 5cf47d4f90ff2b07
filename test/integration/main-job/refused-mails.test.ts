import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invitation, MerchantAccountant } from '#contract/team/invitations.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import type { TeamMember } from '#contract/team/team.ts';
import type { User } from '#contract/users/users.ts';
import { Letters } from '#kernel/letters.ts';
import { aboutQuestion } from '#modules/accountants/application/send-question-mail.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';

let shop: TestApplication;
let merchant: Readonly<{ id: number; email: string; api: ApiClient }>;
beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
});
afterAll(() => shop.stop());

type Refusable = Readonly<{ refusedEmail?: string }>;
const ask = async <T>(api: ApiClient, path: string): Promise<T> => accepted(await api.get<T>(path));
const counted = async (kind: string): Promise<number> =>
  (await ask<{ kind: string; count: number }[]>(shop.admin, '/attention')).find((item) => item.kind === kind)!
    .count;

/** Any letter to an address, by the mailer of the installation and a real mail server. */
const mailTo = (to: string) =>
  shop.application.resolve(Letters).send(aboutQuestion, {
    kind: 'ASKED',
    recipientName: 'Пекарна',
    from: 'Иван Петров',
    question: 'За коя услуга е плащането?',
    answer: null,
    to,
    language: 'bg',
    id: crypto.randomUUID(),
  });
const refuse = async (at: 'recipient' | 'content', code: number, to: string): Promise<void> => {
  shop.mailbox.failNext({ at, code, to });
  expect((await mailTo(to)).outcome).toBe('REFUSED');
};

test('an invitation that the mail server refused for good is marked in its row until another one arrives', async () => {
  const email = 'Nyama.Takav@team.example';
  const invite = () =>
    merchant.api.post('/merchants/me/invitations', { email, kind: 'TEAM', role: 'VIEWER' });
  const newest = async () => (await ask<Invitation[]>(merchant.api, '/merchants/me/invitations'))[0];
  shop.mailbox.failNext({ at: 'recipient', code: 550, to: email });
  expect((await invite()).status).toBe(201);
  await shop.drain();
  expect((await newest())?.isEmailRefused).toBe(true);
  expect((await invite()).status).toBe(201);
  await shop.drain();
  expect((await newest())?.isEmailRefused).toBe(false);
});

test.each([
  ['at the recipient', 'recipient', 550],
  ['after the content', 'content', 554],
] as const)(
  'a merchant whose mail was refused %s sees it in its settings, and the back office counts and lists it',
  async (_name, at, code) => {
    const before = await counted('MERCHANTS_REFUSED_EMAIL');
    await refuse(
      at,
      code,
      merchant.email.replace(/^./, (first) => first.toUpperCase()),
    );
    expect((await ask<Refusable>(merchant.api, '/merchants/me')).refusedEmail).toBe(merchant.email);
    expect((await ask<Refusable>(shop.admin, `/merchants/${merchant.id}`)).refusedEmail).toBe(merchant.email);
    expect(await counted('MERCHANTS_REFUSED_EMAIL')).toBe(before + 1);
    const rows = await ask<Merchant[]>(shop.admin, '/merchants?mail=REFUSED');
    expect(rows.map(({ id }) => id)).toEqual([merchant.id]);
    await mailTo(merchant.email);
    expect(await ask<Refusable>(merchant.api, '/merchants/me')).not.toHaveProperty('refusedEmail');
    expect(await counted('MERCHANTS_REFUSED_EMAIL')).toBe(before);
  },
);

test('a user whose mail was refused sees it, as do the team, the merchant of an accountant and the back office', async () => {
  const { userId, api } = await shop.addMember(merchant, 'VIEWER');
  const { email } = await ask<{ email: string }>(api, '/auth/session');
  const accountant = await shop.addStaff('ACCOUNTANT');
  const { email: office, userId: officeId } = await ask<{ email: string; userId: number }>(
    accountant.api,
    '/auth/session',
  );
  accepted(await shop.admin.put(`/users/${officeId}/merchants`, { merchantIds: [merchant.id] }));
  // An accepted mail ends a refusal: those about the new accounts go first.
  await shop.drain();
  await refuse('recipient', 551, email);
  await refuse('content', 552, office);
  expect((await ask<Refusable>(api, '/auth/session')).refusedEmail).toBe(email);
  const team = await ask<TeamMember[]>(merchant.api, '/merchants/me/team');
  expect(team.filter(({ isEmailRefused }) => isEmailRefused).map((member) => member.userId)).toEqual([
    userId,
  ]);
  const accountants = await ask<MerchantAccountant[]>(merchant.api, '/merchants/me/accountants');
  expect(accountants.map(({ isEmailRefused }) => isEmailRefused)).toEqual([true]);
  expect((await ask<Refusable>(shop.admin, `/users/${officeId}`)).refusedEmail).toBe(office);
  const rows = await ask<User[]>(shop.admin, '/users?mail=REFUSED&sortBy=id&sortDir=asc');
  expect(rows.map(({ id }) => id)).toEqual([userId, officeId]);
  expect(await counted('USERS_REFUSED_EMAIL')).toBe(2);
});

test('a mail server that is away for now marks no address', async () => {
  const to = 'zaeto@team.example';
  shop.mailbox.failNext({ at: 'recipient', code: 450, to });
  await expect(mailTo(to)).rejects.toThrow('Try again later');
  const [row] = await shop.database.rows<{ count: number }>(
    "select count(*)::int as count from refused_emails where digest = sha256(convert_to('zaeto@team.example', 'UTF8'))",
  );
  expect(row?.count).toBe(0);
});
