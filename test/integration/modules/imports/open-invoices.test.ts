import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ForeignImport, OpenInvoicesResult } from '#contract/imports/open-invoices.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { accepted, type Answer } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { inDays } from '#test/support/in-days.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication();
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

type Own = Pick<TestMerchant, 'api' | 'id'>;

/** As inv.bg writes a list of invoices. */
const list = `Номер;Вид;Дата;Падеж;Клиент;ЕИК;Имейл;Общо;Платено;Валута
0000001232;Фактура;02.11.2026;16.11.2026;Книжарница „Хеликон“ ООД;831902088;kupuvach@example.com;120,00;0,00;EUR
0000001233;Кредитно известие;03.11.2026;;Книжарница „Хеликон“ ООД;831902088;;-12,00;0,00;EUR
0000001234;Фактура;05.11.2026;19.11.2026;Иван Петров;;ivan@example.com;80,50;80,50;EUR
0000001235;Фактура;09.12.2025;23.12.2025;Мария Илиева;;;195,58;0;лв.
`;

const send = (
  { api }: Own,
  text: string,
  about: object = {},
  query = '',
): Promise<Answer<OpenInvoicesResult>> =>
  api.post<OpenInvoicesResult>(`/foreign-documents/me/import${query}`, {
    content: Buffer.from(text).toString('base64'),
    ...about,
  });
const imported = async (own: Own, text: string, about: object = {}): Promise<OpenInvoicesResult> =>
  accepted(await send(own, text, about));
/** The text of the newest mail to an address. */
const newestTo = (address: string): string => {
  const mail = shop.mailbox.mails.findLast(({ to }) => to.includes(address));
  return partOf(readMail(mail!.raw), 'text/plain').toString();
};
const storedOf = ({ id }: Own) =>
  shop.database.rows<{ id: number; number: string; open: number }>(
    `select id, number, open_minor as open from foreign_documents where merchant_id = :id and undone_at is null
     order by number`,
    { id },
  );
const nextNumber = async ({ api }: Own): Promise<number> =>
  accepted(await api.get<{ nextNumber: number }>('/invoices/series')).nextNumber;
const documentsOf = async ({ api }: Own): Promise<Invoice[]> =>
  accepted(await api.get<Invoice[]>('/invoices/me'));
const ask = ({ api }: Own, id: number, body: object = {}) =>
  api.post<{ paymentLinkUrl: string; sentTo: string | null }>(`/foreign-documents/${id}/ask`, body);
/** The link of a document, as a checkout needs it. */
const linkOf = async (own: Own, id: number) => {
  accepted(await ask(own, id));
  const [link] = await shop.database.rows<{ id: number; amount: number }>(
    `select id, amount_minor as amount from payment_links where foreign_document_id = :id order by id desc limit 1`,
    { id },
  );
  return { id: link!.id, merchantId: own.id, amount: link!.amount / 100, currency: 'EUR' } as const;
};

test('a dry run says what is unpaid, what is left out and which number follows, and stores nothing', async () => {
  const own = await shop.addMerchant();
  const found = accepted(await send(own, list, {}, '?dryRun=true'));
  expect(found.errors).toEqual([]);
  expect(found).toMatchObject({ rows: 4, created: 2, changed: 0, unchanged: 2, isStored: false });
  expect(found.picture).toEqual({
    sums: [{ currency: 'EUR', documents: 2, open: 220 }],
    overdue: 2,
    known: 0,
    paid: 1,
    others: 1,
    firstDay: '2025-12-09',
    lastDay: '2026-11-02',
    lastNumber: 1235,
    nextNumber: 1,
    continuedNumber: 1236,
  });
  expect(await storedOf(own)).toEqual([]);
  expect(await nextNumber(own)).toBe(1);
});

test('an import stores the unpaid documents in euro, knows the customer, and continues the numbers when it is asked to', async () => {
  const own = await shop.addMerchant();
  accepted(await own.api.post('/customers/me', { kind: 'COMPANY', name: 'Хеликон', taxId: '831902088' }));
  const stored = await imported(own, list, { continueNumbers: true });
  expect(stored).toMatchObject({ isStored: true, created: 2, picture: { known: 1, continuedNumber: 1236 } });
  expect(await storedOf(own)).toMatchObject([
    { number: '0000001232', open: 12_000 },
    { number: '0000001235', open: 10_000 },
  ]);
  expect(await nextNumber(own)).toBe(1236);
});

