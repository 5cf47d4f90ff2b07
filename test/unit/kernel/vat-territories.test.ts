import { describe, expect, it, test } from 'vitest';
import { buyerKindOf, isInOtherMemberState } from '#kernel/buyer.ts';
import { countries, countryNames, readCountry } from '#kernel/countries.ts';
import { groundsFor } from '#kernel/sale-vat.ts';
import { exampleVatNumberOf, isEuVatNumberOf, isVatNumberOf, readVatNumber } from '#kernel/vat-number.ts';
import { vatTerritories, vatTerritoryOf } from '#kernel/vat-territories.ts';

const company = (country: string, vatNumber: string | null, address: string | null = null) =>
  ({ kind: 'COMPANY', country, vatNumber, address }) as const;

describe('territories whose VAT differs from that of their country', () => {
  it('each has its law, a name in both languages and a code of a country or a postal code', () => {
    for (const { code, postalCode, law, name } of vatTerritories) {
      expect(law).toMatch(/art\. /);
      expect(name.bg.length > 0 && name.en.length > 0).toBe(true);
      expect(code === null ? postalCode !== null : countries.includes(code)).toBe(true);
    }
  });

  it.each(['IC', 'EA', 'AX', 'GP', 'MQ', 'GF', 'RE', 'YT', 'MF'])(
    'goods to a company or person in %s are exports, never an intra-Community supply',
    (country) => {
      const number = exampleVatNumberOf(country);
      expect(isVatNumberOf(number, country)).toBe(true);
      const grounds = groundsFor('FULL', buyerKindOf(company(country, number)));
      expect(grounds).toEqual(expect.arrayContaining(['ART_28', 'ART_21_2']));
      expect(grounds).not.toContain('ART_53');
      expect(buyerKindOf({ kind: 'PERSON', country, vatNumber: null })).toBe('OUTSIDE_PERSON');
    },
  );

  it.each([
    ['ES', 'Calle Triana 7, 35002 Las Palmas', 'Canary Islands'],
    ['ES', '38660 Adeje', 'Canary Islands'],
    ['ES', '51001 Ceuta', 'Ceuta and Melilla'],
    ['ES', '52006 Melilla', 'Ceuta and Melilla'],
    ['ES', '28001 Madrid', undefined],
    ['ES', 'Polígono 35120, 28001 Madrid', undefined],
    ['DE', 'Hauptstraße 1, D-78266 Büsingen', 'Büsingen'],
    ['DE', '27498 Helgoland', 'Heligoland'],
    ['DE', '10115 Berlin', undefined],
    ['IT', 'Via Ostaria 1, 23041 Livigno SO', 'Livigno'],
    ['IT', '22061 Campione d’Italia', 'Campione d’Italia'],
    ['FI', 'AX-22100 Mariehamn', 'Åland Islands'],
    ['GR', '63086 Karyes', 'Mount Athos'],
    ['FR', '97400 Saint-Denis', 'Réunion'],
    ['FR', '98000 Monaco', 'Monaco'],
    ['FR', '75001 Paris', undefined],
    ['GB', '1 Donegall Square, Belfast BT1 5GS', 'Northern Ireland'],
    ['GB', '10 Downing St, London SW1A 2AA', undefined],
    ['CY', '4640 Akrotiri', undefined],
    ['BG', '35002 София', undefined],
  ])('an address in %s, %s, is of the territory %s', (country, address, name) => {
    expect(vatTerritoryOf({ country, address })?.name.en).toBe(name);
  });

  it('a postal code outside the Union makes a company with the number of its country one outside', () => {
    const livigno = company('IT', 'IT12345678901', '23041 Livigno');
    expect(buyerKindOf(livigno)).toBe('OUTSIDE_COMPANY');
    expect(buyerKindOf({ ...livigno, address: '20121 Milano' })).toBe('EU_COMPANY_WITH_VAT');
    expect(isInOtherMemberState(livigno)).toBe(false);
    expect(isInOtherMemberState({ ...livigno, address: null })).toBe(true);
  });

  it('Monaco counts as France, San Marino and the Vatican are outside, Northern Ireland is inside for goods', () => {
    expect(buyerKindOf(company('MC', 'FR12345678901'))).toBe('EU_COMPANY_WITH_VAT');
    expect(buyerKindOf(company('MC', null))).toBe('EU_COMPANY_WITHOUT_VAT');
    for (const country of ['SM', 'VA', 'AD', 'GB', 'IM', 'JE', 'GI', 'GL', 'FO', 'NC', 'XK', 'CH'])
      expect(buyerKindOf(company(country, null))).toBe('OUTSIDE_COMPANY');
    expect(buyerKindOf(company('XI', 'XI123456789'))).toBe('NI_COMPANY_WITH_VAT');
    expect(buyerKindOf(company('GB', 'XI123456789'))).toBe('NI_COMPANY_WITH_VAT');
    expect(buyerKindOf(company('XI', 'GB123456789'))).toBe('NI_COMPANY_WITHOUT_VAT');
    expect(buyerKindOf(company('GB', null, 'Belfast BT7 1NN'))).toBe('NI_COMPANY_WITHOUT_VAT');
    expect(buyerKindOf({ kind: 'PERSON', country: 'XI', vatNumber: null })).toBe('PERSON');
  });

  it('every country and territory has a name of its own in both languages', () => {
    for (const language of ['bg', 'en'] as const) {
      const nameOf = countryNames(language);
      expect(countries.filter((code) => nameOf(code) === code)).toEqual([]);
    }
  });
});

