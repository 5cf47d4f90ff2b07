import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import type { CustomerStatement } from '#contract/customers/customer-statements.ts';
import type { ProposedCustomer } from '#contract/customers/customer-proposals.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { VerifyNumbers } from '#modules/invoices/index.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { readPdfStructure } from '#test/support/read-pdf-structure.ts';
import { readPdf } from '#test/support/read-pdf.ts';

let shop: TestApplication;
let own: TestMerchant;
let other: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  own = await shop.addMerchant();
  other = await shop.addMerchant();
  await shop.registerForVat(own.id);
  await shop.registerForVat(other.id);
});
afterAll(() => shop.stop());

const bakery = {
  kind: 'COMPANY',
  name: 'Пекарна „Изгрев“ ООД',
  taxId: '175074752',
  vatNumber: 'BG175074752',
  city: 'Пловдив',
  address: 'ул. „Отец Паисий“ № 5',
  email: 'office@izgrev.example',
};
const addCustomer = async (of: TestMerchant, about: object): Promise<Customer> =>
  accepted(await of.api.post<Customer>('/customers/me', { kind: 'PERSON', name: 'Мария', ...about }));

const buyer = { kind: 'COMPANY', name: 'Както е писано ЕООД', address: 'гр. Русе', taxId: '131071587' };
const write = (of: TestMerchant, about: object = {}) =>
  of.api.post<Invoice>('/invoices', {
    currency: 'EUR',
    customer: buyer,
    items: [{ description: 'Услуга', quantity: 1, unitPrice: 100, taxRate: 20 }],
    ...about,
  });
/** @returns the id of the payment */
const pay = async (link: PaymentLink): Promise<number> => {
  const checkout = await shop.openCheckout(link);
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  return checkout.paymentId;
};
const pointsOf = (customerId: number) =>
  shop.database.rows<{ id: number; buyer: { name: string } }>(
    'select id, buyer from invoices where customer_id = :customerId order by id',
    { customerId },
  );

test('a phone number that cannot be called is refused at its field; a stored one from before the rule may stay', async () => {
  for (const [phone, country] of [
    ['3,59888E+11', 'BG'],
    ['питайте Мария', 'BG'],
    ['0171 1234567', 'BG'],
    ['0888 123 456', 'DE'],
  ]) {
    const refused = await own.api.post('/customers/me', { kind: 'PERSON', name: 'Мария', phone, country });
    expect([refused.status, Object.keys(refused.body.fields ?? {})], phone).toEqual([422, ['phone']]);
  }
  const customer = await addCustomer(own, { phone: '02/987 65 43, 0888 123 456' });
  expect(customer.phone).toBe('02/987 65 43, 0888 123 456');
  await shop.database.rows(`update customers set phone = 'питайте Мария' where id = :id`, {
    id: customer.id,
  });
  const change = (phone: string) =>
    own.api.put(`/customers/${customer.id}`, { kind: 'PERSON', name: 'Ана', phone, version: 1 });
  const refused = await change('питайте Ана');
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['phone']]);
  expect(await change('питайте Мария')).toMatchObject({ status: 200, body: { name: 'Ана', version: 2 } });
});

test('a customer is added, found by three letters, EIK and e-mail, and changed with its version', async () => {
  const { id } = await addCustomer(own, bakery);
  for (const search of ['изг', '175074', 'office@izg', 'bg1750'])
    expect(
      accepted(await own.api.get<Customer[]>(`/customers/me?search=${encodeURIComponent(search)}`)),
    ).toMatchObject([{ id, version: 1 }]);
  const changed = { ...bakery, name: 'Пекарна „Залез“ ООД' };
  expect(accepted(await own.api.put<Customer>(`/customers/${id}`, { ...changed, version: 1 }))).toMatchObject(
    {
      name: 'Пекарна „Залез“ ООД',
      version: 2,
    },
  );
  expect((await own.api.put(`/customers/${id}`, { ...changed, version: 1 })).status).toBe(409);
  const again = await own.api.post('/customers/me', bakery);
  expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([422, ['taxId']]);
  expect((await own.api.post(`/customers/${id}/archive`)).body).toMatchObject({ version: 3 });
  expect(await addCustomer(own, bakery)).toMatchObject({ taxId: '175074752' });
  const restored = await own.api.post(`/customers/${id}/archive`, { isArchived: false });
  expect([restored.status, Object.keys(restored.body.fields ?? {})]).toEqual([422, ['taxId']]);
});

