import { expect, it } from 'vitest';
import { buyerProblems, type Buyer } from '#kernel/buyer.ts';
import { countries } from '#kernel/countries.ts';
import { countryOptions } from '#web/pay/request/country-options.ts';

const problemsOf = (about: Partial<Buyer>): string[] =>
  buyerProblems({
    name: 'Тест ЕООД',
    address: 'София',
    taxId: null,
    vatNumber: null,
    country: 'BG',
    ...about,
  }).map(({ field, code }) => `${field} ${code}`);

it.each([
  ['an EIK', { taxId: '175074752' }],
  ['a VAT number', { vatNumber: 'BG175074752' }],
  ['both of one company', { taxId: '175074752', vatNumber: 'BG175074752' }],
  ['a VAT number in Germany', { vatNumber: 'DE123456789', country: 'DE' }],
  ['a VAT number with EL in Greece', { vatNumber: 'EL123456789', country: 'GR' }],
  ['a registration number outside the EU', { taxId: 'CHE123', country: 'CH' }],
  ['no number outside the EU', { country: 'US' }],
  ['no VAT number in Germany', { country: 'DE' }],
  ['the EGN of a lawyer', { taxId: '6101057509' }],
  ['the EGN of a lawyer and its VAT number', { taxId: '6101057509', vatNumber: 'BG6101057509' }],
  ['the number of a foreigner', { taxId: '7111042925' }],
  ['a VAT number in Switzerland', { vatNumber: 'CHE123456789MWST', country: 'CH' }],
  ['a French number on Réunion', { vatNumber: 'FR12345678901', country: 'RE' }],
  ['a French number in Monaco', { vatNumber: 'FR12345678901', country: 'MC' }],
  ['a British number in Northern Ireland', { vatNumber: 'GB123456789', country: 'XI' }],
])('a company with %s has no problems', (_, about) => {
  expect(problemsOf(about)).toEqual([]);
});

it.each([
  ['no number', {}, 'buyer.taxId fields.required'],
  ['a mistyped EIK', { taxId: '175074751' }, 'buyer.taxId fields.buyer-eik'],
  ['a mistyped VAT number', { vatNumber: 'BG175074751' }, 'buyer.vatNumber fields.buyer-vat-number'],
  ['a mistyped EGN', { taxId: '6101057500' }, 'buyer.taxId fields.buyer-eik'],
  [
    'numbers of two companies',
    { taxId: '831902088', vatNumber: 'BG175074752' },
    'buyer.vatNumber fields.numbers-of-two',
  ],
  [
    'an EGN and the VAT number of another person',
    { taxId: '6101057509', vatNumber: 'BG7111042925' },
    'buyer.vatNumber fields.numbers-of-two',
  ],
  [
    'a wrong number in Norway',
    { vatNumber: 'NO12345', country: 'NO' },
    'buyer.vatNumber fields.buyer-vat-number-abroad',
  ],
  [
    'a VAT number of another member state',
    { vatNumber: 'DE123456789', country: 'AT' },
    'buyer.vatNumber fields.buyer-vat-number-abroad',
  ],
  ['an unknown country', { taxId: '175074752', country: 'ZZ' }, 'buyer.country fields.country'],
])('a company with %s is refused by field', (_, about, expected) => {
  expect(problemsOf(about)).toEqual([expected]);
});

it('the pay page offers every country once, with the chosen one selected', () => {
  const html = countryOptions('bg', 'BG');
  const offered = [...html.matchAll(/value="(..)"/g)].map(([, code]) => code!);
  expect(offered.toSorted()).toEqual([...countries].toSorted());
  expect(html.match(/<option value="(..)" selected>/)?.[1]).toBe('BG');
});
