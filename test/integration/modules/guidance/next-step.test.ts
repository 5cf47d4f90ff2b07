import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDate, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import { merchantFacts } from '#modules/guidance/adapters/postgres/merchant-facts.ts';
import type { Guidance } from '#contract/guidance/next-step.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { insertBankLines } from '#test/support/banking/insert-lines.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await sharedApplication('working');
  merchant = await shop.addMerchant();
});
afterAll(() => shop.stop());

const deps = () => ({ database: shop.database, config: { operatorMerchantId: null } });
const guidance = async (api: ApiClient): Promise<Guidance> =>
  accepted(await api.get<Guidance>('/merchants/me/next-step'));
const kindsOf = ({ now, others }: Guidance): string[] =>
  [now, ...others].flatMap((step) => (step === null ? [] : [step.kind]));

const written = async ({ api }: TestMerchant): Promise<Invoice> =>
  accepted(
    await api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Иван Петров', country: 'BG' },
      items: [{ description: 'Маса', quantity: 1, unitPrice: 120, taxRate: 0 }],
    }),
  );

describe('the steps of a new merchant', () => {
  it('follow from its facts, from the unverified e-mail to the first payment', async () => {
    const { id, email } = await shop.registerMerchant();
    const api = shop.api(await shop.signIn(email));
    const nextIs = async (kind: string): Promise<Guidance> => {
      const answer = await guidance(api);
      expect(answer.now?.kind).toBe(kind);
      return answer;
    };
    await nextIs('CONFIRM_EMAIL');
    await shop.verifyEmail(email);
    const { progress } = await nextIs('GET_APPROVED');
    expect(progress?.filter(({ isDone }) => isDone).map(({ kind }) => kind)).toEqual(['CONFIRM_EMAIL']);
    await shop.activate(id);
    await shop.addProviderAccount(id, `acct_1Steps${id}`);
    await nextIs('CREATE_LINK');
    const link = await shop.createLink({ api });
    const madeBy = (origin: string) =>
      shop.database.rows('update payment_links set origin = :origin where id = :id', { origin, id: link.id });
    // A payer's link on the public page is none of the merchant's.
    await madeBy('PUBLIC_PAGE');
    await nextIs('CREATE_LINK');
    await madeBy('MERCHANT');
    expect((await nextIs('SHARE_LINK')).now?.recordId).toBe(link.id);
    const { paymentId, sessionId } = await shop.openCheckout(link);
    await nextIs('TAKE_PAYMENT');
    await shop.control.pay({ session: sessionId });
    await shop.drain();
    expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
    // The EIK waits on until it is given.
    expect(await guidance(api)).toMatchObject({ now: { kind: 'ADD_TAX_ID' }, others: [], progress: null });
    await shop.database.rows(`update merchants set tax_id = '831641791' where id = :id`, { id });
    expect(await guidance(api)).toMatchObject({ now: null, progress: null });
  });
});