test.each([
  ['gr 123456789', 'EL123456789'],
  ['EL-123.456.789', 'EL123456789'],
  ['de 123 456 789', 'DE123456789'],
  ['DE\u00a0123\u2013456\u2013789', 'DE123456789'],
  ['CY-12345678/X', 'CY12345678X'],
  ['uk 123 4567 89', 'GB123456789'],
  ['xi123456789', 'XI123456789'],
  ['ВG175074752', 'BG175074752'],
  ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['NO 999 999 999 MVA', 'NO999999999MVA'],
  ['МК4032013544513', 'MK4032013544513'],
  ['...', ''],
])('the VAT number typed as %j is stored as %j', (typed, stored) => {
  expect(readVatNumber(typed)).toBe(stored);
});

test.each([
  ['CHE123456789MWST', 'CH', true],
  ['CHE123456789', 'CH', true],
  ['CHE12345678', 'CH', false],
  ['GB123456789', 'GB', true],
  ['GB12345678', 'GB', false],
  ['GBGD001', 'GB', true],
  ['NO999999999MVA', 'NO', true],
  ['999999999MVA', 'NO', true],
  ['TR1234567890', 'TR', true],
  ['RS123456789', 'RS', true],
  ['MK4032013544513', 'MK', true],
  ['UA123456789012', 'UA', true],
  ['AB12CD', 'JP', true],
  ['NONE', 'JP', false],
  ['A1'.repeat(11), 'JP', false],
  ['ЮЖ123', 'JP', false],
  ['GR123456789', 'GR', false],
  ['EL123456789', 'GR', true],
  ['DE12345678', 'DE', false],
  ['FR12345678901', 'DE', false],
])('%s is a VAT number of %s: %s', (number, country, isOne) => {
  expect(isVatNumberOf(number, country)).toBe(isOne);
});

test('VIES knows no number outside the Union but those of Northern Ireland', () => {
  expect(isEuVatNumberOf('CHE123456789MWST', 'CH')).toBe(false);
  expect(isEuVatNumberOf('GB123456789', 'GB')).toBe(false);
  expect(isEuVatNumberOf('XI123456789', 'XI')).toBe(true);
  expect(isEuVatNumberOf('BG175074752', 'BG')).toBe(true);
});

test('the example of a VAT number is one of the country that was chosen', () => {
  const wrong = countries.filter((code) => !isVatNumberOf(readVatNumber(exampleVatNumberOf(code)), code));
  expect(wrong).toEqual([]);
  expect(exampleVatNumberOf('GR')).toBe('EL123456789');
  expect(exampleVatNumberOf('AX')).toBe('FI12345678');
});

test('a country is stored by its own code, also when it is typed as people write it', () => {
  expect([' bg ', 'uk', 'EL', 'xi', 'GR'].map(readCountry)).toEqual(['BG', 'GB', 'GR', 'XI', 'GR']);
});
