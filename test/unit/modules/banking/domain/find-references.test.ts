import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTransferReference, referenceBytes, transferReferenceOf } from '#kernel/transfer-reference.ts';
import { findReferences, MistypedReferences } from '#modules/banking/domain/find-references.ts';

const references = fc
  .uint8Array({ minLength: referenceBytes, maxLength: referenceBytes })
  .map((bytes) => transferReferenceOf(bytes));
const cyrillic: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  P: 'Р',
  C: 'С',
  T: 'Т',
  Y: 'У',
  X: 'Х',
};
const seeds = [1, 2, 3, 4, 5];

test.each(seeds)('any reference is found however it is broken, spelled and surrounded, seed %i', (seed) => {
  fc.assert(
    fc.property(
      references,
      fc.array(fc.constantFrom('', '', ' ', '\n', '-', '\r\n'), { minLength: 11, maxLength: 11 }),
      fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }),
      fc.constantFrom('Плащане ', 'ref:', 'ПРЕВОД ПО ', 'за наем, ', ''),
      fc.boolean(),
      (reference, breaks, isCyrillic, before, isLower) => {
        const typed = Array.from(
          reference,
          (sign, at) => (isCyrillic[at] ? (cyrillic[sign] ?? sign) : sign) + breaks[at],
        );
        const text = before + typed.join('');
        expect(findReferences(isLower ? text.toLowerCase() : text)).toContain(reference);
      },
    ),
    { seed, numRuns: 500 },
  );
});

test.each(seeds)('a reference with one wrong sign is found among those that wait, seed %i', (seed) => {
  fc.assert(
    fc.property(
      fc.uniqueArray(references, { minLength: 3, maxLength: 30 }),
      fc.nat(10),
      fc.constantFrom(...Array.from('23456789ABCDEFGHJKLMNPQRSTUVWXYZ')),
      fc.constantFrom('REPLACED', 'LEFT_OUT', 'ADDED', 'CHANGED'),
      (waiting, at, sign, how) => {
        const [reference] = waiting as [string];
        const before = reference.slice(0, at);
        const typed = {
          REPLACED: before + sign + reference.slice(at + 1),
          LEFT_OUT: before + reference.slice(at + 1),
          ADDED: before + sign + reference.slice(at),
          CHANGED: before + (reference[at + 1] ?? '') + reference[at]! + reference.slice(at + 2),
        }[how];
        fc.pre(typed !== reference && !isTransferReference(typed.slice(0, 11)));
        const found = new MistypedReferences(waiting).in(`плащане ${typed} благодаря`);
        expect(found).toContain(reference);
      },
    ),
    { seed, numRuns: 300 },
  );
});

test('a text without a reference gives none', () => {
  expect(findReferences('ПЛАЩАНЕ ПО ФАКТУРА 0000000042 BG80BNBG96611020345678')).toEqual([]);
  expect(new MistypedReferences(['PA7M2U9SGRW']).in('ПЛАЩАНЕ ПО ФАКТУРА 0000000042')).toEqual([]);
});
