import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invoice, InvoiceSummary } from '#contract/invoices/invoices.ts';
import { invoice as invoiceShape } from '#contract/invoices/invoices.ts';
import { listOwnInvoices } from '#contract/invoices/invoice-lists.ts';
import type { Role } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';

let fixture: InvoicesFixture;
let api: Awaited<ReturnType<typeof serveRoutes>>;
let own = 0;
let other = 0;

const user = (role: Role, userId: number, merchantId: number | null = null) =>
  ({
    kind: 'user',
    userId,
    username: role,
    role,
    merchantRole: role === 'MERCHANT' ? 'OWNER' : null,
    merchantId,
    sessionId: 's',
  }) as const;

const addAccountant = async (merchantId: number): Promise<number> => {
  const [row] = await fixture.database.rows<{ id: number }>(
    `insert into users (username, email, first_name, last_name, role, status, password_hash, language, created_at, updated_at,
       password_changed_at)
     values ('a', 'a@example.com', 'А', 'Б', 'ACCOUNTANT', 'ACTIVE', 'x', 'bg', now(), now(), now()) returning id`,
  );
  await fixture.database.rows('insert into merchant_assignments values (?, ?, now())', [merchantId, row!.id]);
  return row!.id;
};

beforeAll(async () => {
  fixture = await createInvoicesFixture();
  own = await fixture.addMerchant();
  other = await fixture.addMerchant({
    businessName: 'Съседите ООД',
    vatRegistration: 'NONE',
    vatNumber: null,
  });
  const dollars = Money.ofMinor(20_000, 'USD');
  await fixture.pay(own, { description: 'Вечеря 100% за двама' });
  await fixture.pay(own, {
    customerName: 'Мария',
    customerEmail: null,
    amount: dollars,
    chargeAmount: dollars,
    eurRate: '1.0842',
  });
  await fixture.pay(own, { customerName: 'Петър' });
  await fixture.pay(other, { customerEmail: 'secret@example.com' });
  api = await serveRoutes(fixture.parts.routes, {
    own: user('MERCHANT', 1, own),
    other: user('MERCHANT', 2, other),
    admin: user('ADMIN', 3),
    support: user('SUPPORT', 4),
    accountant: user('ACCOUNTANT', await addAccountant(own)),
  });
});
afterAll(async () => {
  await api.close();
  await fixture.close();
});

const list = async (query = '', bearer = 'own') => {
  const response = await api.get(`/invoices/me${query}`, bearer);
  return { response, body: (await response.json()) as InvoiceSummary[] };
};
const numbers = (invoices: readonly InvoiceSummary[]): number[] =>
  invoices.map(({ invoiceNumber }) => Number(invoiceNumber));

/** A fourth document of the merchant: an unpaid written invoice. */
const addUnpaid = async (dueDate: string): Promise<void> => {
  const [{ id }] = (await fixture.database.rows<{ id: number }>(
    `insert into invoices (merchant_id, series, number, invoice_number, type, status, currency, subtotal_minor, tax_minor,
       total_minor, eur_rate, eur_subtotal_minor, eur_tax_minor, vat_registration, issue_date, tax_event_date, due_date,
       issued_at, payment_method, author, language, seller, buyer, fiscal_mode, document_hash)
     values (:own, 'LEGAL', 4, '0000000004', 'INVOICE', 'PENDING', 'EUR', 1000, 200, 1200, 1, 1000, 200, 'FULL', '2026-11-01',
       '2026-11-01', :dueDate, now(), 'CARD', 'А', 'bg', '{"name": "„Механа Витоша“ ЕООД", "address": null, "taxId": null, "vatNumber": null}',
       '{"name": "Б", "address": null, "taxId": null, "vatNumber": null}', 'OWN_TILL', 'x') returning id`,
    { own, dueDate },
  )) as [{ id: number }];
  await fixture.database.rows(
    `insert into invoice_lines (invoice_id, position, description, quantity, unit, unit_price_minor, net_minor, tax_rate,
       tax_group, tax_minor) values (?, 1, 'Ремонт', 2.5, 'ч', 400, 1000, 20, 'Б', 200)`,
    [id],
  );
};

test('a merchant lists its own documents, newest first, with exactly the fields of the contract', async () => {
  const { response, body } = await list();
  expect(response.status).toBe(200);
  expect(numbers(body)).toEqual([3, 2, 1]);
  expect(body[2]).toMatchObject({
    status: 'PAID',
    totalAmount: 51.13,
    subtotal: 42.61,
    taxAmount: 8.52,
    taxRate: 20,
    paidAmount: 51.13,
    currency: 'EUR',
    issueDate: '2026-11-20',
    merchantName: '„Механа Витоша“ ЕООД',
  });
  expect(listOwnInvoices.response.parse(body)).toEqual(body);
});

test('page and range queries of a document list give the same pages', async () => {
  const paged = await list('?page=1&size=2&sortBy=invoiceNumber&sortDir=asc');
  expect(paged.body).toMatchObject({ content: [{ invoiceNumber: '0000000003' }], totalElements: 3 });

  const ranged = await list(
    `?range=${encodeURIComponent('[1,2]')}&sort=${encodeURIComponent('["invoiceNumber","ASC"]')}`,
  );
  expect(numbers(ranged.body)).toEqual([2, 3]);
  expect(ranged.response.headers.get('content-range')).toBe('invoices 1-2/3');
});