test('the same list twice changes nothing, and a known document with another sum is refused by its row', async () => {
  const own = await shop.addMerchant();
  await imported(own, list);
  expect(await imported(own, list)).toMatchObject({ isStored: true, created: 0, unchanged: 4 });
  expect(accepted(await own.api.get<ForeignImport[]>('/foreign-imports/me'))).toHaveLength(1);
  const other = await imported(own, list.replace('120,00', '130,00'));
  expect(other).toMatchObject({ isStored: false, picture: null, errors: [{ row: 2, field: 'number' }] });
  expect(await storedOf(own)).toHaveLength(2);
});

test.each([
  [
    'a part that names no sum',
    'Номер;Дата;Клиент;Общо;Статус\n7;01.11.2026;Анна;10,00;Частично платена\n',
    'open',
  ],
  ['a day that is none', 'Номер;Дата;Клиент;Общо;Платено\n7;31.02.2026;Анна;10,00;0\n', 'issueDate'],
  ['no column of what is unpaid', 'Номер;Дата;Клиент;Общо\n7;01.11.2026;Анна;10,00\n', 'open'],
  ['more unpaid than the total', 'Номер;Дата;Клиент;Общо;Остатък\n7;01.11.2026;Анна;10,00;12,00\n', 'open'],
  [
    'a currency that no card is charged in',
    'Номер;Дата;Клиент;Общо;Платено;Валута\n7;01.11.2026;Анна;10,00;0;GBP\n',
    'currency',
  ],
  [
    'two rows of one number',
    'Номер;Дата;Клиент;Общо;Платено\n7;01.11.2026;Анна;10,00;0\n7;01.11.2026;Анна;11,00;0\n',
    'number',
  ],
])('a list with %s is refused whole, and the field is named', async (_, text, field) => {
  const own = await shop.addMerchant();
  const refused = await imported(own, text);
  expect(refused).toMatchObject({ isStored: false, errors: [{ field }] });
  expect(await storedOf(own)).toEqual([]);
});

test('numbers cannot be continued once a document was issued, and nothing is stored', async () => {
  const own = await shop.addMerchant();
  const link = await shop.createLink(own, { amount: 10 });
  const checkout = await shop.openCheckout(link);
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnFrom(checkout);
  const refused = await send(own, list, { continueNumbers: true });
  expect(refused).toMatchObject({ status: 422, body: { fields: { continueNumbers: expect.any(String) } } });
  expect(await storedOf(own)).toEqual([]);
});

test('a payment by the link of an earlier invoice issues no document, pays it, and its payer gets a confirmation', async () => {
  const own = await shop.addMerchant();
  await imported(own, list);
  const [document] = await storedOf(own);
  const asked = accepted(await ask(own, document!.id, { send: true }));
  expect(asked).toMatchObject({ sentTo: 'kupuvach@example.com' });
  await shop.drain();
  expect(newestTo('kupuvach@example.com')).toContain(asked.paymentLinkUrl);
  const token = asked.paymentLinkUrl.split('/').at(-1)!;
  expect(accepted(await shop.api().get(`/payment-links/token/${token}`))).toMatchObject({
    isInvoice: true,
    documentType: 'FOREIGN',
    description: expect.stringContaining('Фактура № 0000001232 от 02.11.2026'),
  });
  const checkout = await shop.openCheckout(await linkOf(own, document!.id), {
    customerEmail: 'plateca@example.com',
  });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnFrom(checkout);
  await shop.drain();
  expect(await documentsOf(own)).toEqual([]);
  expect(await nextNumber(own)).toBe(1);
  expect(
    await shop.database.rows(
      'select amount_minor as paid from foreign_payments where foreign_document_id = :id',
      { id: document!.id },
    ),
  ).toEqual([{ paid: 12_000 }]);
  expect(newestTo('plateca@example.com')).toContain('0000001232');
  expect(await ask(own, document!.id)).toMatchObject({ status: 409, body: { code: 'imports.nothing-open' } });
});

test('the refund of a payment of an earlier invoice goes back, and writes no credit note', async () => {
  const own = await shop.addMerchant();
  await imported(own, list);
  const [document] = await storedOf(own);
  const checkout = await shop.openCheckout(await linkOf(own, document!.id));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  accepted(await own.api.post(`/payments/${checkout.paymentId}/refunds`, { amount: 20, reason: 'OTHER' }));
  await shop.drain();
  const [refund] = await shop.database.rows<object>(
    'select status, amount_minor as amount from refunds where payment_id = :id',
    { id: checkout.paymentId },
  );
  expect(refund).toEqual({ status: 'SUCCEEDED', amount: 2_000 });
  expect(await documentsOf(own)).toEqual([]);
});

