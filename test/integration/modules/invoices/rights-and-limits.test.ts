import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { draft, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
});
afterAll(async () => {
  await callers.api.close();
  await fixture.close();
});

const post: Callers['post'] = (...call) => callers.post(...call);
const write: Callers['write'] = (...request) => callers.write(...request);
const callerNames = ['anonymous', 'own', 'other', 'suspended', 'support', 'accountant', 'admin'];
const statusesOf = async (path: string, body: object): Promise<Record<string, number>> => {
  const statuses: Record<string, number> = {};
  for (const caller of callerNames) {
    statuses[caller] = (await post(path, caller === 'anonymous' ? undefined : caller, body)).status;
  }
  return statuses;
};
const onlyMerchants = { anonymous: 401, support: 403, accountant: 403, admin: 403, suspended: 403 };

test('writing, test documents, annulling and sending are limited to the allowed roles', async () => {
  const items = [{ description: 'А', quantity: 1, unitPrice: 10, taxRate: 0 }];
  expect(await statusesOf('/invoices', draft({ items, vatGround: 'ART_41' }))).toEqual({
    ...onlyMerchants,
    own: 201,
    // Without a VAT registration: the ground does not fit, the right does.
    other: 422,
  });
  expect(await statusesOf('/invoices/test-create', {})).toEqual({ ...onlyMerchants, own: 201, other: 201 });
  const { id } = await write();
  expect(await statusesOf(`/invoices/${id}/annul`, { reason: 'Грешка' })).toEqual({
    ...onlyMerchants,
    own: 200,
    other: 404,
  });
  expect(await statusesOf(`/invoices/${id}/send-email`, { email: 'a@example.com' })).toEqual({
    ...onlyMerchants,
    own: 200,
    other: 404,
    support: 200,
    admin: 200,
  });
});

test('a document is mailed to the given address with its status shown, at most ten times an hour', async () => {
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
  const shown = (await (await callers.api.get(`/invoices/${id}`, 'own')).json()) as Invoice;
  expect(shown.deliveries.map(({ recipient }) => recipient)[0]).toBe('a10@example.com');
  expect(shown.deliveries).toHaveLength(10);
});

test.each([
  ['', 'Email address is required'],
  [null, 'Email address is required'],
  [undefined, 'Email address is required'],
])(
  'sending a document without an e-mail address (%j) is refused with the message of the specification',
  async (email, message) => {
    const { id } = await write();
    const refused = await post(`/invoices/${id}/send-email`, 'own', { email }, 'en');
    expect([refused.status, ((await refused.json()) as ErrorBody).fields]).toEqual([422, { email: message }]);
  },
);

test.each(['x', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
  'sending a document to %j is refused: it is not one e-mail address',
  async (email) => {
    const { id } = await write();
    expect((await post(`/invoices/${id}/send-email`, 'own', { email })).status).toBe(422);
  },
);
