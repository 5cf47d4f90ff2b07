import { describe, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { demoExtras } from '#web/demo/demo-extras.ts';
import { samplePortalApi } from '#web/demo/sample-portal-api.ts';

const now = new Date('2026-11-20T10:00:00Z');
const origin = 'https://plateno.example';
const api = samplePortalApi('bg', now, origin);
const first = { page: 0, size: 5, sortBy: 'id', sortDir: 'desc' } as const;
const all = { ...first, size: 100 };

describe('The demo’s sample data', () => {
  test('the sample’s revenue is the sum of its succeeded payments', async () => {
    const { rows } = await api.payments(all);
    const paid = rows.filter(({ status }) => status === 'SUCCEEDED');
    const cents = paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const takings = await api.takings();
    expect(Math.round(takings.totalRevenue.amount * 100)).toBe(cents);
    expect(takings.succeededPayments).toBe(paid.length);
    expect(takings.totalPayments).toBe(rows.length);
  });

  test('counts and sums of the sample lists agree with their rows, whichever status is chosen', async () => {
    const links = await api.links(all);
    const summary = await api.linkSummary({ ...all, status: 'PAID' });
    expect(summary.all).toBe(links.total);
    for (const { status, count } of summary.statuses)
      expect((await api.links({ ...all, status })).total).toBe(count);
    const paid = links.rows.filter(({ status }) => status === 'PAID');
    expect(summary.sums.reduce((count, sum) => count + sum.count, 0)).toBe(paid.length);
    const invoices = await api.invoiceSummary(all);
    const cents = (await api.invoices(all)).rows
      .filter(({ isTest, annulledAt, currency }) => !isTest && annulledAt === null && currency === 'EUR')
      .reduce(
        (sum, { type, totalAmount }) =>
          sum + Math.round(totalAmount * 100) * (type === 'CREDIT_NOTE' ? -1 : 1),
        0,
      );
    expect(Math.round(invoices.sums.find(({ currency }) => currency === 'EUR')!.amount * 100)).toBe(cents);
    expect((await api.paymentCounts(all)).all).toBe((await api.payments(all)).total);
  });

  test('every sample document is net plus VAT, and paid in full or not at all', async () => {
    const { rows } = await api.invoices(all);
    for (const { subtotal, taxAmount, totalAmount, paidAmount, status } of rows) {
      expect(Math.round((subtotal + taxAmount) * 100)).toBe(Math.round(totalAmount * 100));
      expect(paidAmount).toBe(status === 'PAID' ? totalAmount : 0);
    }
    expect((await api.invoice(1)).items).toHaveLength(1);
  });

  test('the sample has unpaid, overdue, voided and corrected documents, numbered by date', async () => {
    const { rows } = await api.invoices({ ...all, sortDir: 'asc' });
    const days = rows.map(({ issueDate }) => issueDate);
    expect(days).toEqual(days.toSorted());
    const overdue = rows.filter(({ status }) => status === 'OVERDUE');
    expect(overdue.map(({ dueDate }) => dueDate < '2026-11-20')).toEqual([true]);
    expect(rows.some(({ status, annulledAt }) => status === 'PENDING' && annulledAt === null)).toBe(true);
    expect(rows.filter(({ annulledAt }) => annulledAt !== null)).toHaveLength(1);
    const notes: Invoice[] = [];
    for (const { id, type } of rows) if (type === 'CREDIT_NOTE') notes.push(await api.invoice(id));
    expect(notes).toHaveLength(2);
    for (const { id, correctsId, correctsNumber } of notes) {
      const original = await api.invoice(correctsId!);
      expect(original.invoiceNumber).toBe(correctsNumber);
      expect(original.creditNotes).toMatchObject([{ id }]);
    }
  });

  test('the sample has pending, declined, refunded, partly refunded and disputed payments', async () => {
    const { rows } = await api.payments(all);
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
      const { refunds, disputes } = await api.paymentHistory(id);
      expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refundedAmount);
      expect(disputes.map(({ status }) => status)).toEqual(disputeStatus === 'OPEN' ? ['OPEN'] : []);
    }
  });

  test('no sample record is later than now, also shortly after midnight', async () => {
    const early = new Date('2026-11-19T22:10:00Z');
    const { rows } = await samplePortalApi('bg', early, origin).payments(all);
    expect(rows.filter(({ createdAt }) => new Date(createdAt) > early)).toEqual([]);
  });

  test.each([
    ['bg', /[а-я]/i],
    ['en', /^[^а-я]+$/i],
  ] as const)('speaks the language of the screen: %s', async (language, letters) => {
    const sample = samplePortalApi(language, now, origin);
    expect((await sample.merchant()).businessName).toMatch(letters);
    const { rows: payments } = await sample.payments(all);
    const { rows: invoices } = await sample.invoices(all);
    for (const { description } of [...payments, ...invoices]) expect(description).toMatch(letters);
    const { customerColumns, figures } = demoExtras({ language, now, origin });
    for (const { label } of [...customerColumns, ...figures]) expect(label).toMatch(letters);
  });

  test('sample lists are searched, filtered, sorted and paged like the server’s', async () => {
    const newest = await api.payments(first);
    expect(newest.rows.map(({ id }) => id)).toEqual([21, 20, 19, 18, 17]);
    const cheapest = await api.payments({ ...first, sortBy: 'amount', sortDir: 'asc', size: 1 });
    expect(cheapest.rows[0]?.amount).toBe(36.9);
    expect((await api.payments({ ...first, status: 'PENDING' })).total).toBe(1);
    expect((await api.payments({ ...first, search: 'хляб' })).total).toBe(3);
    expect((await api.payments({ ...first, page: 4 })).rows).toHaveLength(1);
    expect((await api.payments({ ...first, from: '2026-11-18', to: '2026-11-19' })).total).toBe(2);
    expect((await api.invoices({ ...first, minAmount: '112.5', maxAmount: '150' })).total).toBe(4);
    expect((await api.invoices({ ...first, type: 'CREDIT_NOTE' })).total).toBe(2);
    expect((await api.invoices({ ...first, currency: 'EUR' })).total).toBe(25);
  });

  test('the sample takings of a filtered list are those of its payments', async () => {
    const query = { ...first, size: 50, from: '2026-11-18', to: '2026-11-19' };
    const { rows } = await api.payments(query);
    const takings = await api.takings({ ...query, size: 1 });
    expect(takings.totalPayments).toBe(rows.length);
    expect(takings.succeededPayments).toBe(rows.filter(({ status }) => status === 'SUCCEEDED').length);
  });

  test('the sample port rejects creating, cancelling and printing', async () => {
    await expect(api.createLink({ amount: 1, currency: 'EUR' })).rejects.toMatchObject({ status: 403 });
    await expect(api.cancelLink(1)).rejects.toMatchObject({ status: 403 });
    await expect(api.invoicePdf(1)).rejects.toMatchObject({ status: 403 });
    await expect(api.invoice(99)).rejects.toMatchObject({ status: 404 });
  });
});

describe('The demo’s own columns and figures', () => {
  const parts = demoExtras({ language: 'en', now, origin });

  test('demo columns show the payment method and the customer’s email', async () => {
    const { rows } = await api.payments(all);
    const shown = rows.map((payment) => parts.customerColumns.map(({ cell }) => cell(payment)));
    expect(new Set(shown.map(([method]) => method))).toEqual(new Set(['Card', 'Bank transfer']));
    expect(shown.map(([, email]) => email)).toEqual(rows.map(({ customerEmail }) => customerEmail));
    const transfers = rows.filter((_, place) => shown[place]![0] === 'Bank transfer');
    expect(transfers.map(({ cardLast4, merchantFee }) => [cardLast4, merchantFee])).toEqual(
      transfers.map(() => [null, 0]),
    );
  });

  test('demo figures count pending payments and all invoices', async () => {
    const pending = (await api.payments({ ...first, status: 'PENDING' })).total;
    const invoices = (await api.invoices({ ...first, type: 'INVOICE' })).total;
    expect(parts.figures).toEqual([
      { label: 'Pending payments', value: String(pending) },
      { label: 'Total invoices', value: String(invoices) },
    ]);
  });
});
