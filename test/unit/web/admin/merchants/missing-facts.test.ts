import { expect, test } from 'vitest';
import { missingFacts } from '#web/admin/merchants/missing-facts.ts';

test('The approval lists the fields that the server reports as missing, and a missing VAT number', () => {
  expect(missingFacts({ missing: ['taxId', 'iban'], vatRegistration: 'NONE', vatNumber: null })).toEqual([
    'taxId',
    'iban',
  ]);
  expect(missingFacts({ missing: [], vatRegistration: 'FULL', vatNumber: null })).toEqual(['vatNumber']);
  expect(missingFacts({ missing: [], vatRegistration: 'FULL', vatNumber: 'BG175074752' })).toEqual([]);
});
