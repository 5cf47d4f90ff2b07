import { describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { copyOf } from '#web/merchant/invoices/writing/copy-values.ts';
import { draftOf, emptyDraft } from '#web/merchant/invoices/writing/draft-values.ts';
import { isWorthKeeping, valuesOfDraft } from '#web/merchant/invoices/writing/stored-values.ts';

const now = new Date('2026-12-01T10:00:00Z');
const empty = emptyDraft(true, now);

const issued = {
  currency: 'EUR',
  issueDate: '2026-10-01',
  dueDate: '2026-10-08',
  customerEmail: 'office@example.com',
  buyer: {
    name: 'Дърво ЕООД',
    address: 'Пловдив',
    taxId: '175074752',
    vatNumber: null,
    country: 'BG',
    kind: 'COMPANY',
  },
  items: [
    {
      description: 'Дъбова маса',
      quantity: 2.5,
      unit: 'бр.',
      unitPrice: 100,
      grossUnitPrice: null,
      discountPercent: 10,
      taxRate: 20,
      vatGround: null,
      advance: null,
    },
    {
      description: 'Приспаднат аванс',
      quantity: 1,
      unit: 'бр.',
      unitPrice: -50,
      grossUnitPrice: null,
      discountPercent: null,
      taxRate: 20,
      vatGround: null,
      advance: { number: '0000000001', issueDate: '2026-09-01' },
    },
  ],
} as unknown as Invoice;

describe('a copy of an invoice', () => {
  const copy = copyOf(issued, { registration: 'FULL', language: 'bg', now, empty });

  it('has customer and lines of the old one, without deducted advances', () => {
    expect(copy.customer).toMatchObject({
      kind: 'COMPANY',
      name: 'Дърво ЕООД',
      taxId: '175074752',
      email: 'office@example.com',
    });
    expect(copy.items).toHaveLength(1);
    expect(draftOf(copy).items[0]).toMatchObject({
      description: 'Дъбова маса',
      quantity: 2.5,
      unitPrice: 100,
      discountPercent: 10,
      taxRate: 20,
    });
  });

  it('has new dates with the days to pay of the old one, and no day of the supply', () => {
    expect(draftOf(copy)).toMatchObject({ dueDate: '2026-12-08', taxEventDate: null });
  });

  it('checks the rates again: a merchant that is no longer registered charges no VAT', () => {
    const plain = copyOf(issued, {
      registration: 'NONE',
      language: 'bg',
      now,
      empty: emptyDraft(false, now),
    });
    expect(draftOf(plain).items[0]?.taxRate).toBe(0);
  });
});

describe('a stored draft', () => {
  it('comes back as it was typed', () => {
    const typed = {
      ...empty,
      customer: { ...empty.customer, name: 'Иван' },
      items: [{ ...empty.items[0]!, description: 'Маса', unitPrice: '12,' }],
      installments: [{ dueDate: '01.01.2027', amount: '5' }],
      send: false,
    };
    const stored = JSON.parse(JSON.stringify(typed)) as Record<string, unknown>;
    expect(valuesOfDraft(stored, empty)).toEqual(typed);
  });

  it.each([{}, { customer: 7, items: 'x', send: 'yes' }, { items: [], advances: [1], unknown: true }])(
    'with other fields than the form has, as %j, keeps the defaults',
    (stored) => {
      expect(valuesOfDraft(stored, empty)).toEqual(empty);
    },
  );

  it('is worth keeping from a customer or the first text or price on', () => {
    expect(isWorthKeeping(empty)).toBe(false);
    expect(isWorthKeeping({ ...empty, customer: { ...empty.customer, taxId: '1' } })).toBe(true);
    expect(isWorthKeeping({ ...empty, items: [{ ...empty.items[0]!, unitPrice: '5' }] })).toBe(true);
  });
});