test('an earlier invoice that was paid by hand closes its link, and a card payment of it goes back without a document', async () => {
  const own = await shop.addMerchant();
  await imported(own, list);
  const [document] = await storedOf(own);
  const checkout = await shop.openCheckout(await linkOf(own, document!.id), {});
  const by = { paidOn: inDays(0) };
  expect(accepted(await own.api.post(`/foreign-documents/${document!.id}/payments`, by))).toEqual({
    paid: 120,
    open: 0,
  });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnFrom(checkout);
  await shop.drain();
  const [payment] = await shop.database.rows<object>(
    `select overpaid, status, (select status from refunds r where r.payment_id = p.id) as refund from payments p
     where merchant_id = :id`,
    { id: own.id },
  );
  expect(payment).toEqual({ overpaid: true, status: 'SUCCEEDED', refund: 'SUCCEEDED' });
  expect(await documentsOf(own)).toEqual([]);
});

test('a payment by hand is taken back once, and one by a link stays', async () => {
  const own = await shop.addMerchant();
  await imported(own, list);
  const [document, other] = await storedOf(own);
  const path = `/foreign-documents/${document!.id}/payments`;
  accepted(await own.api.post(path, { paidOn: inDays(0), amount: 20 }));
  const [payment] = await shop.database.rows<{ id: number }>(
    'select id from foreign_payments where foreign_document_id = :id',
    { id: document!.id },
  );
  const takeBack = (id: number) =>
    own.api.post(`/foreign-documents/${id}/payments/${payment!.id}/take-back`, {});
  expect(await takeBack(other!.id)).toMatchObject({ status: 409 });
  expect(await takeBack(document!.id)).toMatchObject({ status: 200, body: { paid: 0, open: 120 } });
  expect(await takeBack(document!.id)).toMatchObject({
    status: 409,
    body: { code: 'imports.payment-stays' },
  });
  expect(await own.api.post(path, { paidOn: inDays(0), amount: 120.01 })).toMatchObject({
    status: 422,
    body: { fields: { amount: expect.any(String) } },
  });
  expect(await own.api.post(path, { paidOn: inDays(1) })).toMatchObject({
    status: 422,
    body: { fields: { paidOn: expect.any(String) } },
  });
});

test('an undo removes what was neither paid nor asked for, and gives back the number of before', async () => {
  const own = await shop.addMerchant();
  await imported(own, list, { continueNumbers: true });
  const [first] = await storedOf(own);
  accepted(await own.api.post(`/foreign-documents/${first!.id}/payments`, { paidOn: inDays(0) }));
  const [stored] = accepted(await own.api.get<ForeignImport[]>('/foreign-imports/me'));
  expect(stored).toMatchObject({ documents: 2, startNumber: 1236 });
  const undo = () => own.api.post(`/foreign-imports/${stored!.id}/undo`, {});
  expect(await undo()).toMatchObject({ status: 200, body: { removed: 1, kept: 1 } });
  expect(await storedOf(own)).toHaveLength(1);
  expect(await nextNumber(own)).toBe(1);
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'imports.import-stays' } });
});

/** What the doctor finds after a change past the program, which is undone. */
const foundAfter = async (
  change: string,
  undo: string,
  by: Readonly<Record<string, number>>,
): Promise<string> => {
  await shop.database.rows(change, by);
  const found = await shop.doctor(/^doctor\.foreign-documents$/);
  await shop.database.rows(undo, by);
  return JSON.stringify(found);
};

test('doctor.foreign-documents finds a payment by a link that was not booked, one of another sum, and more than was open', async () => {
  const own = await shop.addMerchant();
  await imported(own, list);
  const [document] = await storedOf(own);
  const by = { id: document!.id };
  const checkout = await shop.openCheckout(await linkOf(own, document!.id));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnFrom(checkout);
  expect(await shop.doctor(/^doctor\.foreign-documents$/)).toEqual([]);
  const set = (change: string): string =>
    `update foreign_payments set ${change} where foreign_document_id = :id returning id`;
  expect(await foundAfter(set('amount_minor = 11999'), set('amount_minor = 12000'), by)).toContain(
    'another sum',
  );
  const open = (minor: number): string =>
    `update foreign_documents set open_minor = ${minor} where id = :id returning id`;
  expect(await foundAfter(open(11_000), open(12_000), by)).toContain('were open');
  const [kept] = await shop.database.rows<{ paymentId: number }>(
    'update foreign_payments set payment_id = null where foreign_document_id = :id returning (select max(id) from payments) as "paymentId"',
    by,
  );
  const back = `update foreign_payments set payment_id = :paymentId where foreign_document_id = :id returning id`;
  expect(await foundAfter('select 1', back, { ...by, ...kept })).toContain('made by its link');
  expect(await shop.doctor(/^doctor\.foreign-documents$/)).toEqual([]);
});
