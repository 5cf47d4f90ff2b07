import { afterAll, beforeAll, expect, it } from 'vitest';
import { attentionKinds, type AttentionKind } from '#contract/module-vocabulary.ts';
import { MetersToken } from '#platform/metrics/meters.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

type Rows = { id: number; merchantId: number }[];
type Outcomes = { id: number; outcome: string }[];
type AttentionItems = { kind: AttentionKind; count: number }[];

let shop: TestApplication;
let baker: TestMerchant;
let potter: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  baker = await shop.addMerchant();
  potter = await shop.addMerchant();
});
afterAll(() => shop.stop());

it('the back office lists payment links and documents of all merchants or of one; an accountant those of assigned merchants', async () => {
  for (const merchant of [baker, potter]) {
    await shop.createLink(merchant);
    accepted(await merchant.api.post('/invoices/test-create'));
  }
  for (const path of ['/payment-links', '/invoices']) {
    const owners = async (query: string) =>
      accepted(await shop.admin.get<Rows>(`${path}${query}`)).map(({ merchantId }) => merchantId);
    expect(await owners(''), path).toEqual([potter.id, baker.id]);
    expect(await owners(`?merchantId=${baker.id}`), path).toEqual([baker.id]);
    expect(await owners('?search=nothing-like-it'), path).toEqual([]);
  }
  const accountant = await shop.addStaff('ACCOUNTANT');
  accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [baker.id] }));
  const assigned = accepted(await accountant.api.get<Rows>('/invoices'));
  expect(assigned.map(({ merchantId }) => merchantId)).toEqual([baker.id]);
});

it('one status is set for many merchants, with one outcome for each', async () => {
  const outcomes = accepted(
    await shop.admin.post<Outcomes>('/merchants/status', {
      ids: [baker.id, 999_999, potter.id, baker.id],
      status: 'SUSPENDED',
      reason: 'Проверка',
    }),
  );
  expect(outcomes).toEqual([
    { id: baker.id, outcome: 'SET' },
    { id: 999_999, outcome: 'NOT_FOUND' },
    { id: potter.id, outcome: 'SET' },
  ]);
  for (const { id } of [baker, potter]) {
    const [latest] = accepted(await shop.admin.get<object[]>(`/merchants/${id}/status-history`));
    expect(latest).toMatchObject({ to: 'SUSPENDED', reason: 'Проверка', username: 'admin' });
    await shop.activate(id);
  }
});

it('the preview of a deletion names its effect', async () => {
  const fateOf = async (id: number) =>
    accepted(await shop.admin.get<{ fate: string }>(`/merchants/${id}/deletion`)).fate;
  const fresh = await shop.addMerchant();
  // Without programs, as every merchant before its first API key.
  await shop.database.rows('delete from merchant_event_counters where merchant_id = ?', [fresh.id]);
  expect(await fateOf(fresh.id)).toBe('ERASED');
  await shop.createLink(fresh);
  expect(await fateOf(fresh.id)).toBe('CLOSED');
  accepted(await shop.admin.delete(`/merchants/${fresh.id}`));
  expect((await shop.admin.get(`/merchants/${fresh.id}/deletion`)).status).toBe(404);
  const [kept] = await shop.database.rows(`select closed_at from merchants where id = ${fresh.id}`);
  expect(kept).toEqual({ closed_at: expect.any(String) });
});

