import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActivityItem } from '#contract/payments/activity.ts';
import type { BuyerRequest } from '#contract/invoices/buyer-requests.ts';
import type { CustomerStatement } from '#contract/customers/customer-statements.ts';
import type { Customer } from '#contract/customers/customers.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { NamedBuyer } from '#contract/payments/payer-documents.ts';
import { messages } from '#messages/message-catalogue.ts';
import { activityActions } from '#modules/invoices/adapters/postgres/list-document-activity.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let stranger: TestMerchant;
beforeAll(async () => {
  shop = await startApplication();
  merchant = await shop.addMerchant();
  stranger = await shop.addMerchant();
  await shop.registerForVat(merchant.id);
});
afterAll(async () => {
  await shop.drain();
  expect(await shop.database.rows(`select from invoice_deliveries where state = 'QUEUED'`)).toEqual([]);
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const company = { name: 'Тест ЕООД', taxId: '175074752', address: 'гр. София, ул. „Шипка“ № 1' };

const pay = async (link: Parameters<TestApplication['openCheckout']>[0]): Promise<OpenCheckout> => {
  const checkout = await shop.openCheckout(link, { customerEmail: 'maria@example.com', language: 'bg' });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  return checkout;
};
const refund = async ({ paymentId }: OpenCheckout, amount?: number): Promise<void> => {
  const before = await notesOf(paymentId);
  accepted(await merchant.api.post(`/payments/${paymentId}/refunds`, { amount, reason: 'OTHER' }));
  await shop.drain();
  expect(await notesOf(paymentId)).toBeGreaterThan(before);
};
const notesOf = async (paymentId: number): Promise<number> => {
  const notes = await shop.database.rows(
    'select from invoices where refund_id in (select id from refunds where payment_id = ?)',
    [paymentId],
  );
  return notes.length;
};
const ask = async ({ sessionId }: OpenCheckout, buyer: object = company): Promise<NamedBuyer> =>
  accepted(await shop.api().post<NamedBuyer>(`/payments/checkout/sessions/${sessionId}/buyer`, { buyer }));
const requestOf = async ({ paymentId }: OpenCheckout): Promise<BuyerRequest> => {
  const all = accepted(await merchant.api.get<BuyerRequest[]>('/buyer-requests/me?sort=["id","DESC"]'));
  return all.find((one) => one.paymentId === paymentId)!;
};
const accept = ({ id }: BuyerRequest) => merchant.api.post<BuyerRequest>(`/buyer-requests/${id}/accept`, {});
const invoiceOf = async (id: number): Promise<Invoice> =>
  accepted(await merchant.api.get<Invoice>(`/invoices/${id}`));
const currentOf = async ({ paymentId }: OpenCheckout): Promise<Invoice> =>
  invoiceOf((await shop.payment(paymentId)).invoiceId!);

/** A payment of 100 of which 10 was refunded, with the request for another buyer. */
const asked = async (): Promise<Readonly<{ checkout: OpenCheckout; request: BuyerRequest }>> => {
  const checkout = await pay(await shop.createLink(merchant));
  await refund(checkout, 10);
  expect((await ask(checkout)).outcome).toBe('REQUESTED');
  return { checkout, request: await requestOf(checkout) };
};

it('an accepted request credits all that is left without a refund and issues a paid document to the company', async () => {
  const { checkout, request } = await asked();
  expect(request).toMatchObject({ state: 'OPEN', obstacle: 'REFUNDED', buyer: company, total: 100 });
  expect(accepted(await accept(request))).toMatchObject({ state: 'DONE', reason: null });
  const [old, current] = [await invoiceOf(request.invoiceId), await currentOf(checkout)];
  expect(old.creditNotes.map(({ totalAmount }) => totalAmount)).toEqual([10, 90]);
  expect(old).toMatchObject({ status: 'PAID', annulledAt: null, openAmount: 0 });
  expect(current).toMatchObject({
    status: 'PAID',
    buyer: company,
    totalAmount: 90,
    subtotal: 75,
    taxAmount: 15,
    paidAmount: 90,
    taxEventDate: old.taxEventDate,
    paymentId: checkout.paymentId,
    payments: [{ kind: 'CARD', amount: 90, paymentId: checkout.paymentId }],
  });
  expect(current.deliveries.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['RECEIPT', 'maria@example.com'],
  ]);
  const payment = await shop.payment(checkout.paymentId);
  expect(payment).toMatchObject({ refundedAmount: 10, refundStatus: 'PARTIAL' });
  await refund(checkout);
  expect((await currentOf(checkout)).creditNotes.map(({ totalAmount }) => totalAmount)).toEqual([90]);
});

it('the account of a customer counts each refund once, before and after the document to another buyer', async () => {
  const { checkout, request } = await asked();
  accepted(await accept(request));
  const { id } = accepted(
    await merchant.api.post<Customer>('/customers/me', { kind: 'PERSON', name: 'Мария Георгиева' }),
  );
  const accountOf = async () => {
    const ids = [request.invoiceId, (await currentOf(checkout)).id];
    await shop.database.rows(
      'update invoices set customer_id = :id where id = any(:ids) or corrects_invoice_id = any(:ids)',
      { id, ids },
    );
    return accepted(await merchant.api.get<CustomerStatement>(`/customers/${id}/statement`)).sums;
  };
  const account = { currency: 'EUR', opening: 0, closing: 0, open: 0, inFavour: 0, overdue: 0 };
  expect(await accountOf()).toEqual([{ ...account, opened: 190, credited: 100, paid: 100, refunded: 10 }]);
  await refund(checkout);
  expect(await accountOf()).toEqual([{ ...account, opened: 190, credited: 190, paid: 100, refunded: 100 }]);
});

it('a request is answered once, also by two presses at once', async () => {
  const { checkout, request } = await asked();
  const answers = await Promise.all([accept(request), accept(request)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const again = await merchant.api.post<ErrorBody>(`/buyer-requests/${request.id}/refuse`, { reason: 'Не' });
  expect([again.status, again.body.code]).toEqual([409, 'invoices.buyer-request-answered']);
  expect((await currentOf(checkout)).totalAmount).toBe(90);
});

it('a refusal is mailed to the payer with its reason, and the document stays', async () => {
  const { checkout, request } = await asked();
  const before = await currentOf(checkout);
  const reason = 'Месецът вече е деклариран.';
  const refused = await merchant.api.post<BuyerRequest>(`/buyer-requests/${request.id}/refuse`, { reason });
  expect(accepted(refused)).toMatchObject({ state: 'REFUSED', reason });
  expect((await currentOf(checkout)).id).toBe(before.id);
  await shop.drain();
  const mail = shop.mailbox.mails
    .map(({ raw }) => readMail(raw))
    .find((one) => partOf(one, 'text/plain').toString('utf8').includes(reason));
  expect(mail!.headers.get('subject')).toContain(`${before.invoiceNumber} остава без промяна`);
  expect((await ask(checkout)).outcome).toBe('REQUESTED');
});

it('the activity feed of the back office tells of requests, answers, notes and transfers in words', async () => {
  const { checkout, request } = await asked();
  accepted(await merchant.api.post(`/buyer-requests/${request.id}/refuse`, { reason: 'Късно' }));
  await ask(checkout);
  accepted(await accept(await requestOf(checkout)));
  const { id, invoiceNumber, issueDate } = await write('ivan@example.com');
  const paid = accepted(
    await merchant.api.post<Invoice>(`/invoices/${id}/payments`, { amount: 10, paidOn: issueDate }),
  );
  const path = `/invoices/${id}/payments/${paid.payments[0]!.id}/take-back`;
  accepted(await merchant.api.post(path, { reason: 'Грешка' }));
  const name = request.invoiceNumber;
  const listed = accepted(await shop.admin.get<ActivityItem[]>('/activity?limit=100'))
    .filter(({ type }) => type === 'document_changed')
    .slice(0, 8);
  const { businessName } = accepted(await merchant.api.get<{ businessName: string }>('/merchants/me'));
  expect(
    listed.map(({ description, status }) => [status, description.replace(businessName, 'Shop')]),
  ).toEqual([
    ['warning', `The recorded bank transfer for document No. ${invoiceNumber} of Shop was taken back.`],
    ['success', `A bank transfer for document No. ${invoiceNumber} of Shop was recorded.`],
    ['success', `Shop accepted the request for invoice No. ${name} in the name of a company.`],
    ['success', `Credit note for document No. ${name} of Shop.`],
    ['warning', `A customer of Shop wants invoice No. ${name} in the name of a company.`],
    ['warning', `Shop refused the request for invoice No. ${name} in the name of a company.`],
    ['warning', `A customer of Shop wants invoice No. ${name} in the name of a company.`],
    ['success', `Credit note for document No. ${name} of Shop.`],
  ]);
  expect(activityActions.filter((action) => !messages.knows(`activity.${action}`))).toEqual([]);
});

it('a request of another merchant is not found', async () => {
  const { request } = await asked();
  const [acceptance, refusal] = [
    await stranger.api.post(`/buyer-requests/${request.id}/accept`, {}),
    await stranger.api.post(`/buyer-requests/${request.id}/refuse`, { reason: 'Не' }),
  ];
  expect([acceptance.status, refusal.status]).toEqual([404, 404]);
  expect(accepted(await stranger.api.get<BuyerRequest[]>('/buyer-requests/me'))).toEqual([]);
});

const write = async (email: string, send = false): Promise<Invoice> =>
  accepted(
    await merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров', email },
      items: [{ description: 'Услуга', quantity: 3, unitPrice: 20, taxRate: 20 }],
      send,
    }),
  );
const payWritten = async ({ id }: Invoice): Promise<OpenCheckout> => {
  const [link] = await shop.database.rows<{ id: number; amount: number }>(
    `select id, amount_minor / 100 as amount from payment_links where invoice_id = ?`,
    [id],
  );
  return pay({ ...link!, merchantId: merchant.id, currency: 'EUR' });
};

it('the payer of a written invoice asks the merchant, who issues it to the company with the same lines', async () => {
  const written = await write('ivan@example.com');
  const checkout = await payWritten(written);
  expect((await ask(checkout)).outcome).toBe('REQUESTED');
  const request = await requestOf(checkout);
  expect(request.obstacle).toBe('WRITTEN');
  accepted(await accept(request));
  const current = await currentOf(checkout);
  expect(current).toMatchObject({ totalAmount: 72, paidAmount: 72, buyer: company, payUrl: null });
  expect(current.items).toMatchObject([{ quantity: 3, unit: 'бр.', unitPrice: 20, lineTotal: 60 }]);
  expect(await invoiceOf(written.id)).toMatchObject({ creditNotes: [{ totalAmount: 72 }], openAmount: 0 });
});

it('a paid written invoice is mailed to its buyer and to the payer, and only the buyer gets the original', async () => {
  const written = await write('schet@example.com');
  await payWritten(written);
  await shop.drain();
  const { deliveries } = await invoiceOf(written.id);
  expect(deliveries.map(({ kind, recipient, state }) => [kind, recipient, state])).toEqual([
    ['RECEIPT', 'maria@example.com', 'SENT'],
    ['RECEIPT', 'schet@example.com', 'SENT'],
  ]);
  const originals = await shop.database.rows(
    `select recipient from invoice_deliveries where invoice_id = ? and is_original`,
    [written.id],
  );
  expect(originals).toEqual([{ recipient: 'schet@example.com' }]);
});

it('a written invoice is mailed at once when asked for, and not written without an address', async () => {
  const { deliveries } = await write('ivan@example.com', true);
  expect(deliveries.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['SENT_BY_MERCHANT', 'ivan@example.com'],
  ]);
  const refused = await merchant.api.post<ErrorBody>('/invoices', {
    currency: 'EUR',
    customer: { kind: 'PERSON', name: 'Иван Петров' },
    items: [{ description: 'Услуга', quantity: 1, unitPrice: 20, taxRate: 20 }],
    send: true,
  });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['customer.email']]);
});
