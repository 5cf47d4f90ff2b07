import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { draft, openOffice, type Office } from './invoice-people.ts';

let fixture: InvoicesFixture;
let office: Office;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  office = await openOffice(fixture);
});
afterAll(async () => {
  await office.api.close();
  await fixture.close();
});

const post: Office['post'] = (...call) => office.post(...call);
const write: Office['write'] = (...request) => office.write(...request);
const everybody = ['anonymous', 'own', 'other', 'suspended', 'support', 'accountant', 'admin'];
const knock = async (path: string, body: object): Promise<Record<string, number>> => {
  const answers: Record<string, number> = {};
  for (const who of everybody) {
    answers[who] = (await post(path, who === 'anonymous' ? undefined : who, body)).status;
  }
  return answers;
};
const onlyMerchants = { anonymous: 401, support: 403, accountant: 403, admin: 403, suspended: 403 };

test('who may write, try, annul and send', async () => {
  const items = [{ description: 'А', quantity: 1, unitPrice: 10, taxRate: 0 }];
  expect(await knock('/invoices', draft({ items, vatGround: 'CHAPTER_4' }))).toEqual({
    ...onlyMerchants,
    own: 201,
    other: 201,
  });
  expect(await knock('/invoices/test-create', {})).toEqual({ ...onlyMerchants, own: 201, other: 201 });
  const { id } = await write();
  expect(await knock(`/invoices/${id}/annul`, { reason: 'Грешка' })).toEqual({
    ...onlyMerchants,
    own: 200,
    other: 404,
  });
  expect(await knock(`/invoices/${id}/send-email`, { email: 'a@example.com' })).toEqual({
    ...onlyMerchants,
    own: 200,
    other: 404,
    support: 200,
    admin: 200,
  });
});

test('a mail is queued for whoever is named and its fate is shown; ten an hour with one document', async () => {
  const { id } = await write();
  const send = (email: unknown, language = 'bg') =>
    post(`/invoices/${id}/send-email`, 'own', { email }, language);
  for (let times = 1; times <= 10; times += 1) {
    const sent = await send(`a${times}@example.com`);
    expect(sent.status).toBe(200);
    expect(await sent.json()).toMatchObject({
      delivery: {
        kind: 'SENT_BY_MERCHANT',
        state: 'QUEUED',
        recipient: `a${times}@example.com`,
        sentAt: null,
      },
    });
  }
  const limited = await send('late@example.com');
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const shown = (await (await office.api.get(`/invoices/${id}`, 'own')).json()) as Invoice;
  expect(shown.deliveries.map(({ recipient }) => recipient)[0]).toBe('a10@example.com');
  expect(shown.deliveries).toHaveLength(10);
});

test.each([
  ['', 'Email address is required'],
  [null, 'Email address is required'],
  [undefined, 'Email address is required'],
])('without an address (%j) the answer is the sentence of the specification', async (email, message) => {
  const { id } = await write();
  const refused = await post(`/invoices/${id}/send-email`, 'own', { email }, 'en');
  expect([refused.status, ((await refused.json()) as ErrorBody).fields]).toEqual([422, { email: message }]);
});

test.each(['x', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
  'what is not one address is refused: %j',
  async (email) => {
    const { id } = await write();
    expect((await post(`/invoices/${id}/send-email`, 'own', { email })).status).toBe(422);
  },
);