test.each([
  ['?sortBy=totalAmount&sortDir=desc', [2, 3, 1]],
  ['?search=Мария', [2]],
  ['?search=0000000003', [3]],
  ['?search=100%25 за', [1]],
  ['?search=%25', [1]],
  ['?search=_', []],
  ['?status=PENDING', []],
  [`?filter=${encodeURIComponent('{"q":"петър","status":"PAID"}')}`, [3]],
])('the document list with %s has the numbers %j', async (query, expected) => {
  expect(numbers((await list(query)).body)).toEqual(expected);
});

test.each(['?sortBy=document_hash', '?merchantId=1', '?status=LOST', '?sortDir=up'])(
  'the document list with %s is refused',
  async (query) => {
    const { response } = await list(query);
    expect(response.status).toBe(422);
  },
);

test('an unpaid document is overdue from the day after its due day, in list, filter and detail', async () => {
  await addUnpaid('2026-11-19');
  const overdue = (await list('?status=OVERDUE')).body;
  expect(numbers(overdue)).toEqual([4]);
  expect((await list('?status=PENDING')).body).toEqual([]);
  const detail = (await (await api.get(`/invoices/${overdue[0]!.id}`, 'own')).json()) as Invoice;
  expect(detail).toMatchObject({ status: 'OVERDUE', paidAmount: 0, items: [{ quantity: 2.5 }] });
});

test('a document is read with its lines, its parties and the status of its mail', async () => {
  const [, dollars, evening] = (await list('?sortBy=id&sortDir=desc')).body.slice(-3);
  const response = await api.get(`/invoices/${evening!.id}`, 'own');
  const body = (await response.json()) as Invoice;
  expect(body).toMatchObject({
    taxEventDate: '2026-11-20',
    seller: { taxId: '175074752', vatNumber: 'BG175074752' },
    buyer: { name: 'Иван Петров', taxId: null },
    items: [
      { description: 'Вечеря 100% за двама', quantity: 1, unit: 'бр.', unitPrice: 42.61, lineTotal: 42.61 },
    ],
    vatGround: null,
    delivery: { state: 'QUEUED', recipient: 'ivan@example.com', sentAt: null },
  });
  expect(invoiceShape.parse(body)).toEqual(body);
  const inDollars = (await (await api.get(`/invoices/${dollars!.id}`, 'own')).json()) as Invoice;
  expect(inDollars).toMatchObject({ currency: 'USD', totalAmount: 200, delivery: null });
});

test('the legal ground for no VAT is in the caller’s language', async () => {
  const [{ id }] = (await list('', 'other')).body as [InvoiceSummary];
  const vatGround = async (language: string) =>
    ((await (await api.get(`/invoices/${id}`, 'other', language)).json()) as Invoice).vatGround;
  expect(await vatGround('bg')).toBe('чл. 113, ал. 9 от ЗДДС');
  expect(await vatGround('en')).toBe('Art. 113(9) of the Bulgarian VAT Act');
});

test.each([
  [undefined, 401, 401],
  ['own', 200, 404],
  ['other', 404, 200],
  ['admin', 200, 200],
  ['support', 200, 200],
  ['accountant', 200, 404],
])(
  'reading as %s gives %i for the document of one merchant and %i for another merchant’s',
  async (bearer, expectedOwn, expectedOther) => {
    const ownId = (await list()).body.at(-1)!.id;
    const otherId = (await list('', 'other')).body[0]!.id;
    expect((await api.get(`/invoices/${ownId}`, bearer)).status).toBe(expectedOwn);
    expect((await api.get(`/invoices/${otherId}`, bearer)).status).toBe(expectedOther);
  },
);

test.each(['', '/pdf'])(
  'the document%s of another merchant gives the same response as an unknown one',
  async (what) => {
    const otherId = (await list('', 'other')).body[0]!.id;
    const answers = await Promise.all(
      [otherId, 999_999].map(async (id) => {
        const response = await api.get(`/invoices/${id}${what}`, 'own');
        const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
        return { status: response.status, body };
      }),
    );
    expect(answers[0]).toEqual({
      status: 404,
      body: { code: 'invoices.not-found', message: 'Няма такава фактура.' },
    });
    expect(answers[1]).toEqual(answers[0]);
  },
);

test.each(['admin', 'support', 'accountant'])(
  'the list of the caller’s own documents is refused for %s',
  async (bearer) => {
    expect((await api.get('/invoices/me', bearer)).status).toBe(403);
  },
);

test.each(['/invoices/999999', '/invoices/0', '/invoices/x', '/invoices/1e9'])(
  '%s gives 404',
  async (path) => {
    const response = await api.get(path, 'own');
    expect(response.status).toBe(404);
  },
);

test('the PDF of a document is downloaded under an ASCII file name', async () => {
  const ownId = (await list()).body.at(-1)!.id;
  const response = await api.get(`/invoices/${ownId}/pdf`, 'own');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="faktura-0000000001.pdf"');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 5))).toBe('%PDF-');
});
