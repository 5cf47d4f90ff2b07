import { expect, test } from 'vitest';
import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { unitPriceOf, type UnitPrice } from '#kernel/unit-price.ts';
import { canonicalForm, documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import type { InvoiceDocument } from '#modules/invoices/domain/invoice-document.ts';
import { sampleDocument } from '../sample-document.ts';

const document = sampleDocument();

/** The smallest change to a value: one cent, one millisecond, one letter, a value instead of null. */
const nudge = (value: unknown): unknown => {
  if (value instanceof Money) return Money.ofMinor(value.minor + 1n, value.currency);
  if (value instanceof Date) return new Date(value.getTime() + 1);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}.`;
  if (value === null) return 0;
  throw new Error(`nothing smaller known for a ${typeof value}`);
};

const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || value instanceof Money || value instanceof Date;

/** Every copy of a value that differs from it in one leaf. */
const variants = (value: unknown): unknown[] => {
  if (isLeaf(value)) return [nudge(value)];
  const entries = Object.entries(value as object);
  return entries.flatMap(([key, inner]) =>
    variants(inner).map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as object), [key]: changed },
    ),
  );
};

test('the hash of a document is SHA-256 of its canonical form', async () => {
  const bytes = new TextEncoder().encode(canonicalForm(document, null));
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  expect(await documentHash(document, null)).toBe(digest);
});

test('every change of a single value changes the hash of a document', async () => {
  const changed = variants(document) as InvoiceDocument[];
  const hashes = await Promise.all([document, ...changed].map((variant) => documentHash(variant, null)));
  expect(changed.length).toBeGreaterThan(40);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('the hash of a document depends on the hash of the document before it', async () => {
  expect(await documentHash(document, 'a')).not.toBe(await documentHash(document, 'b'));
  expect(await documentHash(document, 'a')).not.toBe(await documentHash(document, null));
});

test('the order of keys does not change the hash of a document', async () => {
  const backwards = Object.fromEntries(Object.entries(document).toReversed()) as InvoiceDocument;
  expect(await documentHash(backwards, null)).toBe(await documentHash(document, null));
});

test('the day of an exchange rate is covered by the hash, and a document without one omits it', async () => {
  const dollars = Money.ofMinor(10_000, 'USD');
  const paid = (day: BusinessDate | null) =>
    sampleDocument({
      payment: { amount: dollars, chargeAmount: dollars, eurRate: '1.1712', eurRateDay: day },
    });
  const dated = paid(businessDate('2026-11-20'));
  expect(canonicalForm(dated, null)).toContain('"eurRate":"1.1712","eurRateDay":"2026-11-20",');
  expect(canonicalForm(paid(null), null)).not.toContain('eurRateDay');
  const hashes = [dated, paid(businessDate('2026-11-19')), paid(null)].map((one) => documentHash(one, null));
  expect(new Set(await Promise.all(hashes)).size).toBe(3);
});

test('the canonical form of a document never changes: stored hash chains depend on it', async () => {
  const plain = sampleDocument({ place: { number: 42, issueDate: businessDate('2026-11-20') } });
  expect(canonicalForm(plain, null)).toMatchInlineSnapshot(
    `"{"document":{"author":"Мария Георгиева","buyer":{"address":null,"name":"Иван Петров","taxId":null,"vatNumber":null},"correctionReason":null,"correctsInvoiceId":null,"customerEmail":"ivan@example.com","customerName":"Иван Петров","description":"Дегустационно меню за двама","dueDate":"2026-11-20","eShopNumber":"RF0000123","eurRate":"1","eurSubtotal":"4261 EUR","eurTax":"852 EUR","fiscalMode":"ALT_REGIME","issueDate":"2026-11-20","issuedAt":"2026-11-20T21:30:07.000Z","language":"bg","lines":[{"description":"Дегустационно меню за двама","net":"4261 EUR","quantity":"1","tax":"852 EUR","taxGroup":"Б","taxRate":20,"unit":"бр.","unitPrice":"4261 EUR"}],"merchantId":3,"number":42,"orderNumber":1042,"paymentId":7,"paymentLinkId":null,"paymentMethod":"CARD","price":"10000 BGN","refundId":null,"seller":{"address":"гр. София, ул. „Граф Игнатиев“ № 12","name":"„Механа Витоша“ ЕООД","taxId":"175074752","vatNumber":"BG175074752"},"series":"LEGAL","subtotal":"4261 EUR","tax":"852 EUR","taxEventDate":"2026-11-20","total":"5113 EUR","transactionReference":"pi_1042","type":"INVOICE","vatGround":null,"vatRegistration":"FULL"},"previousHash":null}"`,
  );
  expect(await documentHash(plain, null)).toMatchInlineSnapshot(
    `"f477932ec086928aa32c0f0ab16b96821759011906179252dffc7461898c1030"`,
  );
});

test('a price finer than a cent is hashed as a decimal, and one of whole cents as it always was', () => {
  const [line] = document.lines;
  const formOf = (price: UnitPrice<'EUR'>): string =>
    canonicalForm({ ...document, lines: [{ ...line!, unitPrice: price }] }, null);
  expect(formOf(unitPriceOf(143_210n, 'EUR'))).toContain('"unitPrice":"0.14321 EUR"');
  expect(formOf(unitPriceOf(140_000n, 'EUR'))).toContain('"unitPrice":"14 EUR"');
});