test('a saved VAT number of the Union is checked by a job, and again when asked; a changed one is unchecked', async () => {
  const waiting = () =>
    shop.database.rows(
      `select data from pgboss.job where name = 'customers.check-vat-numbers' and state = 'created'
         and data = jsonb_build_object('merchantId', cast(:id as bigint))`,
      { id: own.id },
    );
  await shop.database.rows(`delete from pgboss.job where name = 'customers.check-vat-numbers'`);
  const german = { kind: 'COMPANY', name: 'Acme GmbH', country: 'DE', vatNumber: 'DE 123 456 781' };
  const { id, vatCheck } = await addCustomer(own, german);
  expect([vatCheck, await waiting()]).toEqual([null, [{ data: { merchantId: own.id } }]]);
  const ask = (of: TestMerchant = own) => of.api.post<Customer>(`/customers/${id}/vat-check`);
  const check = {
    number: 'DE123456781',
    state: 'VALID',
    requestId: expect.stringMatching(/^WAPI/) as string,
  };
  expect(accepted(await ask())).toMatchObject({ vatCheck: check, version: 1 });
  expect(accepted(await own.api.get<Customer>(`/customers/${id}`))).toMatchObject({ vatCheck: check });
  expect((await ask(other)).status).toBe(404);
  const changed = { ...german, vatNumber: 'DE123456789', version: 1 };
  expect(accepted(await own.api.put<Customer>(`/customers/${id}`, changed))).toMatchObject({
    vatCheck: null,
  });
  expect(accepted(await ask())).toMatchObject({ vatCheck: { number: 'DE123456789', state: 'INVALID' } });
  const american = { ...changed, country: 'US', vatNumber: 'US12345', version: 2 };
  accepted(await own.api.put<Customer>(`/customers/${id}`, american));
  const refused = await ask();
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['vatNumber']]);
});

test.each([
  ['taxId', { taxId: '175074753' }],
  ['vatNumber', { vatNumber: 'BG175074753' }],
  ['country', { country: 'BGR' }],
  ['country', { country: 'ZZ' }],
])('a customer with a wrong %s is refused by that field', async (field, about) => {
  const { status, body } = await own.api.post('/customers/me', { kind: 'COMPANY', name: 'Фирма', ...about });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
});

test.each([
  ['BG', { taxId: '6101057509' }, { taxId: '6101057509' }],
  ['CH', { vatNumber: 'CHE-123.456.789 MWST' }, { vatNumber: 'CHE123456789MWST' }],
  ['GR', { vatNumber: 'GR123456789' }, { vatNumber: 'EL123456789' }],
  ['XI', { vatNumber: 'XI 123 4567 89' }, { country: 'XI', vatNumber: 'XI123456789' }],
  ['US', {}, { taxId: null, vatNumber: null }],
])('a company in %s with %j is a customer', async (country, about, stored) => {
  expect(await addCustomer(own, { kind: 'COMPANY', country, ...about })).toMatchObject(stored);
});

test('a foreign customer’s identifier has no Bulgarian check digits', async () => {
  expect(await addCustomer(own, { kind: 'COMPANY', country: 'DE', taxId: 'HRB12345' })).toMatchObject({
    country: 'DE',
    taxId: 'HRB12345',
  });
});

