import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { textPlacesOf } from '#test/support/text-places.ts';

const half = 'A\ud800B';
const company = {
  name: 'Тест ЕООД',
  taxId: '175074752',
  address: 'гр. София, ул. „Шипка“ № 3',
  country: 'BG',
};
const item = { description: 'Услуга', quantity: 1, unitPrice: 100, taxRate: 0 };
const draft = {
  currency: 'EUR',
  customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
  items: [item],
} as const;

let shop: TestApplication;
let merchant: TestMerchant;
let invoice: Invoice;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  merchant = await shop.addMerchant();
  invoice = accepted(await merchant.api.post<Invoice>('/invoices', draft));
});
afterAll(async () => {
  // No refused text has reached a document: every chain of hashes is whole.
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

type Caller = 'own' | 'admin' | 'anyone';
const callers: Readonly<Record<Caller, () => ApiClient>> = {
  own: () => merchant.api,
  admin: () => shop.admin,
  anyone: () => shop.api(),
};
const at = (path: string): string =>
  path.replaceAll('{invoice}', String(invoice.id)).replaceAll('{merchant}', String(merchant.id));
const withBuyer = (buyer: object) => ({ amount: 100, currency: 'EUR', buyer: { ...company, ...buyer } });
const credit = { all: true, reasonKind: 'OTHER', send: false };

/** Caller, call, body with half a surrogate pair, and the field that holds it. */
const calls: readonly (readonly [Caller, 'post' | 'put', string, object, string])[] = [
  ['own', 'post', '/invoices', { ...draft, items: [{ ...item, description: half }] }, 'items.0.description'],
  ['own', 'post', '/invoices', { ...draft, items: [{ ...item, unit: half }] }, 'items.0.unit'],
  ['own', 'post', '/invoices', { ...draft, description: half }, 'description'],
  ['own', 'post', '/invoices', { ...draft, customer: { ...draft.customer, name: half } }, 'customer.name'],
  ['own', 'post', '/invoices/{invoice}/credit-notes', { ...credit, reason: half }, 'reason'],
  [
    'own',
    'post',
    '/invoices/{invoice}/credit-notes',
    { ...credit, all: false, discount: { amount: 10 }, reason: half },
    'reason',
  ],
  ['own', 'post', '/invoices/{invoice}/debit-notes', { items: [item], reason: half }, 'reason'],
  ['own', 'post', '/invoices/{invoice}/annul', { reason: half }, 'reason'],
  ['anyone', 'post', '/payments/checkout/{merchant}', withBuyer({ name: half }), 'buyer.name'],
  [
    'anyone',
    'post',
    '/payments/checkout/{merchant}',
    withBuyer({ address: '\udc00\ud800' }),
    'buyer.address',
  ],
  [
    'anyone',
    'post',
    '/payments/checkout/{merchant}',
    { ...withBuyer({}), customerName: half },
    'customerName',
  ],
  ['own', 'post', '/invoice-drafts', { content: { customer: { name: half } } }, 'content.customer.name'],
  ['own', 'post', '/invoice-drafts', { content: { items: [{ [half]: 1 }] } }, 'content.items.0'],
  ['own', 'post', '/months/me/2026-10/reopen', { reason: half }, 'reason'],
  ['admin', 'post', '/merchants/{merchant}/months/2026-10/reopen', { reason: half }, 'reason'],
  ['own', 'post', '/api-keys', { name: half, scopes: ['links:read'] }, 'name'],
  ['own', 'post', '/webhook-endpoints', { url: `https://shop.example/${half}` }, 'url'],
  ['admin', 'put', '/merchants/{merchant}/status', { status: 'ACTIVE', reason: half }, 'reason'],
  ['admin', 'post', '/merchants/{merchant}/pause', { reason: half }, 'reason'],
  ['admin', 'put', '/merchants/{merchant}/limits', { reason: half }, 'reason'],
  ['admin', 'post', '/merchants/{merchant}/view', { reason: half }, 'reason'],
  ['anyone', 'post', '/auth/login', { username: 'admin', password: `${password}\ud800` }, 'password'],
];

describe('half a surrogate pair', () => {
  it.each(calls)('of %s in %s %s is refused at its field: %j', async (caller, method, path, body, field) => {
    const { status, body: refusal } = await callers[caller]()[method](at(path), body);
    expect({ status, fields: Object.keys(refusal.fields ?? {}) }).toMatchObject({
      status: 422,
      fields: expect.arrayContaining([field]) as string[],
    });
    expect(refusal.fields?.[field]).toBe('The text contains characters that are not allowed.');
  });

  const callerFor = ({ access }: Endpoint): ApiClient => {
    if (typeof access === 'string') return access === 'public' ? shop.api() : merchant.api;
    return access.includes('MERCHANT') ? merchant.api : shop.admin;
  };
  const known: Readonly<Record<string, () => number | string>> = {
    invoices: () => invoice.id,
    merchants: () => merchant.id,
  };
  const pathFor = ({ path }: Endpoint): string => {
    const own = known[path.split('/')[1] ?? '']?.() ?? 1;
    return path.replaceAll(/:(\w+)/g, (_, name: string) =>
      name === 'merchantId' ? String(merchant.id) : name === 'month' ? '2026-10' : String(own),
    );
  };

  test('in any text of any body of the contract is refused, never a fault of the server', async () => {
    const answers: string[] = [];
    for (const { endpoint } of shop.application.routes) {
      if (endpoint.method === 'GET') continue;
      const method = endpoint.method.toLowerCase() as 'post' | 'put' | 'delete';
      for (const { path, build } of textPlacesOf(endpoint, 'body')) {
        const { status, body } = await callerFor(endpoint)[method](pathFor(endpoint), build(half));
        const isNamed = Object.keys(body.fields ?? {}).some((field) => field === path);
        if (status < 400 || status >= 500 || (status === 422 && !isNamed))
          answers.push(`${endpoint.method} ${endpoint.path} ${path}: ${status} ${JSON.stringify(body)}`);
      }
    }
    expect(answers).toEqual([]);
  });

  test('in the JSON of a filter is refused by the field’s name', async () => {
    const filter = encodeURIComponent(String.raw`{"q":"a\ud800b"}`);
    const { status, body } = await shop.admin.get(`/payments?filter=${filter}`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['search']]);
  });
});

describe('accepted texts', () => {
  it('a description with CR LF is stored, answered and hashed with LF, and names lose marks of direction', async () => {
    const written = accepted(
      await merchant.api.post<Invoice>('/invoices', {
        ...draft,
        customer: { ...draft.customer, name: '\u202eИван\u2066 Петров\r\n' },
        items: [{ ...item, description: 'Ремонт\r\nна покрив\rи улуци 👩‍🔧', unit: 'м\u200b²' }],
        description: 'Кафе\u0301 и\u0306',
      }),
    );
    const stored = accepted(await merchant.api.get<Invoice>(`/invoices/${written.id}`));
    expect(stored).toMatchObject({
      customerName: 'Иван Петров',
      description: 'Кафе\u0301 й',
      items: [{ description: 'Ремонт\nна покрив\nи улуци 👩‍🔧', unit: 'м²' }],
    });
    expect(await shop.doctor()).toEqual([]);
  });

  it('an address of an international domain is stored in ASCII, and its user signs in by either form', async () => {
    const email = `мария-${merchant.id}@пример.бг`.replace('мария', 'Maria');
    const registered = accepted(
      await shop.api().post<{ email: string }>('/merchants/register', {
        businessName: 'Пример',
        businessType: 'service',
        email,
        phoneNumber: '0888 123 456',
        address: 'гр. Пловдив',
        password,
      }),
    );
    expect(registered.email).toBe(`Maria-${merchant.id}@xn--e1afmkfd.xn--90ae`);
    for (const username of [email, registered.email, email.toLowerCase(), registered.email.toUpperCase()])
      expect(await shop.signIn(username)).toMatch(/\w/);
  });
});
