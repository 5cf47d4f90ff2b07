import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientSortFields, type ClientSummary } from '#contract/accountants/accountants.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { accountantSteps } from './accountants-fixture.ts';

type Paged = { content: ClientSummary[]; totalElements: number };

let shop: TestApplication;
let steps: ReturnType<typeof accountantSteps>;
let accountant: Readonly<{ id: number; api: ApiClient }>;
let agro: TestMerchant;
let bakery: TestMerchant;
let zora: TestMerchant;
let foreign: TestMerchant;

beforeAll(async () => {
  shop = await sharedApplication('working');
  steps = accountantSteps(shop);
  accountant = await shop.addStaff('ACCOUNTANT');
  agro = await steps.addComplete('Агро ЕООД');
  bakery = await shop.addMerchant({ businessName: 'Пекарна ООД' });
  zora = await shop.addMerchant({ businessName: 'Зора АД' });
  foreign = await shop.addMerchant({ businessName: 'Чужда ООД' });
  await steps.assign(accountant.id, [agro.id, bakery.id, zora.id]);
  // September, October and November in Sofia, which is three hours ahead of UTC in summer, and two in winter.
  await steps.payAt(agro.id, '2026-09-30T20:59:59Z', 1_200);
  await steps.payAt(agro.id, '2026-09-30T21:00:00Z', 12_000);
  await steps.payAt(agro.id, '2026-10-31T21:59:59Z', 24_000);
  await steps.payAt(agro.id, '2026-10-31T22:00:00Z', 60_000);
  await steps.payAt(bakery.id, '2026-10-15T10:00:00Z', 5_000, { hasDocument: false });
  await steps.payAt(foreign.id, '2026-10-15T10:00:00Z', 900_000);
});
afterAll(() => shop.stop());

const clients = async (query = '', api = accountant.api): Promise<Paged> =>
  accepted(await api.get<Paged>(`/accountant/clients?size=500&${query}`));
const clientOf = async ({ id }: TestMerchant, query: string): Promise<ClientSummary> =>
  (await clients(query)).content.find((client) => client.id === id)!;
const thisMonth = (): string => businessDateOf(new Date()).slice(0, 7);

describe('figures of a month', () => {
  it('a payment and its document belong to the month of its instant in Sofia', async () => {
    expect(await clientOf(agro, 'month=2026-10')).toEqual({
      id: agro.id,
      businessName: 'Агро ЕООД',
      vatRegistration: 'FULL',
      monthState: 'OVER',
      turnover: 360,
      vatCharged: 60,
      documents: 2,
      problems: [],
      openQuestions: 0,
      newAnswers: 0,
    });
    expect(await clientOf(agro, 'month=2026-09')).toMatchObject({
      turnover: 12,
      documents: 1,
      vatCharged: 2,
    });
    expect(await clientOf(agro, 'month=2026-11')).toMatchObject({
      turnover: 600,
      documents: 1,
      vatCharged: 100,
    });
    expect(await clientOf(agro, 'month=2025-01')).toMatchObject({ turnover: 0, documents: 0, problems: [] });
  });

  it('the month before this one is the default, and this month is RUNNING', async () => {
    expect((await clientOf(agro, '')).monthState).toBe('OVER');
    expect((await clientOf(agro, `month=${thisMonth()}`)).monthState).toBe('RUNNING');
  });

  it('a refund in a later month reduces the VAT of its own month, and no turnover', async () => {
    const merchant = await shop.addMerchant();
    await shop.registerForVat(merchant.id);
    const paymentId = await steps.payNow(merchant, 120);
    await shop.database.rows(
      `update payments set succeeded_at = '2026-08-15T10:00:00Z' where id = :paymentId`,
      {
        paymentId,
      },
    );
    accepted(await merchant.api.post(`/payments/${paymentId}/refunds`, { amount: 30 }));
    await shop.drain();
    expect((await shop.payment(paymentId)).refundStatus).toBe('PARTIAL');
    await steps.assign(accountant.id, [agro.id, bakery.id, zora.id, merchant.id]);
    expect(await clientOf(merchant, 'month=2026-08')).toMatchObject({ turnover: 120, documents: 0 });
    expect(await clientOf(merchant, `month=${thisMonth()}`)).toMatchObject({
      turnover: 0,
      vatCharged: 15,
      documents: 2,
    });
    await steps.assign(accountant.id, [agro.id, bakery.id, zora.id]);
  });

  it('test documents are in no figure, and an annulled document is counted without its VAT', async () => {
    const before = await clientOf(agro, `month=${thisMonth()}`);
    accepted(await agro.api.post('/invoices/test-create'));
    const draft = {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров' },
      items: [{ description: 'Услуга', quantity: 1, unitPrice: 100, taxRate: 20 }],
    };
    const { id } = accepted(await agro.api.post<{ id: number }>('/invoices', draft));
    const written = await clientOf(agro, `month=${thisMonth()}`);
    expect(written.documents - before.documents).toBe(1);
    expect(written.vatCharged - before.vatCharged).toBeCloseTo(20);
    accepted(await agro.api.post(`/invoices/${id}/annul`, { reason: 'Грешка' }));
    const annulled = await clientOf(agro, `month=${thisMonth()}`);
    expect(annulled).toMatchObject({ documents: written.documents, vatCharged: before.vatCharged });
  });

  it('problems are an incomplete profile and a payment without a document', async () => {
    expect((await clientOf(bakery, 'month=2026-10')).problems).toEqual([
      { kind: 'PROFILE_INCOMPLETE', count: 2 },
      { kind: 'PAYMENT_WITHOUT_DOCUMENT', count: 1 },
    ]);
    expect((await clientOf(bakery, 'month=2026-09')).problems).toEqual([
      { kind: 'PROFILE_INCOMPLETE', count: 2 },
    ]);
  });

  it('problems are an undelivered document and an open dispute', async () => {
    const [payment] = await shop.database.rows<{ id: number }>(
      `update payments set dispute_status = 'OPEN' where merchant_id = :id and succeeded_at = '2026-09-30T20:59:59Z'
       returning id`,
      agro,
    );
    await shop.database.rows(
      `update invoice_deliveries set state = 'FAILED', sent_at = null, last_error = 'refused'
       where invoice_id = (select id from invoices where payment_id = :id)`,
      payment,
    );
    expect((await clientOf(agro, 'month=2026-09')).problems).toEqual([
      { kind: 'DOCUMENT_UNDELIVERED', count: 1 },
      { kind: 'DISPUTE_OPEN', count: 1 },
    ]);
    expect((await clientOf(agro, 'month=2026-10')).problems).toEqual([]);
  });
});