test('a customer of another merchant is 404 in every call, and 422 at customerId of a link and an invoice', async () => {
  const { id } = await addCustomer(other, {});
  const mine = await addCustomer(own, {});
  const answers = [
    own.api.get(`/customers/${id}`),
    own.api.put(`/customers/${id}`, { kind: 'PERSON', name: 'Мое', version: 1 }),
    own.api.post(`/customers/${id}/archive`),
    own.api.post(`/customers/${id}/merge`, { into: mine.id }),
    own.api.post(`/customers/${mine.id}/merge`, { into: id }),
    own.api.get(`/customers/${id}/statement`),
    own.api.get(`/customers/${id}/statement/pdf`),
  ];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(answers.length).fill(404));
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  expect(accepted(await own.api.get<Customer[]>(`/customers/me?filter=${filter}`))).toEqual([]);
  for (const refused of [
    await own.api.post('/payment-links/me', { amount: 10, currency: 'EUR', customerId: id }),
    await write(own, { customerId: id }),
  ])
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['customerId']]);
  expect(accepted(await other.api.get<Customer>(`/customers/${id}`))).toMatchObject({
    version: 1,
    archivedAt: null,
  });
});

test('an archived customer is in no list and cannot be picked', async () => {
  const { id } = await addCustomer(own, { name: 'Архивиран' });
  accepted(await own.api.post(`/customers/${id}/archive`));
  expect(accepted(await own.api.get<Customer[]>('/customers/me?search=Архивиран'))).toEqual([]);
  expect(
    accepted(await own.api.get<Customer[]>('/customers/me?search=Архивиран&state=ARCHIVED')),
  ).toMatchObject([{ id }]);
  const refused = await write(own, { customerId: id });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['customerId']]);
  const change = { kind: 'PERSON', name: 'Друго', version: 2 };
  expect((await own.api.put(`/customers/${id}`, change)).status).toBe(409);
});

test('a merge moves links and documents and keeps their buyers and hashes', async () => {
  const first = await addCustomer(own, { name: 'Първи' });
  const second = await addCustomer(own, { name: 'Втори' });
  const invoice = accepted(await write(own, { customerId: first.id }));
  const link = accepted(
    await own.api.post<PaymentLink>('/payment-links/me', {
      amount: 5,
      currency: 'EUR',
      customerId: first.id,
    }),
  );
  expect((await own.api.post(`/customers/${first.id}/merge`, { into: first.id })).status).toBe(422);
  const kept = accepted(await own.api.post<Customer>(`/customers/${first.id}/merge`, { into: second.id }));
  expect(kept).toMatchObject({ id: second.id, name: 'Втори' });
  expect(await pointsOf(first.id)).toEqual([]);
  expect(await pointsOf(second.id)).toMatchObject([{ id: invoice.id, buyer: { name: buyer.name } }]);
  const links = await shop.database.rows('select id from payment_links where customer_id = :id order by id', {
    id: second.id,
  });
  expect(links).toContainEqual({ id: link.id });
  expect(accepted(await own.api.get<Customer>(`/customers/${first.id}`)).archivedAt).not.toBeNull();
  expect((await own.api.post(`/customers/${second.id}/merge`, { into: first.id })).status).toBe(422);
  const verify = shop.application.resolve(VerifyNumbers);
  const verified = await verify.execute({ actor: { kind: 'operator', name: 'test' } });
  expect(verified).toMatchObject({ findings: [] });
});

test('of a document only its customer may change: the trigger refuses every other column', async () => {
  const { id } = await addCustomer(own, {});
  const invoice = accepted(await write(own, { customerId: id }));
  await shop.database.rows('update invoices set customer_id = null where id = :id', { id: invoice.id });
  for (const column of ['customer_name', 'description', 'author'])
    await expect(
      shop.database.rows(`update invoices set ${column} = 'друго' where id = :id`, { id: invoice.id }),
    ).rejects.toThrow(/never edited/);
});

test('a document of a payment points to the customer of its link', async () => {
  const { id } = await addCustomer(own, {});
  const link = accepted(
    await own.api.post<PaymentLink>('/payment-links/me', { amount: 12, currency: 'EUR', customerId: id }),
  );
  await pay(link);
  expect(await pointsOf(id)).toHaveLength(1);
});

