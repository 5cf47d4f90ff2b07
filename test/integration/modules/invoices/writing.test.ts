import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoice as invoiceShape, type Invoice } from '#contract/invoices/invoices.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { Money } from '#kernel/money.ts';
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
const refusal = async (facts: object, bearer = 'own'): Promise<ErrorBody> => {
  const response = await post('/invoices', bearer, draft(facts));
  expect(response.status).toBe(422);
  return (await response.json()) as ErrorBody;
};
const linkOf = async ({ id }: Invoice) => {
  const [link] = await fixture.database.rows<{
    id: number;
    charge_amount_minor: number;
    status: string;
    invoice_id: number | null;
  }>('select l.* from payment_links l join invoices i on i.payment_link_id = l.id where i.id = ?', [id]);
  return link!;
};

test('a written invoice is numbered, PENDING and payable by its own payment link', async () => {
  const written = await write();
  expect(invoiceShape.parse(written)).toEqual(written);
  expect(written).toMatchObject({
    invoiceNumber: expect.stringMatching(/^\d{10}$/) as string,
    status: 'PENDING',
    subtotal: 129.97,
    taxAmount: 22.7,
    totalAmount: 152.67,
    paidAmount: 0,
    issueDate: '2026-11-20',
    taxEventDate: '2026-11-20',
    dueDate: '2026-12-04',
    buyer: { name: 'Книжарница „Хеликон“ ООД', taxId: '831902088', vatNumber: 'BG831902088' },
    items: [
      { description: 'Консултация', quantity: 2.5, unit: 'ч', unitPrice: 40, lineTotal: 100, taxRate: 20 },
      { description: 'Учебник', quantity: 3, unit: 'бр.', unitPrice: 9.99, lineTotal: 29.97, taxRate: 9 },
    ],
    vatGround: null,
    deliveries: [],
    taxFileTexts: [],
  });
  expect(await linkOf(written)).toMatchObject({
    charge_amount_minor: 15_267,
    status: 'ACTIVE',
    invoice_id: written.id,
  });
  expect(written.payUrl).toMatch(/\/pay\/[\w-]{22,}$/);
});

test('a buyer and a line in letters that tax files cannot hold are accepted, and the answer says how the files write them', async () => {
  const name = 'ΑΦΟΙ ΠΑΠΑΔΟΠΟΥΛΟΙ Α.Ε.';
  const customer = {
    kind: 'COMPANY',
    name,
    address: 'Οδός Αθηνάς 5',
    country: 'GR',
    vatNumber: 'EL123456789',
  };
  const items = [{ description: 'Книга ספר', quantity: 1, unitPrice: 10, taxRate: 0, vatGround: 'ART_53' }];
  const written = await write({ customer, items });
  expect(written.buyer.name).toBe(name);
  expect(written.taxFileTexts).toEqual([
    { text: name, written: 'AFOI PAPADOPOULOI A.E.', lost: [] },
    { text: 'Οδός Αθηνάς 5', written: 'Odos Athinas 5', lost: [] },
    { text: 'Книга ספר', written: 'Книга ???', lost: ['ס', 'פ', 'ר'] },
  ]);
});

test('paying the link of a written invoice marks it PAID without a second document', async () => {
  const written = await write();
  const charge = Money.ofMinor(15_267, 'EUR');
  const count = async () => (await fixture.documentsOf(callers.own)).length;
  const before = await count();
  await fixture.pay(callers.own, {
    paymentLinkId: (await linkOf(written)).id,
    amount: charge,
    chargeAmount: charge,
  });
  expect(await count()).toBe(before);
  const response = await callers.api.get(`/invoices/${written.id}`, 'own');
  expect(await response.json()).toMatchObject({ status: 'PAID', paidAmount: 152.67, payUrl: null });
});

test('a written invoice in dollars stores base and VAT in euro at the rate of the day', async () => {
  await fixture.database.rows(
    `insert into exchange_rates (currency, day, per_euro, source) values ('USD', '2026-11-19', 1.0842, 'ECB')`,
  );
  const { id } = await write({ currency: 'USD' });
  const [row] = await fixture.database.rows(
    'select currency, eur_rate::float8, eur_subtotal_minor, eur_tax_minor from invoices where id = ?',
    [id],
  );
  expect(row).toEqual({
    currency: 'USD',
    eur_rate: 1.0842,
    eur_subtotal_minor: 11_988,
    eur_tax_minor: 2_093,
  });
});

test('pieces are named in both languages of a bilingual invoice, whether the unit is given or not', async () => {
  const items = [undefined, 'бр.', 'ч'].map((unit) => ({
    description: 'Чаша',
    quantity: 2,
    unit,
    unitPrice: 10,
    taxRate: 20,
  }));
  const unitsOf = (invoice: Invoice) => invoice.items.map(({ unit }) => unit);
  expect(unitsOf(await write({ items, language: 'en' }))).toEqual(['бр. / pcs', 'бр. / pcs', 'ч']);
  expect(unitsOf(await write({ items, language: 'bg' }))).toEqual(['бр.', 'бр.', 'ч']);
});

test('a written invoice for a person needs only a name', async () => {
  const { buyer } = await write({ customer: { kind: 'PERSON', name: 'Иван Петров' } });
  expect(buyer).toEqual({
    name: 'Иван Петров',
    address: null,
    taxId: null,
    vatNumber: null,
    country: 'BG',
    kind: 'PERSON',
  });
});

