import { expect, test } from 'vitest';
import { missingFacts } from '#web/admin/merchants/missing-facts.ts';

test('The approval names what the server misses, and the VAT number of a merchant registered for VAT', () => {
  expect(missingFacts({ missing: ['taxId', 'iban'], vatRegistration: 'NONE', vatNumber: null })).toEqual([
    'taxId',
    'iban',
  ]);
  expect(missingFacts({ missing: [], vatRegistration: 'FULL', vatNumber: null })).toEqual(['vatNumber']);
  expect(missingFacts({ missing: [], vatRegistration: 'FULL', vatNumber: 'BG175074752' })).toEqual([]);
});
