import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentLink, PublicPaymentLink } from '#contract/links/links.ts';
import type { BankPromise, PromisedTransfer, TransferState } from '#contract/payments/transfers.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { isTransferReference } from '#kernel/transfer-reference.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

const iban = 'BG80BNBG96611020345678';
let app: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  app = await sharedApplication('serving');
  merchant = await merchantWithIban();
});
afterAll(() => app.stop());

const setIban = (id: number, value: string | null) =>
  app.database.rows('update merchants set iban = :value, bic = :bic where id = :id', {
    id,
    value,
    bic: value === null ? null : 'BNBGBGSF',
  });

const merchantWithIban = async (): Promise<TestMerchant> => {
  const added = await app.addMerchant();
  await setIban(added.id, iban);
  return added;
};

const promise = (
  { uniqueToken }: Pick<PaymentLink, 'uniqueToken'>,
  body: object = {},
  headers: Readonly<Record<string, string>> = {},
) => app.api().post<PromisedTransfer>(`/payment-links/token/${uniqueToken}/transfer`, body, headers);
const stateOf = async ({ token }: PromisedTransfer): Promise<TransferState> =>
  accepted(await app.api().get<TransferState>(`/payments/transfer/${token}`));
const publicLink = async ({ uniqueToken }: PaymentLink): Promise<PublicPaymentLink> =>
  accepted(await app.api().get<PublicPaymentLink>(`/payment-links/token/${uniqueToken}`));
const promisesOf = async (api: ApiClient, query = ''): Promise<BankPromise[]> =>
  accepted(await api.get<BankPromise[]>(`/bank-promises${query}`));
const open = async (about: Parameters<TestApplication['createLink']>[1] = {}) => {
  const link = await app.createLink(merchant, { amount: 20, ...about });
  return {
    link,
    promised: accepted(await promise(link, { customerName: 'Мария', customerEmail: 'maria@example.com' })),
  };
};

it('a payer who promises a transfer gets receiver, IBAN, amount, reference and the EPC text of them', async () => {
  const { promised } = await open();
  expect(promised).toMatchObject({ iban, bic: 'BNBGBGSF', amount: 20, currency: 'EUR' });
  expect(isTransferReference(promised.reference)).toBe(true);
  const { receiver, reference, text } = promised;
  expect(text).toBe(reference);
  expect(promised.epc.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BNBGBGSF',
    receiver,
    iban,
    'EUR20.00',
    '',
    '',
    reference,
  ]);
  expect(promised.waitingUrl).toContain(`/pay/transfer/${promised.token}`);
});

