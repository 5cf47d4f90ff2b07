import { Money } from '#kernel/money.ts';
import type { InvoiceDraft } from '#modules/invoices/domain/written-invoice.ts';

/** A draft over 24 euro, VAT included. */
export const sampleDraft = (about: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  currency: 'EUR',
  customer: {
    kind: 'PERSON',
    name: 'Иван Петров',
    address: null,
    taxId: null,
    vatNumber: null,
    email: 'ivan@example.com',
  },
  lines: [
    {
      description: 'Ремонт',
      quantity: '1',
      unit: 'бр.',
      unitPrice: Money.ofMinor(2_000, 'EUR'),
      taxRate: 20,
    },
  ],
  zeroRateGround: null,
  dueDate: null,
  description: null,
  language: 'bg',
  ...about,
});
