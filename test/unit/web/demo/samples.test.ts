import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { businessDateOf } from '#contract/business-date.ts';
import { getOwnBill, listOwnBills } from '#contract/billing/billing.ts';
import { getOwnPlan } from '#contract/billing/own-plan.ts';
import { getHome } from '#contract/guidance/home.ts';
import { validateDocumentTexts } from '#contract/invoices/document-texts.ts';
import { listOwnInvoices } from '#contract/invoices/invoice-lists.ts';
import { getInvoice, getInvoicePdf, type Invoice } from '#contract/invoices/invoices.ts';
import { cancelLink, createLink, listOwnLinks } from '#contract/links/links.ts';
import { summariseOwnInvoices, summariseOwnLinks, summariseOwnPayments } from '#contract/list-summaries.ts';
import { getOwnMerchant } from '#contract/merchants/merchants.ts';
import { getPaymentHistory } from '#contract/payments/payment-history.ts';
import { getOwnTakings } from '#contract/payments/payment-totals.ts';
import { getPayment, listOwnPayments } from '#contract/payments/payments.ts';
import { getProforma, listOwnProformas } from '#contract/proformas/proformas.ts';
import { getSchedule, listOwnSchedules } from '#contract/schedules/schedules.ts';
import { sampleData, sampleOf } from '#test/unit/web/support/samples.ts';
import { demoExtras } from '#web/demo/demo-extras.ts';
import { pageOf } from '#web/shared/list/page-of.ts';

const bulgarian = { ...sampleData, language: 'bg' } as const;
const first = { page: 0, size: 5, sortBy: 'id', sortDir: 'desc' } as const;
const paymentsOf = async (query: z.input<typeof listOwnPayments.query>, data = {}) =>
  pageOf(await sampleOf(listOwnPayments, { query }, { ...bulgarian, ...data }));
const linksOf = async (query: z.input<typeof listOwnLinks.query>) =>
  pageOf(await sampleOf(listOwnLinks, { query }, bulgarian));
const invoicesOf = async (query: z.input<typeof listOwnInvoices.query>, data = {}) =>
  pageOf(await sampleOf(listOwnInvoices, { query }, { ...bulgarian, ...data }));
const invoiceOf = (id: number) => sampleOf(getInvoice, { params: { id } }, bulgarian);
const all = { ...first, size: 100 };

