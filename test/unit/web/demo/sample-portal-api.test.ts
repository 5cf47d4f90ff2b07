import { describe, expect, test } from 'vitest';
import { samplePortalApi } from '#web/demo/sample-portal-api.ts';

const now = new Date('2026-11-20T10:00:00Z');
const api = samplePortalApi('bg', now, 'https://plateno.example');
const first = { page: 0, size: 5, sortBy: 'id', sortDir: 'desc' } as const;

describe('The demo’s sample data', () => {
  test('adds up: revenue is the sum of the payments that succeeded', async () => {
    const { rows } = await api.payments({ ...first, size: 50 });
    const paid = rows.filter(({ status }) => status === 'SUCCEEDED');
    const cents = paid.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const takings = await api.takings();
    expect(Math.round(takings.totalRevenue.amount * 100)).toBe(cents);
    expect(takings.succeededPayments).toBe(paid.length);
    expect(takings.totalPayments).toBe(rows.length);
  });

  test('every invoice is its net and its VAT, and is paid whole or not at all', async () => {
    const { rows } = await api.invoices({ ...first, size: 50 });
    for (const { subtotal, taxAmount, totalAmount, paidAmount, status } of rows) {
      expect(Math.round((subtotal + taxAmount) * 100)).toBe(Math.round(totalAmount * 100));
      expect(paidAmount).toBe(status === 'PAID' ? totalAmount : 0);
    }
    expect((await api.invoice(1)).items).toHaveLength(1);
  });

  test('speaks the language of the screen', async () => {
    expect((await api.merchant()).businessName).toMatch(/[а-я]/i);
    expect((await samplePortalApi('en', now, '').merchant()).businessName).not.toMatch(/[а-я]/i);
  });

  test('is searched, filtered, sorted and paged like the real lists', async () => {
    const newest = await api.payments(first);
    expect(newest.rows.map(({ id }) => id)).toEqual([14, 13, 12, 11, 10]);
    const cheapest = await api.payments({ ...first, sortBy: 'amount', sortDir: 'asc', size: 1 });
    expect(cheapest.rows[0]?.amount).toBe(36.9);
    expect((await api.payments({ ...first, status: 'PENDING' })).total).toBe(2);
    expect((await api.payments({ ...first, search: 'хляб' })).total).toBe(2);
    expect((await api.payments({ ...first, page: 2 })).rows).toHaveLength(4);
    expect((await api.payments({ ...first, from: '2026-11-18', to: '2026-11-19' })).total).toBe(2);
    expect((await api.invoices({ ...first, minAmount: '112.5', maxAmount: '150' })).total).toBe(4);
    expect((await api.invoices({ ...first, type: 'CREDIT_NOTE' })).total).toBe(0);
    expect((await api.invoices({ ...first, currency: 'EUR' })).total).toBe(14);
  });

  test('creates, cancels and prints nothing', async () => {
    await expect(api.createLink({ amount: 1, currency: 'EUR' })).rejects.toMatchObject({ status: 403 });
    await expect(api.cancelLink(1)).rejects.toMatchObject({ status: 403 });
    await expect(api.invoicePdf(1)).rejects.toMatchObject({ status: 403 });
    await expect(api.invoice(99)).rejects.toMatchObject({ status: 404 });
  });
});