it('the token of a promised transfer has at least 128 random bits, and its state is not stored by browsers', async () => {
  const { promised } = await open();
  expect(Buffer.from(promised.token, 'base64url').length).toBeGreaterThanOrEqual(16);
  const answer = await app.api().get(`/payments/transfer/${promised.token}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await app.api().get('/payments/transfer/unknown')).toMatchObject({ status: 404 });
});

it('the state of a promised transfer masks the e-mail and names no other payer', async () => {
  const { link, promised } = await open({ usage: 'REUSABLE' });
  accepted(await promise(link, { customerName: 'Друг Платец', customerEmail: 'drug@example.com' }));
  const state = await stateOf(promised);
  expect(state).toMatchObject({ state: 'WAITING', linkStatus: 'ACTIVE', receiptTo: 'm•••@example.com' });
  expect(JSON.stringify(state)).not.toMatch(/Друг|drug@|Мария/);
});

it('a price in leva is promised in euro at the fixed rate', async () => {
  const link = await app.createLink(merchant, { amount: 39.12, currency: 'BGN' });
  const promised = accepted(await promise(link));
  expect(promised.amount).toBe(20);
  expect(promised.epc).toContain('EUR20.00');
});

it('a link in US dollars is not offered by bank, and no transfer of it can be promised', async () => {
  const link = await app.createLink(merchant, { currency: 'USD' });
  expect(await publicLink(link)).toMatchObject({ isCardOffered: true, isBankOffered: false });
  expect(await promise(link)).toMatchObject({ status: 409, body: { code: 'payments.transfer-not-offered' } });
});

it('a link of a merchant without an IBAN is offered by card alone', async () => {
  const other = await app.addMerchant();
  const link = await app.createLink(other);
  expect(link.methods).toEqual(['CARD']);
  expect(await publicLink(link)).toMatchObject({ isCardOffered: true, isBankOffered: false });
  expect(await promise(link)).toMatchObject({ status: 409, body: { code: 'payments.transfer-not-offered' } });
});

it('a link for cards alone takes no promise, and one for the bank alone no card', async () => {
  const post = (methods: string[]) =>
    merchant.api.post<PaymentLink>('/payment-links/me', { amount: 20, currency: 'EUR', methods });
  const cards = accepted(await post(['CARD']));
  expect(cards.methods).toEqual(['CARD']);
  expect(await promise(cards)).toMatchObject({ status: 409 });
  const bank = accepted(await post(['BANK']));
  expect(await publicLink(bank)).toMatchObject({ isCardOffered: false, isBankOffered: true });
  expect(await app.startCheckout(bank)).toMatchObject({
    status: 409,
    body: { code: 'payments.card-not-offered' },
  });
  accepted(await promise(bank));
});

it('a link for the bank alone is refused at its methods where no transfer is possible', async () => {
  const body = { amount: 20, currency: 'USD', methods: ['BANK'] };
  const refused = { status: 422, body: { fields: { methods: expect.any(String) as string } } };
  expect(await merchant.api.post('/payment-links/me', body)).toMatchObject(refused);
  const other = await app.addMerchant();
  expect(await other.api.post('/payment-links/me', { ...body, currency: 'EUR' })).toMatchObject(refused);
});

it('a promise keeps the IBAN that its payer was given when the merchant changes it', async () => {
  const own = await merchantWithIban();
  const link = await app.createLink(own);
  const promised = accepted(await promise(link));
  await setIban(own.id, 'BG18RZBB91550123456789');
  expect((await stateOf(promised)).iban).toBe(iban);
  expect((await promisesOf(own.api))[0]!.iban).toBe(iban);
  expect(accepted(await promise(link)).iban).toBe('BG18RZBB91550123456789');
});

it('a payer without a name and an e-mail promises a transfer', async () => {
  const link = await app.createLink(merchant);
  const state = await stateOf(accepted(await promise(link)));
  expect(state).toMatchObject({ state: 'WAITING', receiptTo: null });
});

it('a repeated request with the same key gets the same promise', async () => {
  const link = await app.createLink(merchant);
  const headers = { 'idempotency-key': 'promise-1' };
  const first = accepted(await promise(link, {}, headers));
  expect(accepted(await promise(link, {}, headers))).toEqual(first);
  expect(await promisesOf(merchant.api, `?paymentLinkId=${link.id}`)).toHaveLength(1);
});

it('no transfer is promised on a cancelled, expired or paid link', async () => {
  const cancelled = await app.createLink(merchant);
  accepted(await merchant.api.post(`/payment-links/${cancelled.id}/cancel`));
  expect(await promise(cancelled)).toMatchObject({ status: 410, body: { code: 'links.gone' } });
  for (const [status, code] of [
    ['EXPIRED', 'links.gone'],
    ['PAID', 'links.already-paid'],
  ]) {
    const link = await app.createLink(merchant);
    await app.database.rows('update payment_links set status = :status where id = :id', {
      status,
      id: link.id,
    });
    expect(await promise(link)).toMatchObject({ status: 410, body: { code } });
  }
});

it('no transfer is promised to a suspended merchant', async () => {
  const suspended = await merchantWithIban();
  const link = await app.createLink(suspended);
  await app.setStatus(suspended.id, 'SUSPENDED');
  expect(await promise(link)).toMatchObject({
    status: 409,
    body: { code: 'payments.merchant-not-accepting' },
  });
});

it('a promise locks nothing: its link stays ACTIVE, is listed as awaiting a transfer, and can be paid by card', async () => {
  const { link } = await open();
  const [listed] = accepted(
    await merchant.api.get<PaymentLink[]>(`/payment-links/me?awaitsTransfer=true&sortBy=id&sortDir=desc`),
  );
  expect(listed).toMatchObject({ id: link.id, status: 'ACTIVE', awaitsTransfer: true });
  const plain = await app.createLink(merchant);
  const all = accepted(
    await merchant.api.get<PaymentLink[]>(`/payment-links/me?awaitsTransfer=true&range=[0,99]`),
  );
  expect(all.map(({ id }) => id)).not.toContain(plain.id);
  accepted(await app.startCheckout(link));
});

it('the payer of a transfer learns that the link was paid in another way or cancelled, and it is waited for no longer', async () => {
  const paid = await open();
  await app.database.rows(`update payment_links set status = 'PAID', paid_at = now() where id = :id`, {
    id: paid.link.id,
  });
  expect(await stateOf(paid.promised)).toMatchObject({ state: 'WAITING', linkStatus: 'PAID', payUrl: null });
  const cancelled = await open();
  accepted(await merchant.api.post(`/payment-links/${cancelled.link.id}/cancel`));
  expect(await stateOf(cancelled.promised)).toMatchObject({ linkStatus: 'CANCELLED', payUrl: null });
  const waiting = (await promisesOf(merchant.api, '?range=[0,99]')).map(({ reference }) => reference);
  expect(waiting).not.toContain(paid.promised.reference);
  expect(waiting).not.toContain(cancelled.promised.reference);
});

it('a promise of a link that has expired waits on, and is LATE after its days', async () => {
  const { link, promised } = await open();
  await app.database.rows(
    `update payment_links set expires_at = now() - interval '1 minute' where id = :id`,
    { id: link.id },
  );
  expect(await stateOf(promised)).toMatchObject({ state: 'WAITING', linkStatus: 'EXPIRED' });
  await app.database.rows(
    `update bank_promises set promised_at = now() - interval '9 days', expires_at = now() - interval '1 day'
     where reference = :reference`,
    { reference: promised.reference },
  );
  expect(await stateOf(promised)).toMatchObject({ state: 'LATE' });
  expect((await promisesOf(merchant.api, '?state=LATE')).map((it) => it.reference)).toContain(
    promised.reference,
  );
  // Another file counts the links that are due.
  accepted(await merchant.api.post(`/payment-links/${link.id}/cancel`));
});

it('a withdrawn promise is waited for no longer, and is withdrawn once', async () => {
  const { promised } = await open();
  const [found] = await promisesOf(merchant.api, `?search=${promised.reference}`);
  expect(accepted(await merchant.api.post(`/bank-promises/${found!.id}/withdraw`))).toMatchObject({
    state: 'WITHDRAWN',
  });
  expect(await stateOf(promised)).toMatchObject({ state: 'WITHDRAWN' });
  expect(await promisesOf(merchant.api, `?search=${promised.reference}`)).toEqual([]);
  expect(await merchant.api.post(`/bank-promises/${found!.id}/withdraw`)).toMatchObject({
    status: 409,
    body: { code: 'links.promise-state-refused' },
  });
});

it('another merchant neither sees nor withdraws a promise', async () => {
  const { promised } = await open();
  const [found] = await promisesOf(merchant.api, `?search=${promised.reference}`);
  const other = await app.addMerchant();
  expect(await promisesOf(other.api)).toEqual([]);
  expect(await other.api.get(`/bank-promises/${found!.id}`)).toMatchObject({ status: 404 });
  expect(await other.api.post(`/bank-promises/${found!.id}/withdraw`)).toMatchObject({ status: 404 });
});

it('the document of a promised transfer is refused before the money came', async () => {
  const { promised } = await open();
  expect(await app.api().get(`/payments/transfer/${promised.token}/receipt`)).toMatchObject({
    status: 409,
    body: { code: 'payments.receipt-not-ready' },
  });
});

it('the posted pay form leads a payer without a script to the page of the transfer', async () => {
  const link = await app.createLink(merchant);
  const answer = await fetch(`${app.url}/pay/${link.uniqueToken}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.url },
    body: new URLSearchParams({ way: 'BANK', customerName: 'Иван', customerEmail: '' }),
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/^\/pay\/transfer\/[\w-]+$/);
});

