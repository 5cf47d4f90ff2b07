import * as z from 'zod';
import { businessDate } from '#kernel/business-date.ts';
import { languages } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import { readUnitPrice } from '#kernel/unit-price.ts';
import { isStorable } from '#kernel/text.ts';
import { givenColor } from '#contract/merchants/brand.ts';
import { businessTypes, fiscalModes, vatRegistrations } from '#contract/merchants/merchants.ts';

/**
 * Texts of an archive: stored as they are, within what any list of the product holds. A document whose proof was corrected has half
 * surrogate pairs, which no database holds.
 */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .transform((value) => value.toWellFormed())
    .refine(isStorable);
const words = (most: number) => text(most).nullable();
const id = z.number().int().positive();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
const currency = z.enum(['EUR', 'USD']);
const day = z.iso.date().transform((value) => businessDate(value));
const number = z.string().regex(/^[0-9]{10}$/);

export const archiveJson = z.object({
  format: z.literal(1),
  installation: text(300),
  merchantId: id,
  madeAt: instant,
  counts: z.object({
    documents: z.number().int().min(0),
    rows: z.record(z.string(), z.number().int().min(0)),
  }),
  chain: z
    .object({
      start: z.object({ number, hash: sha256 }).nullish(),
      last: number.nullable(),
      lastHash: sha256,
    })
    .nullable(),
  earlier: z
    .array(
      z.object({
        path: text(100),
        sha256,
        lastHash: sha256.nullable(),
        installation: text(300),
        merchantId: id,
      }),
    )
    .default([]),
  anchorKeys: z.array(text(4_000)),
});
export type ArchiveJson = z.infer<typeof archiveJson>;

/** The public page; whether it is on is said by its owner here. */
const publicPage = z
  .object({
    text: words(1_000),
    town: words(200),
    showsPhone: z.boolean(),
    showsEmail: z.boolean(),
    takesAmounts: z.boolean(),
    isIndexed: z.boolean(),
    minMinor: z.number().int().positive(),
    maxMinor: z.number().int().positive(),
    currency: z.literal('EUR'),
  })
  .transform(({ minMinor, maxMinor, currency: of, ...page }) => ({
    ...page,
    minAmount: Money.ofMinor(minMinor, of),
    maxAmount: Money.ofMinor(maxMinor, of),
  }));

/** Far more than a business has in its life. */
const mostRegistrations = 1_000;

/** Archives of earlier releases have neither registrations nor a public page. */
export const merchantJson = z.object({
  businessName: text(200),
  businessType: z.enum(businessTypes),
  email: text(254),
  phoneNumber: text(40),
  address: text(300),
  taxId: words(20),
  returnTerms: words(500),
  language: z.enum(languages),
  vatRegistration: z.enum(vatRegistrations),
  vatNumber: words(20),
  fiscalMode: z.enum(fiscalModes),
  eShopNumber: words(20),
  iban: words(40),
  bic: words(20),
  invoiceAuthor: words(200),
  brandColor: givenColor.nullable().default(null),
  registrations: z
    .array(z.object({ validFrom: day, vatRegistration: z.enum(vatRegistrations), vatNumber: words(20) }))
    .max(mostRegistrations)
    .default([]),
  publicPage: publicPage.nullable().default(null),
});

const kept = { id, createdAt: instant, archivedAt: instant.nullable() };

export const customerRow = z.object({
  ...kept,
  kind: z.enum(['COMPANY', 'PERSON']),
  name: text(300),
  contact: words(300),
  email: words(254),
  phone: words(300),
  address: words(500),
  city: words(200),
  country: z.string().regex(/^[A-Z]{2}$/),
  taxId: words(40),
  vatNumber: words(40),
  language: z.enum(languages),
  dueDays: z.number().int().min(0).max(3_650).nullable(),
  note: words(10_000),
});

const itemColumns = z.object({
  ...kept,
  code: words(100),
  name: text(500),
  nameEn: words(500),
  unit: text(50),
  priceMinor: z.number().int().positive(),
  currency,
  exactPrice: z
    .string()
    .regex(/^\d{1,12}(?:\.\d{1,6})?$/)
    .nullable(),
  priceHoldsVat: z.boolean(),
  rate: z.union([z.literal(20), z.literal(9), z.literal(0)]),
  zeroGround: words(100),
});
/** An item; its price is exact where the list says so. */
export const itemRow = itemColumns.transform(({ priceMinor, currency: of, exactPrice, ...item }) => ({
  ...item,
  price: exactPrice === null ? Money.ofMinor(priceMinor, of) : readUnitPrice(exactPrice, of),
}));

export const chainLine = z.object({
  kind: z.string(),
  number,
  hash: sha256,
  text: z.string(),
  /** Of a document; beside the chain, and used only to join credit notes with their documents. */
  id: id.optional(),
});
export type ChainRow = z.infer<typeof chainLine>;

const money = z
  .string()
  .regex(/^\d{1,15} (?:EUR|USD)$/)
  .transform((value) => ({ minor: Number(value.slice(0, -4)), currency: value.slice(-3) as 'EUR' | 'USD' }));

/** The text of a document that its hash covers. */
export const hashedDocument = z.object({
  document: z.object({
    type: z.enum(['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']),
    total: money,
    issueDate: day,
    dueDate: day,
    buyer: z.object({ name: text(500), taxId: words(40), vatNumber: words(40) }),
    customerEmail: words(254),
    paymentId: id.nullable(),
    refundId: id.nullable(),
    correctsInvoiceId: id.nullable(),
  }),
});

/** A document that came to the other installation from another program. */
export const foreignRow = z
  .object({
    number: text(50).refine((value) => value !== ''),
    type: z.enum(['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']),
    issueDate: day,
    dueDate: day.nullable(),
    currency,
    totalMinor: z.number().int().min(0),
    openMinor: z.number().int().min(0),
    buyerName: text(500),
    buyerTaxId: words(40),
    buyerEmail: words(254),
    annulledAt: instant.nullable(),
    hash: sha256.nullable(),
  })
  .refine(({ openMinor, totalMinor }) => openMinor <= totalMinor);