it('attention items count the records of each kind that wait for a decision', async () => {
  const counts = async () => {
    const items = accepted(await shop.admin.get<AttentionItems>('/attention'));
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(attentionKinds.toSorted());
    return Object.fromEntries(items.map(({ kind, count }) => [kind, count]));
  };
  const nothing = Object.fromEntries(attentionKinds.map((kind) => [kind, 0]));
  // Both merchants were registered and approved without a tax id.
  expect(await counts()).toEqual({ ...nothing, MERCHANTS_WITHOUT_TAX_ID: 2 });

  await shop.registerMerchant();
  await shop.database.rows(
    `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
     values ('stripe', 'evt_1', 'charge.updated', false, '{}', 'PARKED', 'UNMATCHED', now())`,
  );
  for (const [change, kinds] of [
    [`start_after = now() - interval '6 minutes'`, 'OVERDUE_JOBS'],
    [`state = 'failed', completed_on = now()`, 'FAILED_JOBS'],
  ] as const) {
    const { paymentId } = await shop.openCheckout(await shop.createLink(baker));
    await shop.database.rows(
      `update pgboss.job set ${change} where name = 'payments.look' and data->>'paymentId' = '${paymentId}'`,
    );
    expect((await counts())[kinds]).toBe(1);
    await shop.database.rows(
      `update payments set status = 'PROCESSING', mismatch = 'AMOUNT' where id = ${paymentId}`,
    );
  }
  const { id } = accepted(await baker.api.post<{ id: number }>('/invoices/test-create'));
  await shop.database.rows(
    `insert into invoice_deliveries (invoice_id, kind, state, recipient, message_id, requested_by, created_at)
     values (${id}, 'SENT_BY_MERCHANT', 'FAILED', 'a@b.bg', '<1@plateno.example>', 'user:1', now())`,
  );
  const sold = async (): Promise<number> => {
    const checkout = await shop.openCheckout(await shop.createLink(baker));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    return checkout.paymentId;
  };
  const [refused, twice, disputed] = [await sold(), await sold(), await sold()];
  await shop.database.rows(
    `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, requested_by,
       created_at, updated_at)
     values (${refused}, gen_random_uuid(), 100, 'EUR', 'OTHER', 'FAILED', 'user:1', now(), now())`,
  );
  await shop.database.rows(`update payments set duplicate_of = ${refused} where id = ${twice}`);
  await shop.database.rows(
    `insert into disputes (payment_id, provider_dispute_id, amount_minor, currency, reason, status,
       evidence_due_at, opened_at, updated_at)
     values (${disputed}, 'dp_1', 100, 'EUR', 'fraudulent', 'OPEN', now() + interval '2 days', now(), now())`,
  );
  await shop.database.rows(
    `insert into disputes (payment_id, provider_dispute_id, amount_minor, currency, reason, status,
       is_under_review, evidence_due_at, opened_at, updated_at)
     values (${twice}, 'dp_2', 100, 'EUR', 'fraudulent', 'OPEN', false, now() + interval '10 days', now(), now()),
       (${refused}, 'dp_3', 100, 'EUR', 'fraudulent', 'OPEN', true, now() + interval '10 days', now(), now())`,
  );
  for (const [paymentId, days] of [
    [refused, 4],
    [disputed, 2],
  ])
    await shop.database.rows(
      `insert into buyer_requests (payment_id, invoice_id, merchant_id, buyer, state, obstacle, created_at)
       values (${paymentId}, ${id}, ${baker.id}, '{}', 'OPEN', 'TOO_LATE', now() - interval '${days} days')`,
    );
  // The failed payout of the first account was followed by one that arrived.
  await shop.database.rows(
    `insert into payouts (merchant_id, account_id, provider_payout_id, amount_minor, currency, status, arrival_on,
       automatic, reconciliation, created_at, changed_at)
     select ${baker.id}, account, 'po_' || place, 100, 'EUR', status, current_date, true, reconciliation,
       now() + place * interval '1 hour', now()
     from (values (1, 'acct_1', 'FAILED', 'COMPLETE'), (2, 'acct_1', 'PAID', 'COMPLETE'),
       (3, 'acct_2', 'FAILED', 'COMPLETE'), (4, 'acct_2', 'IN_TRANSIT', 'DIFFERS'))
       as made (place, account, status, reconciliation)`,
  );
  await shop.database.rows(
    `with account as (
       insert into bank_accounts (merchant_id, iban, currency, created_at)
       values (:id, 'BG80BNBG96611020345678', 'EUR', now()) returning id
     ), statement as (
       insert into bank_statements (bank_account_id, merchant_id, format, file_sha256, lines, repeated, imported_by,
         imported_at)
       select id, :id, 'CSV', '', 1, 0, 'user:1', now() from account returning id, bank_account_id
     )
     insert into bank_lines (statement_id, bank_account_id, merchant_id, booked_on, amount_minor, currency, fingerprint,
       state, to_return_minor)
     select id, bank_account_id, :id, current_date, 100, 'EUR', '', 'TO_RETURN', 100 from statement`,
    { id: baker.id },
  );
  expect(await counts()).toEqual({
    MERCHANTS_WAITING: 1,
    MERCHANTS_WITHOUT_TAX_ID: 2,
    MERCHANTS_REFUSED_EMAIL: 0,
    USERS_REFUSED_EMAIL: 0,
    PARKED_EVENTS: 1,
    MISMATCHES: 2,
    FAILED_REFUNDS: 1,
    KEPT_DUPLICATES: 1,
    DISPUTES_DUE: 1,
    DISPUTES_OPEN: 1,
    REFUND_BURSTS: 0,
    OTHER_CURRENCIES: 0,
    FRAUD_WARNINGS: 0,
    CHARGED_AFTER_STOP: 0,
    TRANSFERS_TO_RETURN: 1,
    UNSENT_MAIL: 1,
    ERASURE_REQUESTS: 0,
    BILLS_FAILED: 0,
    MONTH_UNBILLED: 0,
    BUYER_REQUESTS: 1,
    REFUNDED_ADVANCES: 0,
    CHANGED_DOCUMENTS: 0,
    OVERDUE_JOBS: 1,
    FAILED_JOBS: 1,
    DOCUMENTS_AWAY: 0,
    BACKUP_OLD: 0,
    RATES_OLD: 0,
    PAYOUTS_FAILED: 1,
    PAYOUTS_DIFFER: 1,
    LIMITS_REACHED: 0,
  });

  // The dashboard links to these lists: they have as many rows as the counts.
  const found = async (path: string) => accepted(await shop.admin.get<object[]>(path)).length;
  expect(await found('/merchants?status=PENDING')).toBe(1);
  expect(await found('/merchants?status=ACTIVE&missing=taxId')).toBe(2);
  await shop.database.rows(`update merchants set tax_id = '175074752' where id = ${potter.id}`);
  expect(await found('/merchants?status=ACTIVE&missing=taxId')).toBe(1);
  expect((await counts())['MERCHANTS_WITHOUT_TAX_ID'], 'the tax id is set').toBe(1);
  expect(await found('/provider-events?state=PARKED')).toBe(1);
  expect(await found('/payments?review=WAITING')).toBe(2);
  expect(accepted(await shop.admin.get('/payments/summary?review=WAITING'))).toMatchObject({
    totalPayments: 2,
  });
  for (const [review, id] of [
    ['REFUND_FAILED', refused],
    ['NOT_GIVEN_BACK', twice],
    ['DISPUTE_DUE', disputed],
    ['DISPUTE_OPEN', twice],
  ] as const) {
    expect(accepted(await shop.admin.get(`/payments?review=${review}`))).toMatchObject([{ id }]);
  }
  const { text: figures } = await shop.application.resolve(MetersToken).render();
  for (const reason of ['REFUND_FAILED', 'NOT_GIVEN_BACK', 'DISPUTE_DUE']) {
    expect(figures).toContain(`plateno_payments_to_review{reason="${reason}"} 1`);
  }
  expect(await found('/jobs?state=OVERDUE')).toBe(1);
  expect(await found('/jobs?state=FAILED')).toBe(1);
  expect(accepted(await shop.admin.get('/invoices?mail=UNSENT'))).toMatchObject([{ id }]);

  expect(accepted(await shop.admin.get('/invoices?waits=BUYER_REQUEST'))).toMatchObject([{ id }]);
  expect(await found('/invoices?waits=REFUNDED_ADVANCE')).toBe(0);
  expect(await found('/invoices?waits=CHANGED')).toBe(0);
  await shop.database.rows(
    `update buyer_requests set state = 'REFUSED', reason = 'Късно', answered_at = now(), answered_by = 'user:1'
     where payment_id = ${refused}`,
  );
  expect((await counts())['BUYER_REQUESTS'], 'a request of two days is not shown yet').toBe(0);

  await shop.database.rows(
    `insert into invoice_deliveries (invoice_id, kind, state, recipient, message_id, requested_by, created_at, sent_at)
     values (${id}, 'SENT_BY_MERCHANT', 'SENT', 'a@b.bg', '<2@plateno.example>', 'user:1', now(), now())`,
  );
  expect((await counts())['UNSENT_MAIL'], 'a later mail replaces the one that failed').toBe(0);
  expect(await found('/invoices?mail=UNSENT')).toBe(0);
});

it('SUPPORT lists and unlocks the user accounts of a merchant, though it may not list users', async () => {
  const support = await shop.addStaff('SUPPORT');
  type Accounts = { id: number; email: string; status: string }[];
  const accounts = async () => accepted(await support.api.get<Accounts>(`/merchants/${potter.id}/users`));
  const [account] = await accounts();
  accepted(await shop.admin.post(`/users/${account!.id}/lock`));
  expect(await accounts()).toEqual([expect.objectContaining({ id: account!.id, status: 'LOCKED' })]);
  accepted(await support.api.post(`/users/${account!.id}/unlock`));
  expect(await accounts()).toMatchObject([{ status: 'ACTIVE' }]);
  expect((await support.api.get('/merchants/999999/users')).status).toBe(404);
  expect((await support.api.get('/users')).status).toBe(403);
});

it('the back office exports documents of all merchants or of one', async () => {
  const rows = async (query: string) => {
    const { content } = await shop.admin.download(`/invoices/back-office-export?format=csv${query}`);
    return Buffer.from(content).toString('utf8').trimEnd().split('\n').slice(1);
  };
  expect((await rows('')).length).toBeGreaterThan(1);
  expect(await rows(`&merchantId=${potter.id}`)).toHaveLength(1);
});
