import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256Digest } from '#modules/invoices/adapters/signatures/sha256-digest.ts';
import { canonicalForm, documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import type { InvoiceDocument } from '#modules/invoices/domain/invoice-document.ts';
import { findLetters, lostTexts, withLetters } from '#modules/invoices/domain/lost-letters.ts';
import { wellFormed } from '#modules/invoices/domain/well-formed.ts';
import { sampleDocument } from './sample-document.ts';

type Texts = Pick<InvoiceDocument, 'description' | 'correctionReason' | 'customerName'>;

const given = (texts: Partial<Texts>, line: object = {}): InvoiceDocument => {
  const document = sampleDocument();
  return { ...document, ...texts, lines: document.lines.map((one) => ({ ...one, ...line })) };
};
/** What is found in the stored form of a document that was hashed as it was given. */
const find = async (document: InvoiceDocument, edited: Partial<Texts> = {}) => {
  const canonical = canonicalForm({ ...wellFormed(document), ...edited }, 'before');
  const letters = findLetters(canonical, await documentHash(document, 'before'), sha256Digest);
  const hashed = letters === null ? null : withLetters(canonical, letters);
  expect(hashed === null || hashed === canonicalForm(document, 'before')).toBe(true);
  return { letters, texts: hashed === null ? null : lostTexts(canonical, hashed) };
};

test('any half pair in any text of a document is found, and the text that was hashed is named', async () => {
  const places = ['description', 'correctionReason', 'customerName', 'line', 'unit'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0xd800, max: 0xdfff }),
      fc.constantFrom(...places),
      fc.constantFrom('', 'A', 'Торта 🎂 "\\ud800" '),
      async (unit, place, before) => {
        const text = `${before}${String.fromCharCode(unit)}B`;
        const document =
          place === 'line'
            ? given({}, { description: text })
            : place === 'unit'
              ? given({}, { unit: text })
              : given({ [place]: text });
        const { letters, texts } = await find(document);
        expect(letters).toEqual([unit.toString(16).toUpperCase()]);
        expect(texts).toMatchObject([
          { hashed: `${before}\\u${unit.toString(16)}B`, stored: `${before}\uFFFDB` },
        ]);
      },
    ),
    { numRuns: 40 },
  );
});

test('a field is named with the place of its line', async () => {
  const { texts } = await find(given({}, { description: 'A\ud800B' }));
  expect(texts).toEqual([{ field: 'lines[0].description', hashed: 'A\\ud800B', stored: 'A\uFFFDB' }]);
});

test('a U+FFFD that was typed beside a lost letter stays, and is no difference', async () => {
  const { letters, texts } = await find(given({ correctionReason: '\uFFFD', description: 'край \ud83d' }));
  expect(letters).toEqual(['FFFD', 'D83D']);
  expect(texts).toMatchObject([{ field: 'description' }]);
});

test('the same lost letters in a line and its document are one unknown, and two different ones are found', async () => {
  const text = 'A\udfffB\ud83dC';
  const { letters } = await find(given({ description: text }, { description: text }));
  expect(letters).toEqual(['DFFF', 'D83D', 'DFFF', 'D83D']);
});

test('up to eleven halves of common emoji are found', async () => {
  const text = Array.from({ length: 7 }, (_, place) => `${place}${place % 3 === 0 ? '\ud83c' : '\ud83d'}`);
  expect((await find(given({ description: text.join(' ') }))).letters).toHaveLength(7);
});

test('twelve different lost letters are refused, and so is a document without any', async () => {
  const text = Array.from({ length: 12 }, (_, place) => `${place}${place % 2 === 0 ? '\ud83c' : '\ud83d'}`);
  expect((await find(given({ description: text.join(' ') }))).letters).toBeNull();
  expect((await find(given({}), { description: 'Друго' })).letters).toBeNull();
});

test('a document that was changed in anything else is refused, whatever it lost', async () => {
  const document = given({ customerName: 'A\ud800B' });
  expect((await find(document, { description: 'Друго' })).letters).toBeNull();
  expect((await find(document, { customerName: 'A\uFFFDC' })).letters).toBeNull();
});

test('letters that are no code units, too few or too many, give no text', () => {
  for (const letters of [[], ['D800', 'D800'], ['0041'], ['E000'], ['d800']])
    expect(withLetters('{"document":{"a":"\uFFFD"}}', letters)).toBeNull();
  expect(withLetters('{"document":{"a":"\uFFFD"}}', ['D800'])).toBe('{"document":{"a":"\\ud800"}}');
});
