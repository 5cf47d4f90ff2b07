import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountantQuestion } from '#contract/accountants/accountants.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { accountantSteps } from './accountants-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof accountantSteps>;
let accountant: Readonly<{ id: number; api: ApiClient }>;
let merchant: TestMerchant;
let other: TestMerchant;

beforeAll(async () => {
  shop = await startApplication();
  steps = accountantSteps(shop);
  accountant = await shop.addStaff('ACCOUNTANT');
  merchant = await shop.addMerchant({ businessName: 'Пекарна ООД' });
  other = await shop.addMerchant();
  await steps.assign(accountant.id, [merchant.id]);
  await shop.database.rows(`update merchants set language = 'bg' where id = :id`, merchant);
  await shop.database.rows(`update users set language = 'en' where id = :id`, accountant);
});
afterAll(() => shop.stop());

type Paged = { content: AccountantQuestion[]; totalElements: number };
const text = 'За коя услуга е <плащането> от 12 октомври?';
const ask = (to = merchant, question = text) =>
  accountant.api.post<AccountantQuestion>(`/merchants/${to.id}/questions`, { question });
const answer = (id: number, as = merchant) =>
  as.api.post<AccountantQuestion>(`/merchants/me/questions/${id}/answer`, { answer: 'За маса.' });
const asked = async (query = ''): Promise<AccountantQuestion[]> =>
  accepted(await accountant.api.get<Paged>(`/accountant/questions?size=100&${query}`)).content;
const received = async (as = merchant): Promise<AccountantQuestion[]> =>
  accepted(await as.api.get<AccountantQuestion[]>('/merchants/me/questions'));

/** The one mail to the address with this subject. */
const mailTo = async (email: string, subject: string) => {
  await shop.drain();
  const found = shop.mailbox.mails
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => readMail(raw))
    .filter(({ headers }) => headers.get('subject') === subject);
  expect(found).toHaveLength(1);
  return found[0]!;
};
const accountantEmail = async (): Promise<string> =>
  (await shop.database.rows<{ email: string }>('select email from users where id = :id', accountant))[0]!
    .email;

test('a question reaches the merchant by one mail, in its language, with a link to the portal', async () => {
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    merchantId: merchant.id,
    businessName: 'Пекарна ООД',
    askedBy: 'Роля ACCOUNTANT',
    question: text,
    answer: null,
    answeredBy: null,
    answeredAt: null,
  });
  const mail = await mailTo(merchant.email, 'Въпрос от счетоводителя ви Роля ACCOUNTANT');
  const plain = String(partOf(mail, 'text/plain')).replaceAll(/\s+/gu, ' ');
  expect(plain).toContain(text);
  expect(plain).toContain('/merchant/questions');
  expect(String(partOf(mail, 'text/html'))).toContain('&lt;плащането&gt;');
});

test('an answer is stored once and reaches the accountant by one mail; a second one is 409', async () => {
  const { id } = accepted(await ask(merchant, 'Кога е доставката?'));
  expect((await received()).map((question) => question.id)).toContain(id);
  const { status, body } = await answer(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, answer: 'За маса.', answeredAt: expect.any(String) });
  expect(await answer(id)).toMatchObject({ status: 409, body: { code: 'accountants.answered' } });
  const mail = await mailTo(await accountantEmail(), 'Пекарна ООД answered your question');
  const plain = String(partOf(mail, 'text/plain')).replaceAll(/\s+/gu, ' ');
  expect(plain).toContain('За маса.');
  expect(plain).toContain('/admin');
  expect((await asked('isAnswered=true')).map((question) => question.id)).toEqual([id]);
  expect((await asked('isAnswered=false')).map((question) => question.id)).not.toContain(id);
  expect(await asked(`merchantId=${other.id}`)).toEqual([]);
});

test('the table of clients counts open questions and new answers', async () => {
  const [client] = accepted(
    await accountant.api.get<{ openQuestions: number; newAnswers: number }[]>('/accountant/clients'),
  );
  expect(client).toMatchObject({ openQuestions: 1, newAnswers: 1 });
});

test('another merchant’s question is 404, and so is a question to a merchant that is no client', async () => {
  const { id } = accepted(await ask(merchant, 'Чий е този документ?'));
  expect((await answer(id, other)).status).toBe(404);
  expect(await received(other)).toEqual([]);
  expect((await ask(other)).status).toBe(404);
  expect((await ask(merchant, 'карта 4242424242424242')).status).toBe(422);
});

test('a user’s questions are in the export of personal data', async () => {
  const { stdout } = await runPlateno(shop.env, [
    'privacy',
    'export',
    '--user',
    String(accountant.id),
    '--format',
    'json',
  ]);
  const { records } = JSON.parse(stdout) as { records: { kind: string; rows: { question: string }[] }[] };
  const { rows } = records.find(({ kind }) => kind === 'questions')!;
  expect(rows.map(({ question }) => question)).toContain(text);
});

test('after the access has ended the accountant sees no question, and the merchant still does', async () => {
  expect((await asked()).length).toBeGreaterThan(0);
  accepted(await accountant.api.delete(`/accountant/clients/${merchant.id}`));
  expect(await asked()).toEqual([]);
  expect((await ask()).status).toBe(404);
  const open = (await received()).filter((question) => question.answer === null);
  expect(open.length).toBeGreaterThan(0);
  expect((await answer(open[0]!.id)).status).toBe(200);
});

const erase = async (...subject: string[]) => {
  const { stdout } = await runPlateno(shop.env, ['privacy', 'erase', ...subject, '--yes', '--json']);
  return (JSON.parse(stdout) as { erasures: { kind: string; erased: number }[] }).erasures;
};

test('an erased user leaves the questions with the merchant, without a name', async () => {
  const before = await received();
  expect(before.map(({ askedBy }) => askedBy)).toEqual(before.map(() => 'Роля ACCOUNTANT'));
  expect((await erase('--user', String(accountant.id))).map(({ kind }) => kind)).toContain('accounts');
  expect((await received()).map(({ askedBy }) => askedBy)).toEqual(before.map(() => null));
});

test('the questions to an erased merchant with documents are deleted', async () => {
  await steps.payAt(merchant.id, '2026-10-15T10:00:00Z', 1_000);
  const count = (await received()).length;
  expect(await erase('--merchant', String(merchant.id))).toContainEqual({
    kind: 'questions',
    erased: count,
    kept: 0,
    ground: null,
  });
  expect(await shop.database.rows('select from merchant_questions')).toEqual([]);
});