describe('the table of clients', () => {
  const october = 'month=2026-10';
  const names = ({ content }: Paged) => content.map(({ businessName }) => businessName);

  it('has the merchants of the caller and no other', async () => {
    expect(names(await clients(october))).toEqual(['Агро ЕООД', 'Зора АД', 'Пекарна ООД']);
    const other = await shop.addStaff('ACCOUNTANT');
    expect(await clients(october, other.api)).toEqual({ content: [], totalElements: 0 });
  });

  it.each(clientSortFields)('is sorted by %s in both directions and paged by the server', async (field) => {
    const valueOf = (client: ClientSummary): number | string =>
      field === 'problems' ? client.problems.reduce((sum, { count }) => sum + count, 0) : client[field];
    const ascending = (await clients(`${october}&sortBy=${field}&sortDir=asc`)).content;
    const values = ascending.map(valueOf);
    expect(values).toEqual(
      values.toSorted((one, other) =>
        typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), 'bg'),
      ),
    );
    const descending = (await clients(`${october}&sortBy=${field}&sortDir=desc`)).content;
    expect(descending.map(({ id }) => id)).toEqual(ascending.map(({ id }) => id).toReversed());
    const page = accepted(
      await accountant.api.get<Paged>(`/accountant/clients?${october}&sortBy=${field}&page=1&size=1`),
    );
    expect(page).toEqual({ content: [ascending[1]], totalElements: 3 });
  });

  it('needsMe and search filter on the server, with the total of the filter', async () => {
    expect(names(await clients(`${october}&needsMe=true`))).toEqual(['Зора АД', 'Пекарна ООД']);
    expect(await clients(`${october}&needsMe=false`)).toMatchObject({
      content: [{ businessName: 'Агро ЕООД' }],
      totalElements: 1,
    });
    expect(names(await clients(`${october}&search=${encodeURIComponent('ОО')}`))).toEqual([
      'Агро ЕООД',
      'Пекарна ООД',
    ]);
  });
});

describe('the end of an access', () => {
  it('an accountant ends the access to a client at once, and is 404 for it afterwards', async () => {
    const other = await shop.addStaff('ACCOUNTANT');
    await steps.assign(other.id, [agro.id, zora.id]);
    expect((await other.api.delete(`/accountant/clients/${foreign.id}`)).status).toBe(404);
    expect((await other.api.delete(`/accountant/clients/${zora.id}`)).status).toBe(204);
    expect((await clients('', other.api)).content.map(({ id }) => id)).toEqual([agro.id]);
    expect((await other.api.delete(`/accountant/clients/${zora.id}`)).status).toBe(404);
    const [entry] = await shop.database.rows(
      `select actor, subject_id from audit_log where action = 'merchant.accountant-ended' order by id desc limit 1`,
    );
    expect(entry).toEqual({ actor: `user:${other.id}`, subject_id: String(zora.id) });
  });

  it('an accountant without a recent proof does not end an access', async () => {
    const other = await shop.addStaff('ACCOUNTANT');
    await steps.assign(other.id, [agro.id]);
    await shop.database.rows(
      `update sessions set proved_at = now() - interval '16 minutes' where user_id = :id`,
      other,
    );
    expect(await other.api.delete(`/accountant/clients/${agro.id}`)).toMatchObject({
      status: 403,
      body: { code: 'access.proof-needed' },
    });
  });
});