describe('what waits for a running business', () => {
  it('names transfers with a suggestion where the plan reads statements, and those that go back in every plan', async () => {
    const business = await shop.addMerchant();
    const line = { bookedOn: '2026-09-01', amountMinor: 100 } as const;
    await insertBankLines(shop.database, business.id, [
      { ...line, state: 'SUGGESTED' },
      { ...line, state: 'SUGGESTED' },
      { ...line, state: 'TO_RETURN' },
      { ...line, state: 'NEW' },
      { ...line, state: 'MATCHED' },
    ]);
    const countAs = async (plan: string) => {
      await shop.database.rows('update merchants set plan = :plan where id = :id', { plan, id: business.id });
      const { now, others } = await guidance(business.api);
      return [now, ...others].find((step) => step?.kind === 'MATCH_TRANSFERS')?.count;
    };
    expect(await countAs('GROWTH')).toBe(3);
    expect(await countAs('STARTER')).toBe(1);
    const config = { operatorMerchantId: business.id };
    const asked = { merchantId: business.id, today: businessDate('2026-09-02'), now: new Date() };
    expect((await merchantFacts({ ...deps(), config }, asked)).transfers.count).toBe(3);
  });

  it('names a promised transfer from the end of its days until it is paid, withdrawn or its link is closed', async () => {
    const business = await shop.addMerchant();
    const link = await shop.createLink(business);
    const promised = async (days: number) => {
      const [row] = await shop.database.rows<{ id: number }>(
        `insert into bank_promises (merchant_id, payment_link_id, reference, token, amount_minor, receiver, iban,
           language, promised_at, expires_at)
         select :merchantId, :paymentLinkId, 'P' || translate(upper(left(md5(random()::text), 9)), '01', '23') || '7',
           md5(random()::text), 2000, 'Получател', 'BG80BNBG96611020345678', 'bg',
           now() + make_interval(days => :days - 14), now() + make_interval(days => :days) returning id`,
        { merchantId: business.id, paymentLinkId: link.id, days },
      );
      return row!.id;
    };
    const late = async () => {
      const { now, others } = await guidance(business.api);
      const step = [now, ...others].find((one) => one?.kind === 'CHECK_PROMISES');
      return step && [step.count, step.recordId];
    };
    await promised(3);
    expect(await late()).toBeUndefined();
    const withdrawn = await promised(-1);
    await promised(-2);
    expect(await late()).toEqual([2, link.id]);
    await shop.database.rows('update bank_promises set withdrawn_at = now() where id = :id', {
      id: withdrawn,
    });
    expect(await late()).toEqual([1, link.id]);
    await shop.database.rows(`update payment_links set status = 'CANCELLED' where id = :id`, { id: link.id });
    expect(await late()).toBeUndefined();
  });

  it('counts an invoice from the day after its due date, of its own merchant, unless it is voided', async () => {
    const [late, voided] = [await written(merchant), await written(merchant)];
    accepted(await merchant.api.post(`/invoices/${voided.id}/annul`, { reason: 'Грешка' }));
    const other = await shop.addMerchant();
    const overdueOf = async ({ id: merchantId }: TestMerchant, days: number) => {
      const today = addDays(businessDate(late.dueDate.slice(0, 10)), days);
      return (await merchantFacts(deps(), { merchantId, today, now: new Date() })).overdue;
    };
    expect(await overdueOf(merchant, 0)).toEqual({ count: 0, recordId: null });
    expect(await overdueOf(merchant, 1)).toEqual({ count: 1, recordId: late.id });
    expect(await overdueOf(other, 1)).toEqual({ count: 0, recordId: null });
  });

  it('has the month of a document to close once it is over, until it is closed', async () => {
    const { issueDate } = await written(merchant);
    const month = firstOfMonth(businessDate(issueDate.slice(0, 10)));
    const isOpen = async (today: BusinessDate) =>
      (await merchantFacts(deps(), { merchantId: merchant.id, today, now: new Date() })).isMonthOpen;
    const next = firstOfMonth(addDays(month, 31));
    expect(await isOpen(month)).toBe(false);
    expect(await isOpen(next)).toBe(true);
    await shop.database.rows(
      `insert into month_closes (merchant_id, month, revision, status, problems, totals, fingerprint, closed_by, closed_at)
       values (:id, :month, 1, 'CLOSED', '[]', '{}', repeat('0', 64), 'user:1', now())`,
      { id: merchant.id, month },
    );
    expect(await isOpen(next)).toBe(false);
  });

  it('names an open dispute before everything else, with its last day and its record', async () => {
    const { paymentId, sessionId } = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: sessionId });
    await shop.drain();
    expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
    const [dispute] = await shop.database.rows<{ id: number }>(
      `insert into disputes (payment_id, provider_dispute_id, amount_minor, currency, reason, status, is_inquiry,
         evidence_due_at, opened_at, updated_at, position, fee_minor, bookings, is_under_review)
       values (:paymentId, 'dp_1NextStep', 10000, 'EUR', 'fraudulent', 'OPEN', false,
         date_trunc('day', now()) + interval '9 days 12 hours', now(), now(), 'NONE', 0, 0, false) returning id`,
      { paymentId },
    );
    const { now } = await guidance(merchant.api);
    expect(now).toMatchObject({
      kind: 'ANSWER_DISPUTE',
      count: 1,
      recordId: paymentId,
      disputeId: dispute!.id,
    });
    expect(now?.deadline).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await shop.database.rows(`update disputes set is_under_review = true where id = :id`, dispute);
    expect(kindsOf(await guidance(merchant.api))).not.toContain('ANSWER_DISPUTE');
  });

  it('names a refund that failed until it is repeated', async () => {
    const { paymentId, sessionId } = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: sessionId });
    await shop.drain();
    expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
    const insert = (status: string) =>
      shop.database.rows(
        `insert into refunds (payment_id, provider_key, amount_minor, currency, reason, status, requested_by,
           created_at, updated_at, provider_attempt, times_booked)
         values (:paymentId, gen_random_uuid(), 100, 'EUR', 'OTHER', :status, 'user:1', now(), now(), 1, 0)`,
        { paymentId, status },
      );
    await insert('FAILED');
    expect((await guidance(merchant.api)).now).toMatchObject({ kind: 'REPEAT_REFUND', recordId: paymentId });
    await insert('REQUESTED');
    expect(kindsOf(await guidance(merchant.api))).not.toContain('REPEAT_REFUND');
  });

  it('names an unanswered question of the accountant', async () => {
    await shop.database.rows(
      `insert into merchant_questions (merchant_id, question, asked_at) values (:id, 'За какво е?', now())`,
      merchant,
    );
    expect(kindsOf(await guidance(merchant.api))).toContain('ANSWER_QUESTION');
  });

  it('offers a cashier nothing that its role may not do', async () => {
    const { api } = await shop.addMember(merchant, 'CASHIER');
    expect(await guidance(api)).toEqual({
      now: null,
      others: [],
      progress: null,
      hasForeignDocuments: false,
    });
  });
});
