import { describe, expect, it } from 'vitest';
import { billBuyerOf, billVatOf } from '#modules/billing/domain/bill-buyer.ts';

const merchant = {
  businessName: 'Агро ЕООД',
  address: 'ул. Шипка 3, София',
  email: 'agro@example.bg',
  taxId: null,
  vatNumber: null,
};

describe('the buyer of a bill', () => {
  it.each([
    [
      'an EIK',
      { taxId: '831902088' },
      { kind: 'COMPANY', taxId: '831902088', vatNumber: null, country: 'BG' },
    ],
    [
      'an EIK and its VAT number',
      { taxId: '175074752', vatNumber: 'BG175074752' },
      { kind: 'COMPANY', taxId: '175074752', vatNumber: 'BG175074752', country: 'BG' },
    ],
    [
      'a number of the scheme for small enterprises',
      { taxId: '175074752', vatNumber: 'BG175074752-EX' },
      { kind: 'COMPANY', taxId: '175074752', vatNumber: null, country: 'BG' },
    ],
    [
      'a VAT number of Germany as tax id',
      { taxId: 'DE136695976' },
      { kind: 'COMPANY', taxId: null, vatNumber: 'DE136695976', country: 'DE' },
    ],
    [
      'a VAT number of Northern Ireland as tax id',
      { taxId: 'XI123456789' },
      { kind: 'COMPANY', taxId: null, vatNumber: 'XI123456789', country: 'GB' },
    ],
    [
      'a number of a country outside the Union, which no profile takes',
      { taxId: 'CHE116281710' },
      { kind: 'PERSON', taxId: null, vatNumber: null, country: 'BG' },
    ],
    ['no number', {}, { kind: 'PERSON', taxId: null, vatNumber: null, country: 'BG' }],
    [
      'an EIK that is none',
      { taxId: '123456789' },
      { kind: 'PERSON', taxId: null, vatNumber: null, country: 'BG' },
    ],
    [
      'an EIK beside a VAT number of another company',
      { taxId: '831902088', vatNumber: 'BG175074752' },
      { kind: 'COMPANY', taxId: '831902088', vatNumber: null, country: 'BG' },
    ],
  ])('with %s', (_, numbers, expected) => {
    expect(billBuyerOf({ ...merchant, ...numbers })).toMatchObject({ ...expected, name: 'Агро ЕООД' });
  });
});

describe('VAT of a bill', () => {
  const company = (country: string, vatNumber: string | null = null) =>
    ({ kind: 'COMPANY', country, vatNumber }) as const;
  it.each([
    ['a company in Bulgaria', company('BG'), 20, null, false],
    ['a company of the Union with a VAT number', company('DE', 'DE136695976'), 0, 'ART_21_2', true],
    ['a company of the Union without one', company('DE'), 20, null, false],
    ['a company outside the Union', company('US'), 0, 'ART_21_2', true],
    ['a person', { kind: 'PERSON', country: 'BG', vatNumber: null } as const, 20, null, false],
  ])('of an operator with VAT registration to %s', (_, buyer, rate, ground, isWithoutTax) => {
    expect(billVatOf('FULL', buyer)).toEqual({ rate, ground, isWithoutTax });
  });

  it.each([
    ['NONE', company('DE', 'DE136695976'), 'ART_113_9'],
    ['EX', company('BG'), 'DIRECTIVE_284'],
    ['ART_97A', company('BG'), 'ART_113_9'],
    ['ART_97A', company('DE', 'DE136695976'), 'ART_21_2'],
  ] as const)('an operator with the registration %s states no tax to %o', (registration, buyer, ground) => {
    expect(billVatOf(registration, buyer)).toEqual({ rate: 0, ground, isWithoutTax: false });
  });
});
