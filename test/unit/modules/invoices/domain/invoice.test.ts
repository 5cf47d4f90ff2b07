import { expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import { InvoiceStateRefused } from '#modules/invoices/domain/failures.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import type { InvoiceState } from '#modules/invoices/domain/invoice.ts';
import { sampleDocument } from './sample-document.ts';

const paidAt = new Date('2026-11-20T21:30:05Z');
const price = Money.ofMinor(5_113, 'EUR');

/** A written invoice that waits for 51.13 euro. */
const written = (other: Partial<InvoiceState> = {}) =>
  Invoice.restore({
    document: sampleDocument(),
    state: {
      status: 'PENDING',
      paid: Money.zero('EUR'),
      paidAt: null,
      annulledAt: null,
      annulmentReason: null,
      ...other,
    },
    previousHash: null,
    documentHash: '',
  });

test('the document of a payment is paid from the first moment', async () => {
  const invoice = await Invoice.issuePaid(sampleDocument(), null, paidAt);
  expect(invoice.state).toMatchObject({ status: 'PAID', paid: price, paidAt });
});

test.each(['PENDING', 'OVERDUE'] as const)('a written invoice that is %s becomes paid in full', (status) => {
  const invoice = written({ status });
  expect(invoice.awaits(price)).toBe(true);
  invoice.pay(paidAt);
  expect(invoice.state).toMatchObject({ status: 'PAID', paid: price, paidAt });
});

test('a written invoice waits for its own sum and no other', () => {
  expect(written().awaits(Money.ofMinor(5_112, 'EUR'))).toBe(false);
  expect(written().awaits(Money.ofMinor(5_113, 'USD'))).toBe(false);
});

test('an annulled invoice waits for nothing', () => {
  expect(written({ annulledAt: paidAt, annulmentReason: 'x' }).awaits(price)).toBe(false);
});

test('what is paid cannot be paid again', async () => {
  const invoice = await Invoice.issuePaid(sampleDocument(), null, paidAt);
  expect(invoice.awaits(price)).toBe(false);
  expect(() => invoice.pay(paidAt)).toThrow(InvoiceStateRefused);
});
