import { addDays, businessDateOf } from '#contract/business-date.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';

/** A day in Sofia, so many days from today. */
export const dayIn = (days: number): string => addDays(businessDateOf(new Date()), days);

/** Sent, 120 euros with VAT, valid for ten more days. */
export const proformaWith = (of: Partial<Proforma> = {}): Proforma => ({
  id: 7,
  version: 2,
  kind: 'OFFER',
  number: '0000000003',
  state: 'SENT',
  merchantId: 1,
  merchantName: 'Bakery',
  customerId: 4,
  customerName: 'Helikon Ltd',
  about: 'Oak table',
  currency: 'EUR',
  subtotal: 100,
  taxAmount: 20,
  total: 120,
  paid: 0,
  open: 120,
  validUntil: dayIn(10),
  sentAt: '2026-11-01T06:00:00Z',
  hasQuestion: false,
  isEmailRefused: false,
  createdAt: '2026-11-01T06:00:00Z',
  content: {
    currency: 'EUR',
    customer: {
      kind: 'COMPANY',
      name: 'Helikon Ltd',
      address: 'Plovdiv',
      taxId: '831902088',
      country: 'BG',
      vatNumber: undefined,
      email: 'office@example.com',
    },
    customerId: 4,
    items: [{ description: 'Oak table', quantity: 1, unitPrice: 100, taxRate: 20 }],
    description: undefined,
    language: 'en',
  },
  cardMax: null,
  url: 'https://plateno.example/offer/kTq2m0vVbQH0k2l1xY8wZg',
  paymentLinkId: 12,
  reference: 'PA7M2U9SGRW',
  acceptedAt: null,
  acceptedBy: null,
  invoices: [],
  questions: [],
  ...of,
});