const today = () => businessDateOf(new Date());
const record = (promised: PromisedTransfer, about: object = {}) =>
  merchant.api.post<Payment>('/payments/bank', {
    reference: promised.reference,
    amount: 20,
    receivedOn: today(),
    ...about,
  });

it('once the merchant records that the money came, the page of the payer has the receipt and its document', async () => {
  const { link, promised } = await open();
  const payment = accepted(await record(promised));
  expect(payment).toMatchObject({ status: 'SUCCEEDED', paymentLinkId: link.id });
  expect(await stateOf(promised)).toMatchObject({
    state: 'PAID',
    linkStatus: 'PAID',
    paidAmount: 20,
    invoiceNumber: expect.stringMatching(/^\d{10}$/) as string,
  });
  const [found] = await promisesOf(merchant.api, `?paymentLinkId=${link.id}`);
  expect(found).toMatchObject({ state: 'PAID', paymentId: payment.id });
  expect(await merchant.api.post(`/bank-promises/${found!.id}/withdraw`)).toMatchObject({ status: 409 });
});

it('a second promise of a link that was paid by bank learns that it is paid', async () => {
  const { link, promised } = await open();
  const second = accepted(await promise(link));
  accepted(await record(promised));
  expect(await stateOf(second)).toMatchObject({ state: 'WAITING', linkStatus: 'PAID' });
  expect(await record(second)).toMatchObject({ status: 409, body: { code: 'payments.transfer-not-needed' } });
});

it('the transfer for a written invoice names its number after the reference', async () => {
  const invoice = accepted(
    await merchant.api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров' },
      items: [{ description: 'Ремонт', quantity: 1, unitPrice: 20, taxRate: 0 }],
    }),
  );
  const uniqueToken = new URL(invoice.payUrl!).pathname.split('/').at(-1)!;
  const promised = accepted(await promise({ uniqueToken }));
  expect(promised.text).toBe(`${promised.reference} ${invoice.invoiceNumber}`);
  expect(promised.epc.split('\n').at(-1)).toBe(promised.text);
  expect(await promisesOf(merchant.api, `?invoiceId=${invoice.id}`)).toHaveLength(1);
});