describe('The demo’s sample data', () => {
  test('the sample’s revenue is the sum of its succeeded payments', async () => {
    const { rows } = await paymentsOf(all);
    const paid = rows.filter(({ status }) => status === 'SUCCEEDED');
    const cents = paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const takings = await sampleOf(getOwnTakings, {}, bulgarian);
    expect(Math.round(takings.totalRevenue.amount * 100)).toBe(cents);
    expect(takings.succeededPayments).toBe(paid.length);
    expect(takings.totalPayments).toBe(rows.length);
  });

  test('counts and sums of the sample lists agree with their rows, whichever status is chosen', async () => {
    const links = await linksOf(all);
    const summary = await sampleOf(summariseOwnLinks, { query: { status: 'PAID' } }, bulgarian);
    expect(summary.all).toBe(links.total);
    for (const { status, count } of summary.statuses)
      expect((await linksOf({ ...all, status })).total).toBe(count);
    const paid = links.rows.filter(({ status }) => status === 'PAID');
    expect(summary.sums.reduce((count, sum) => count + sum.count, 0)).toBe(paid.length);
    const invoices = await sampleOf(summariseOwnInvoices, {}, bulgarian);
    const cents = (await invoicesOf(all)).rows
      .filter(({ isTest, annulledAt, currency }) => !isTest && annulledAt === null && currency === 'EUR')
      .reduce(
        (sum, { type, totalAmount }) =>
          sum + Math.round(totalAmount * 100) * (type === 'CREDIT_NOTE' ? -1 : 1),
        0,
      );
    expect(Math.round(invoices.sums.find(({ currency }) => currency === 'EUR')!.amount * 100)).toBe(cents);
    expect((await sampleOf(summariseOwnPayments, {}, bulgarian)).all).toBe((await paymentsOf(all)).total);
  });

  test('the sample bills of two months have the fees of their payments, and the next one those of this month', async () => {
    const bills = pageOf(
      await sampleOf(listOwnBills, { query: { sortBy: 'month', sortDir: 'desc' } }, bulgarian),
    );
    expect(bills.rows.map(({ month }) => month)).toEqual(['2026-10', '2026-09']);
    const { rows } = await paymentsOf(all);
    const centsOf = (month: string): number =>
      rows
        .filter(({ createdAt }) => createdAt.startsWith(month))
        .reduce((sum, { platformFee }) => sum + Math.round(platformFee * 100), 0);
    for (const { month, fees, withheld, total, plan, open } of bills.rows) {
      expect([fees, withheld].map((amount) => Math.round(amount * 100))).toEqual([
        centsOf(month),
        centsOf(month),
      ]);
      expect(Math.round(total * 100)).toBe(Math.round((fees + plan) * 100));
      expect(open).toBe(0);
      const { days } = await sampleOf(getOwnBill, { params: { month } }, bulgarian);
      expect(days.reduce((sum, day) => sum + Math.round(day.fees * 100), 0)).toBe(centsOf(month));
    }
    const { nextBill } = await sampleOf(getOwnPlan, {}, bulgarian);
    expect(Math.round(nextBill!.fees * 100)).toBe(centsOf('2026-11'));
  });

  test('the newest sample bill is to be paid until its due day', async () => {
    const soon = { ...bulgarian, now: new Date('2026-11-05T10:00:00Z') };
    const bill = await sampleOf(getOwnBill, { params: { month: '2026-10' } }, soon);
    expect([bill.status, bill.open]).toEqual(['OPEN', bill.plan]);
    expect((await sampleOf(getOwnPlan, {}, soon)).unpaid).toEqual({
      bills: 1,
      total: bill.plan,
      endsOn: null,
    });
    expect((await sampleOf(getHome, {}, soon)).bills).toEqual({
      count: 1,
      total: bill.plan,
      isDue: false,
      endsOn: null,
    });
    expect((await sampleOf(getHome, {}, bulgarian)).bills).toBeNull();
  });

  test('every sample document is net plus VAT, and paid in full or not at all', async () => {
    const { rows } = await invoicesOf(all);
    for (const { subtotal, taxAmount, totalAmount, paidAmount, status } of rows) {
      expect(Math.round((subtotal + taxAmount) * 100)).toBe(Math.round(totalAmount * 100));
      expect(paidAmount).toBe(status === 'PAID' ? totalAmount : 0);
    }
    expect((await invoiceOf(1)).items).toHaveLength(1);
  });

  test('the sample has unpaid, overdue, voided and corrected documents, numbered by date', async () => {
    const { rows } = await invoicesOf({ ...all, sortDir: 'asc' });
    const days = rows.map(({ issueDate }) => issueDate);
    expect(days).toEqual(days.toSorted());
    const overdue = rows.filter(({ status }) => status === 'OVERDUE');
    expect(overdue.map(({ dueDate }) => dueDate < '2026-11-20')).toEqual([true]);
    expect(rows.some(({ status, annulledAt }) => status === 'PENDING' && annulledAt === null)).toBe(true);
    expect(rows.filter(({ annulledAt }) => annulledAt !== null)).toHaveLength(1);
    const notes: Invoice[] = [];
    for (const { id, type } of rows) if (type === 'CREDIT_NOTE') notes.push(await invoiceOf(id));
    expect(notes).toHaveLength(2);
    for (const { id, correctsId, correctsNumber } of notes) {
      const original = await invoiceOf(correctsId!);
      expect(original.invoiceNumber).toBe(correctsNumber);
      expect(original.creditNotes).toMatchObject([{ id }]);
    }
  });

  test('proformas of the sample are filtered by state and kind, and an advance of one is an invoice of the sample', async () => {
    const numbersOf = async (query: z.input<typeof listOwnProformas.query>) => {
      const { rows } = pageOf(await sampleOf(listOwnProformas, { query }, bulgarian));
      return rows.map(({ number }) => Number(number));
    };
    expect(await numbersOf({})).toEqual([3, 2, 1]);
    const all = pageOf(await sampleOf(listOwnProformas, { query: {} }, bulgarian)).rows;
    expect(all.filter(({ validUntil }) => validUntil < businessDateOf(bulgarian.now))).toEqual([]);
    expect(await numbersOf({ state: 'ACCEPTED' })).toEqual([2]);
    expect(await numbersOf({ kind: 'OFFER', sortDir: 'asc' })).toEqual([2, 3]);
    expect(await numbersOf({ search: 'слънчоглед' })).toEqual([1]);
    const { invoices, number, total, paid, open } = await sampleOf(
      getProforma,
      { params: { id: 1 } },
      bulgarian,
    );
    expect([total, paid, open]).toEqual([288, 96, 192]);
    const [{ invoiceId, invoiceNumber } = { invoiceId: 0, invoiceNumber: '' }] = invoices;
    expect(await invoiceOf(invoiceId)).toMatchObject({
      invoiceNumber,
      isAdvance: true,
      totalAmount: paid,
      description: `Аванс по проформа № ${number}`,
    });
  });

  test('recurring invoices of the sample have the documents of its sales, and home counts them as their list does', async () => {
    const { rows } = pageOf(await sampleOf(listOwnSchedules, { query: {} }, bulgarian));
    expect(rows.map(({ openRuns, state }) => `${state} ${openRuns}`)).toEqual([
      'ACTIVE 1',
      'ACTIVE 0',
      'PAUSED 0',
    ]);
    const paused = await sampleOf(listOwnSchedules, { query: { state: 'PAUSED' } }, bulgarian);
    expect(pageOf(paused).total).toBe(1);
    const waiting = await sampleOf(listOwnSchedules, { query: { waits: 'true' } }, bulgarian);
    expect(pageOf(waiting).total).toBe(1);
    const { runs } = await sampleOf(getSchedule, { params: { id: 1 } }, bulgarian);
    expect(runs).toHaveLength(3);
    for (const { invoiceId, invoiceNumber, total } of runs)
      expect(await invoiceOf(invoiceId!)).toMatchObject({ invoiceNumber, totalAmount: total });
    const { schedules } = await sampleOf(getHome, {}, bulgarian);
    expect(schedules).toMatchObject({ active: 2, waiting: 1, upcoming: [{ documents: 2, total: 154.5 }] });
  });

  test('the sample has pending, declined, refunded, partly refunded and disputed payments', async () => {
    const { rows } = await paymentsOf(all);
    const kinds = new Set(
      rows.map(({ status, refundStatus, disputeStatus }) => `${status} ${refundStatus} ${disputeStatus}`),
    );
    expect([...kinds].toSorted()).toEqual([
      'FAILED NONE NONE',
      'PENDING NONE NONE',
      'SUCCEEDED FULL NONE',
      'SUCCEEDED NONE NONE',
      'SUCCEEDED NONE OPEN',
      'SUCCEEDED PARTIAL NONE',
    ]);
    for (const { id, refundedAmount, disputeStatus } of rows) {
      const { refunds, disputes } = await sampleOf(getPaymentHistory, { params: { id } });
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refundedAmount);
      expect(disputes.map(({ status }) => status)).toEqual(disputeStatus === 'OPEN' ? ['OPEN'] : []);
    }
  });

  test('no sample record is later than now, also shortly after midnight', async () => {
    const early = new Date('2026-11-19T22:10:00Z');
    const { rows } = await paymentsOf(all, { now: early });
    expect(rows.filter(({ createdAt }) => new Date(createdAt) > early)).toEqual([]);
  });

  test.each([
    ['bg', /[а-я]/i],
    ['en', /^[^а-я]+$/i],
  ] as const)('speaks the language of the screen: %s', async (language, letters) => {
    expect((await sampleOf(getOwnMerchant, {}, { language })).businessName).toMatch(letters);
    const { rows: payments } = await paymentsOf(all, { language });
    const { rows: invoices } = await invoicesOf(all, { language });
    for (const { description } of [...payments, ...invoices]) expect(description).toMatch(letters);
    const { customerColumns, figures } = demoExtras({ ...sampleData, language });
    for (const { label } of [...customerColumns, ...figures]) expect(label).toMatch(letters);
  });

  test('sample lists are searched, filtered, sorted and paged like the server’s', async () => {
    const newest = await paymentsOf(first);
    expect(newest.rows.map(({ id }) => id)).toEqual([21, 20, 19, 18, 17]);
    const cheapest = await paymentsOf({ ...first, sortBy: 'amount', sortDir: 'asc', size: 1 });
    expect(cheapest.rows[0]?.amount).toBe(36.9);
    expect((await paymentsOf({ ...first, status: 'PENDING' })).total).toBe(1);
    expect((await paymentsOf({ ...first, search: 'хляб' })).total).toBe(3);
    expect((await paymentsOf({ ...first, page: 4 })).rows).toHaveLength(1);
    expect((await paymentsOf({ ...first, from: '2026-11-18', to: '2026-11-19' })).total).toBe(2);
    expect((await invoicesOf({ ...first, minAmount: 112.5, maxAmount: 150 })).total).toBe(4);
    expect((await invoicesOf({ ...first, type: 'CREDIT_NOTE' })).total).toBe(2);
    expect((await invoicesOf({ ...first, currency: 'EUR' })).total).toBe(25);
  });

  test('the sample takings of a filtered list are those of its payments', async () => {
    const query = { from: '2026-11-18', to: '2026-11-19' };
    const { rows } = await paymentsOf({ ...query, size: 50 });
    const takings = await sampleOf(getOwnTakings, { query }, bulgarian);
    expect(takings.totalPayments).toBe(rows.length);
    expect(takings.succeededPayments).toBe(rows.filter(({ status }) => status === 'SUCCEEDED').length);
  });

  test('the demo refuses creating, cancelling and printing, and has no other records', async () => {
    const readOnly = { status: 403, code: 'demo.read-only' };
    const body = { amount: 1, currency: 'EUR' } as const;
    const params = { id: 1 };
    await expect(sampleOf(createLink, { body })).rejects.toMatchObject(readOnly);
    await expect(sampleOf(cancelLink, { params })).rejects.toMatchObject(readOnly);
    await expect(sampleOf(getInvoicePdf, { params })).rejects.toMatchObject(readOnly);
    await expect(invoiceOf(99)).rejects.toMatchObject({ status: 404 });
  });

  test('a call of the demo is read by the contract: a payment is not its history, and a wrong filter is refused', async () => {
    const params = { id: 3 };
    expect(await sampleOf(getPayment, { params })).toMatchObject({ id: 3 });
    expect(await sampleOf(getPaymentHistory, { params })).toHaveProperty('events');
    const ofLink = await paymentsOf({ ...all, paymentLinkId: 2 });
    expect(ofLink.rows.map(({ paymentLinkId }) => paymentLinkId)).toEqual(ofLink.rows.map(() => 2));
    expect(await sampleOf(validateDocumentTexts, { body: { texts: ['а', 'б'] } })).toEqual({
      unprintable: [[], []],
      taxFiles: [null, null],
    });
    await expect(paymentsOf({ from: '2026-11-31' })).rejects.toMatchObject({ status: 422 });
  });
});

describe('The demo’s own columns and figures', () => {
  const parts = demoExtras(sampleData);

  test('demo columns show the payment method and the customer’s email', async () => {
    const { rows } = await paymentsOf(all);
    const shown = rows.map((payment) => parts.customerColumns.map(({ cell }) => cell(payment)));
    expect(new Set(shown.map(([method]) => method))).toEqual(new Set(['Card', 'Bank transfer']));
    expect(shown.map(([, email]) => email)).toEqual(rows.map(({ customerEmail }) => customerEmail));
    const transfers = rows.filter((_, place) => shown[place]![0] === 'Bank transfer');
    expect(transfers.map(({ cardLast4, merchantFee }) => [cardLast4, merchantFee])).toEqual(
      transfers.map(() => [null, 0]),
    );
  });

  test('demo figures count pending payments and all invoices', async () => {
    const pending = (await paymentsOf({ ...first, status: 'PENDING' })).total;
    const invoices = (await invoicesOf({ ...first, type: 'INVOICE' })).total;
    expect(parts.figures).toEqual([
      { label: 'Pending payments', value: String(pending) },
      { label: 'Total invoices', value: String(invoices) },
    ]);
  });
});
