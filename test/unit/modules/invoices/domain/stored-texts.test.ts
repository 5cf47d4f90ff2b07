import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { annulmentHash } from '#modules/invoices/domain/corrections/annulment.ts';
import { documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import { paymentHash, takeBackHash } from '#modules/invoices/domain/invoice-payment.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import { originalHash, recipientHash } from '#modules/invoices/domain/numbers/original.ts';
import { wellFormed } from '#modules/invoices/domain/well-formed.ts';
import { sampleDocument } from './sample-document.ts';

const half = fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit));
const letter = fc.constantFrom('A', 'Ж', '😀', '\uFFFD', 'é', '\n', '"');
const text = fc.array(fc.oneof(half, letter), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));

/** As PostgreSQL gives back what its driver sends in UTF-8. */
const stored = (given: string): string => Buffer.from(given, 'utf8').toString('utf8');

test('a document with half surrogate pairs is issued and hashed with the texts that a database holds', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      const plain = sampleDocument();
      const [line] = plain.lines;
      const given = {
        ...plain,
        description: one,
        correctionReason: other,
        author: one,
        buyer: { ...plain.buyer, name: other },
        lines: [{ ...line!, description: one, unit: other }],
      };
      const { document, documentHash: hash } = (await Invoice.issuePending(given, 'before')).toRecord();
      expect(document).toEqual({
        ...given,
        description: stored(one),
        correctionReason: stored(other),
        author: stored(one),
        buyer: { ...plain.buyer, name: stored(other) },
        lines: [{ ...line!, description: stored(one), unit: stored(other) }],
      });
      expect(hash).toBe(await documentHash(document, 'before'));
    }),
    { numRuns: 200 },
  );
});

test('amounts, instants, absent keys and whole emoji of a document stay as they are', () => {
  const document = sampleDocument({ payment: { description: 'Торта 🎂 👩‍👩‍👧' } });
  expect(wellFormed(document)).toEqual(document);
  expect(Object.keys(wellFormed({ a: undefined, b: null }))).toEqual(['a', 'b']);
});

const at = new Date('2026-11-20T12:00:00.000Z');
const of = { merchantId: 3, series: 'LEGAL', number: 7, documentHash: 'd' } as const;
const by = {
  kind: 'BANK',
  amount: Money.ofMinor(100, 'EUR'),
  paidOn: businessDate('2026-11-20'),
  paidAt: at,
  paymentId: null,
  bankLineId: null,
  recordedAt: at,
} as const;
const facts: readonly (readonly [string, (given: string) => Promise<string>])[] = [
  ['the reason of an annulment', (reason) => annulmentHash({ ...of, annulledAt: at, reason }, 'p')],
  ['the note of a payment', (note) => paymentHash({ ...of, ...by, note, recordedBy: 'user:1' }, 'p')],
  ['who recorded a payment', (name) => paymentHash({ ...of, ...by, note: null, recordedBy: name }, 'p')],
  [
    'the reason of a take-back',
    (reason) =>
      takeBackHash({ ...of, paymentHash: 'x', takenBackAt: at, takenBackBy: 'user:1', reason }, 'p'),
  ],
  [
    'who took a payment back',
    (name) => takeBackHash({ ...of, paymentHash: 'x', takenBackAt: at, takenBackBy: name, reason: '' }, 'p'),
  ],
  [
    'the recipient of an original',
    async (recipient) =>
      originalHash({ ...of, recipientHash: await recipientHash('d', recipient), deliveredAt: at }, 'p'),
  ],
];

test.each(facts)('the hash of %s is the same before and after it is stored', async (_, hash) => {
  await fc.assert(
    fc.asyncProperty(text, async (given) => {
      expect(await hash(given)).toBe(await hash(stored(given)));
    }),
    { numRuns: 100 },
  );
});