test('all problems of a written invoice are reported together, by field', async () => {
  const { fields } = await refusal({
    customer: { kind: 'COMPANY', name: 'Х', taxId: '175074751', vatNumber: 'BG175074751' },
    items: [{ description: 'Износ', quantity: 1, unitPrice: 10, taxRate: 0 }],
    dueDate: '2026-11-19',
  });
  expect(Object.keys(fields ?? {}).toSorted()).toEqual([
    'customer.address',
    'customer.taxId',
    'customer.vatNumber',
    'dueDate',
    'vatGround',
  ]);
});

test.each([
  ['items', { items: [] }],
  ['items.0.quantity', { items: [{ description: 'А', quantity: 0.0000001, unitPrice: 10, taxRate: 20 }] }],
  ['items.0.quantity', { items: [{ description: 'А', quantity: 0, unitPrice: 10, taxRate: 20 }] }],
  ['items.0.unitPrice', { items: [{ description: 'А', quantity: 1, unitPrice: 0.1432101, taxRate: 20 }] }],
  ['items.0.taxRate', { items: [{ description: 'А', quantity: 1, unitPrice: 10, taxRate: 19 }] }],
  [
    'items.0.description',
    { items: [{ description: '4242 4242 4242 4242', quantity: 1, unitPrice: 1, taxRate: 20 }] },
  ],
  ['items', { items: [{ description: 'А', quantity: 1, unitPrice: 0.41, taxRate: 20 }] }],
  [
    'items',
    { items: [{ description: 'А', quantity: 2, unitPrice: 500_000, taxRate: 0 }], vatGround: 'ART_41' },
  ],
  ['currency', { currency: 'BGN' }],
  ['customer.kind', { customer: { kind: 'STATE', name: 'Х' } }],
  ['dueDate', { dueDate: '2027-11-21' }],
  ['dueDate', { dueDate: '2026-02-30' }],
])('a written invoice with an invalid %s is refused', async (field, facts) => {
  expect(Object.keys((await refusal(facts)).fields ?? {})).toEqual([field]);
});

test('a written invoice of a merchant without VAT registration has no VAT and states the legal ground', async () => {
  const { fields } = await refusal({}, 'other');
  expect(Object.keys(fields ?? {})).toEqual(['items.0.taxRate', 'items.1.taxRate']);
  const items = [{ description: 'Ремонт', quantity: 1, unitPrice: 50, taxRate: 0 }];
  const written = await write({ items }, 'other');
  expect(written).toMatchObject({ taxAmount: 0, totalAmount: 50, vatGround: 'чл. 113, ал. 9 от ЗДДС' });
});

test('a refused written invoice takes no number', async () => {
  const before = await write();
  await refusal({ items: [{ description: 'А', quantity: 1, unitPrice: 0.1, taxRate: 20 }] });
  const after = await write();
  expect(Number(after.invoiceNumber)).toBe(Number(before.invoiceNumber) + 1);
});

test('an annulled invoice keeps its number and reason; annulling again or a paid invoice is refused', async () => {
  const written = await write();
  const annul = () => post(`/invoices/${written.id}/annul`, 'own', { reason: 'Грешен получател' });
  const annulled = await annul();
  expect(annulled.status).toBe(200);
  expect(await annulled.json()).toMatchObject({
    invoiceNumber: written.invoiceNumber,
    annulledAt: '2026-11-20T12:00:00.000Z',
    annulmentReason: 'Грешен получател',
    payUrl: null,
  });
  const [link] = await fixture.database.rows<{ status: string }>(
    'select l.status from payment_links l join invoices i on i.payment_link_id = l.id where i.id = :id',
    { id: written.id },
  );
  expect(link?.status).toBe('CANCELLED');
  expect((await annul()).status).toBe(409);
  const { paymentId } = await fixture.pay(callers.own);
  const paid = (await fixture.documentsOf(callers.own)).find(
    ({ invoice }) => invoice.document.paymentId === paymentId,
  );
  const refused = await post(`/invoices/${paid!.id}/annul`, 'own', { reason: 'Не' });
  expect([refused.status, ((await refused.json()) as ErrorBody).code]).toEqual([409, 'invoices.paid-stays']);
  expect((await post(`/invoices/${written.id}/annul`, 'own', { reason: ' ' })).status).toBe(422);
});

test('a test invoice is marked, numbered in the TEST series and takes no LEGAL number', async () => {
  const before = await write();
  const [one, two] = [await post('/invoices/test-create', 'own'), await post('/invoices/test-create', 'own')];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(await two.json()).toMatchObject({
    invoiceNumber: 'TEST-000002',
    isTest: true,
    status: 'PAID',
    totalAmount: 100,
    subtotal: 83.33,
    taxAmount: 16.67,
  });
  expect(Number((await write()).invoiceNumber)).toBe(Number(before.invoiceNumber) + 1);
});

test('actions on an invoice are in the audit log with their actor', async () => {
  const written = await write();
  await post(`/invoices/${written.id}/send-email`, 'support', { email: 'a@example.com' });
  await post(`/invoices/${written.id}/annul`, 'own', { reason: 'Грешка' });
  const entries = await fixture.database.rows(
    `select actor, action from audit_log where subject_type = 'invoice' and subject_id = ? order by id`,
    [String(written.id)],
  );
  expect(entries).toEqual([
    { actor: 'user:1', action: 'invoice.written' },
    { actor: 'user:4', action: 'invoice.mail-asked' },
    { actor: 'user:1', action: 'invoice.annulled' },
  ]);
});