test('a past buyer is proposed, becomes a customer once, and its documents point to it', async () => {
  const merchant = await shop.addMerchant();
  await shop.registerForVat(merchant.id);
  const first = accepted(await write(merchant));
  const second = accepted(await write(merchant, { customer: { ...buyer, name: 'С ново име ЕООД' } }));
  const proposed = accepted(await merchant.api.get<ProposedCustomer[]>('/customers/me/proposed'));
  expect(proposed).toMatchObject([
    { name: 'С ново име ЕООД', taxId: buyer.taxId, documents: 2, kind: 'COMPANY' },
  ]);
  const { id } = accepted(
    await merchant.api.post<Customer>('/customers/me/proposed', { taxId: buyer.taxId }),
  );
  expect((await pointsOf(id)).map((one) => one.id)).toEqual([first.id, second.id]);
  expect(accepted(await merchant.api.get<ProposedCustomer[]>('/customers/me/proposed'))).toEqual([]);
  expect((await merchant.api.post('/customers/me/proposed', { taxId: buyer.taxId })).status).toBe(404);
  expect((await own.api.post('/customers/me/proposed', { taxId: '831902088' })).status).toBe(404);
});

/** The sums of an account; zero where nothing is given. */
const accountOf = (sums: Partial<CustomerStatement['sums'][number]>): CustomerStatement['sums'][number] => ({
  currency: 'EUR',
  opening: 0,
  opened: 0,
  credited: 0,
  paid: 0,
  refunded: 0,
  closing: 0,
  open: 0,
  inFavour: 0,
  overdue: 0,
  ...sums,
});

test('a past buyer abroad becomes a customer of its country and kind, with or without a number', async () => {
  const merchant = await shop.addMerchant();
  await shop.registerForVat(merchant.id);
  const abroad = { kind: 'COMPANY', name: 'Acme', address: 'Main Street 1', country: 'US' };
  accepted(await write(merchant, { customer: { ...abroad, taxId: '12-3456789' } }));
  accepted(await write(merchant, { customer: { ...abroad, country: 'TR', email: 'a@tr.example' } }));
  const accept = async (key: object) =>
    accepted(await merchant.api.post<Customer>('/customers/me/proposed', key));
  expect(await accept({ taxId: '12-3456789' })).toMatchObject({ country: 'US', taxId: '123456789' });
  expect(await accept({ email: 'a@tr.example' })).toMatchObject({ country: 'TR', kind: 'COMPANY' });
});

test('a statement names opened, paid and open documents by currency, also as PDF', async () => {
  const { id } = await addCustomer(own, { name: 'Office Fitflow ЕООД', language: 'en' });
  const open = accepted(await write(own, { customerId: id }));
  const paid = accepted(
    await own.api.post<PaymentLink>('/payment-links/me', { amount: 24, currency: 'EUR', customerId: id }),
  );
  await pay(paid);
  accepted(await write(own, { customerId: id, currency: 'USD' }));
  const statement = accepted(await own.api.get<CustomerStatement>(`/customers/${id}/statement`));
  expect(statement.sums).toEqual([
    accountOf({ opened: 144, paid: 24, closing: 120, open: 120 }),
    accountOf({ currency: 'USD', opened: 120, closing: 120, open: 120 }),
  ]);
  expect(statement.lines).toContainEqual(
    expect.objectContaining({ invoiceId: open.id, total: 120, paid: 0, open: 120, daysOverdue: 0 }),
  );
  const before = accepted(
    await own.api.get<CustomerStatement>(`/customers/${id}/statement?from=2020-01-01&to=2020-01-31`),
  );
  expect(before.lines).toEqual([]);
  expect((await own.api.get(`/customers/${id}/statement?from=2099-01-01`)).status).toBe(422);
  const { type, content } = await own.api.download(`/customers/${id}/statement/pdf`);
  expect(type).toBe('application/pdf');
  const text = (await readPdf(content)).text;
  expect(text).toContain('Statement of account');
  expect((await readPdfStructure(content)).map((one) => one.text)).toContain('Office Fitflow ЕООД');
  expect(text).toContain(open.invoiceNumber);
});

