import * as z from 'zod';
import { date, id, instant, money, nullableText } from '../fields.ts';

/** The number of a document. */
export const invoiceNumber = z
  .string()
  .meta({ description: 'Ten digits, without gaps within a merchant.', examples: ['0000000042'] });

/** Seller or buyer of a document. */
export const party = z.object({
  name: z.string().meta({ examples: ['Иван Петров'] }),
  address: nullableText.meta({
    description: 'The postal address, as printed on the document.',
    examples: ['гр. Пловдив, ул. „Отец Паисий“ № 5'],
  }),
  taxId: nullableText.meta({
    description: 'EIK, or a VAT number with its country.',
    examples: ['175074752'],
  }),
  vatNumber: nullableText.meta({ examples: ['BG175074752'] }),
  country: nullableText.meta({
    description: 'ISO 3166-1 alpha-2; null for a seller, and on older documents.',
    examples: ['BG'],
  }),
});

/** One mail with the document. */
export const delivery = z.object({
  kind: z.enum(['RECEIPT', 'ASKED_BY_PAYER', 'SENT_BY_MERCHANT', 'REMINDER', 'ANNULMENT']),
  state: z.enum(['QUEUED', 'SENT', 'FAILED']),
  recipient: z.string().meta({ examples: ['maria@example.com'] }),
  createdAt: instant,
  sentAt: instant.nullable().meta({ examples: ['2026-11-20T10:16:05.000Z'] }),
  reason: nullableText.meta({
    description: 'The error of the latest attempt, when it failed.',
    examples: [null],
  }),
});

/** A payment of a document: by card, a transfer that was recorded, or a part that was kept from the buyer's takings. */
export const invoicePayment = z.object({
  id,
  kind: z.enum(['CARD', 'BANK', 'WITHHELD']).meta({
    description: 'WITHHELD: kept from the takings of the buyer, on a bill of Plateno.',
  }),
  amount: money,
  paidOn: date.meta({ description: 'A day in Sofia.' }),
  paymentId: id.nullable().meta({ description: 'The card payment; null for all others.', examples: [null] }),
  note: nullableText.meta({ examples: ['Извлечение 47'] }),
  recordedAt: instant,
  takenBackAt: instant
    .nullable()
    .meta({ description: 'When the transfer was taken back.', examples: [null] }),
  takenBackReason: nullableText.meta({ examples: [null] }),
});

/** A credit or debit note of a document. */
export const note = z.object({ id, invoiceNumber, issueDate: date, totalAmount: money });