test('a statement says what was credited, paid and refunded, and its account adds up to the cent', async () => {
  const { id } = await addCustomer(own, { name: 'С известия ЕООД' });
  const [part, whole] = [
    accepted(await write(own, { customerId: id })),
    accepted(await write(own, { customerId: id })),
  ];
  const credit = async ({ id: invoiceId }: Invoice, choice: object): Promise<Invoice> =>
    accepted(
      await own.api.post<Invoice>(`/invoices/${invoiceId}/credit-notes`, {
        reasonKind: 'DISCOUNT',
        send: false,
        ...choice,
      }),
    );
  const notes = [await credit(part, { discount: { amount: 24 } }), await credit(whole, { whole: true })];
  const statement = accepted(await own.api.get<CustomerStatement>(`/customers/${id}/statement`));
  const linesOf = ({ lines }: CustomerStatement) =>
    lines.map(({ invoiceId, total, paid, credited, refunded, open }) => [
      invoiceId,
      total,
      paid,
      credited,
      refunded,
      open,
    ]);
  expect(linesOf(statement)).toEqual([
    [part.id, 120, 0, 24, 0, 96],
    [whole.id, 120, 0, 120, 0, 0],
    [notes[0]!.id, -24, 0, 0, 0, 0],
    [notes[1]!.id, -120, 0, 0, 0, 0],
  ]);
  expect(statement.sums).toEqual([accountOf({ opened: 240, credited: 144, closing: 96, open: 96 })]);
  const link = accepted(
    await own.api.post<PaymentLink>('/payment-links/me', { amount: 24, currency: 'EUR', customerId: id }),
  );
  const paymentId = await pay(link);
  accepted(await own.api.post(`/payments/${paymentId}/refunds`, { amount: 9.99, reason: 'OTHER' }));
  const refunded = accepted(await own.api.get<CustomerStatement>(`/customers/${id}/statement`));
  expect(linesOf(refunded).slice(4)).toEqual([
    [expect.any(Number), 24, 24, 9.99, 9.99, 0],
    [expect.any(Number), -9.99, 0, 0, 0, 0],
  ]);
  expect(refunded.sums).toEqual([
    accountOf({ opened: 264, credited: 153.99, paid: 24, refunded: 9.99, closing: 96, open: 96 }),
  ]);
  const text = (await readPdf((await own.api.download(`/customers/${id}/statement/pdf`)).content)).text;
  for (const term of ['Начално салдо', 'Кредитирано', '153,99', 'Възстановено', 'Крайно салдо', '96,00'])
    expect(text).toContain(term);
});

test('a person asks for its data: the customer is deleted, a company loses its contact, documents stay', async () => {
  const email = 'person@erase.example';
  const person = await addCustomer(own, { email });
  const company = await addCustomer(own, { kind: 'COMPANY', name: 'Остава ООД', contact: 'Мария', email });
  const doctor = await addCustomer(own, { kind: 'COMPANY', name: 'Д-р Попова', taxId: '7111042925', email });
  const invoice = accepted(await write(own, { customerId: person.id, customer: { ...buyer, email } }));
  const { personalData } = shop.application.contributions;
  const found = await Promise.all(personalData.map((one) => one.find({ kind: 'email', email })));
  expect(found.flat().find(({ kind }) => kind === 'customers')?.rows).toHaveLength(3);
  const actor = { kind: 'operator', name: 'test' } as const;
  const erased = [];
  for (const one of personalData) erased.push(...(await one.erase({ kind: 'email', email }, actor, [])));
  expect(erased).toContainEqual({ kind: 'customers', erased: 3, kept: 0, ground: null });
  for (const { id } of [person, doctor]) expect((await own.api.get(`/customers/${id}`)).status).toBe(404);
  expect(accepted(await own.api.get<Customer>(`/customers/${company.id}`))).toMatchObject({
    name: 'Остава ООД',
    contact: null,
    email: null,
  });
  expect(accepted(await own.api.get<Invoice>(`/invoices/${invoice.id}`)).buyer.name).toBe(buyer.name);
});
