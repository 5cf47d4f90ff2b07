import { describe, expect, test } from 'vitest';
import { belongTogether, buyerCountryOf, buyerKindOf, type BuyerFacts } from '#kernel/buyer.ts';
import {
  buyerKinds,
  defaultGround,
  groundsFor,
  linkVatProblem,
  saleVatProblem,
  vatGrounds,
  vatRates,
  vatRegistrations,
  type BuyerKind,
  type VatGround,
  type VatRate,
  type VatRegistration,
} from '#kernel/sale-vat.ts';

const exempt = [39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50].map((article) => `ART_${article}`);

/** Grounds of 0 % that are allowed, written out by registration and buyer. */
const allowed: Readonly<Record<VatRegistration, Readonly<Record<BuyerKind, readonly string[]>>>> = {
  FULL: {
    PERSON: ['ART_143', ...exempt],
    BG_COMPANY: ['ART_163A', 'ART_143', ...exempt],
    EU_COMPANY_WITH_VAT: ['ART_53', 'ART_21_2', 'ART_141', 'ART_143', ...exempt],
    EU_COMPANY_WITHOUT_VAT: ['ART_143', ...exempt],
    NI_COMPANY_WITH_VAT: ['ART_53', 'ART_21_2', 'ART_141', 'ART_143', ...exempt],
    NI_COMPANY_WITHOUT_VAT: ['ART_21_2', 'ART_143', ...exempt],
    OUTSIDE_COMPANY: ['ART_28', 'ART_21_2', 'ART_143', ...exempt],
    OUTSIDE_PERSON: ['ART_28', 'ART_143', ...exempt],
  },
  ART_97A: {
    PERSON: ['ART_113_9'],
    BG_COMPANY: ['ART_113_9'],
    EU_COMPANY_WITH_VAT: ['ART_21_2'],
    EU_COMPANY_WITHOUT_VAT: ['ART_113_9'],
    NI_COMPANY_WITH_VAT: ['ART_113_9'],
    NI_COMPANY_WITHOUT_VAT: ['ART_113_9'],
    OUTSIDE_COMPANY: ['ART_113_9'],
    OUTSIDE_PERSON: ['ART_113_9'],
  },
  NONE: {
    PERSON: ['ART_113_9'],
    BG_COMPANY: ['ART_113_9'],
    EU_COMPANY_WITH_VAT: ['ART_113_9'],
    EU_COMPANY_WITHOUT_VAT: ['ART_113_9'],
    NI_COMPANY_WITH_VAT: ['ART_113_9'],
    NI_COMPANY_WITHOUT_VAT: ['ART_113_9'],
    OUTSIDE_COMPANY: ['ART_113_9'],
    OUTSIDE_PERSON: ['ART_113_9'],
  },
  EX: {
    PERSON: ['DIRECTIVE_284'],
    BG_COMPANY: ['DIRECTIVE_284'],
    EU_COMPANY_WITH_VAT: ['DIRECTIVE_284'],
    EU_COMPANY_WITHOUT_VAT: ['DIRECTIVE_284'],
    NI_COMPANY_WITH_VAT: ['DIRECTIVE_284'],
    NI_COMPANY_WITHOUT_VAT: ['DIRECTIVE_284'],
    OUTSIDE_COMPANY: ['DIRECTIVE_284'],
    OUTSIDE_PERSON: ['DIRECTIVE_284'],
  },
};

/** Whether the combination is lawful, and the field at which it is refused. */
const expectedField = (
  registration: VatRegistration,
  buyer: BuyerKind,
  rate: VatRate,
  ground: VatGround | null,
): string | null => {
  if (rate !== 0) {
    if (registration !== 'FULL') return 'taxRate';
    return ground === null ? null : 'vatGround';
  }
  if (ground === null) return registration === 'FULL' ? 'vatGround' : null;
  return allowed[registration][buyer].includes(ground) ? null : 'vatGround';
};

const combinations = vatRegistrations.flatMap((registration) =>
  buyerKinds.map((buyer) => [registration, buyer] as const),
);

test.each(combinations)(
  '%s to %s: every rate and ground is allowed or refused at its field',
  (...parties) => {
    const [registration, buyer] = parties;
    const different = vatRates.flatMap((rate) =>
      [null, ...vatGrounds].filter(
        (ground) =>
          (saleVatProblem({ registration, buyer, rate, ground })?.field ?? null) !==
          expectedField(registration, buyer, rate, ground),
      ),
    );
    expect(different).toEqual([]);
    expect(groundsFor(registration, buyer).toSorted()).toEqual([...allowed[registration][buyer]].toSorted());
  },
);

test('the table has 4 registrations, 8 buyers, 3 rates and 22 grounds or none', () => {
  expect([vatRegistrations.length, buyerKinds.length, vatRates.length, vatGrounds.length + 1]).toEqual([
    4, 8, 3, 22,
  ]);
});

test.each<[VatRegistration, BuyerKind, VatGround | null]>([
  ['FULL', 'PERSON', null],
  ['NONE', 'OUTSIDE_PERSON', 'ART_113_9'],
  ['EX', 'BG_COMPANY', 'DIRECTIVE_284'],
  ['ART_97A', 'PERSON', 'ART_113_9'],
  ['ART_97A', 'EU_COMPANY_WITH_VAT', 'ART_21_2'],
])('the ground of 0 %% of %s to %s without a given one is %s', (registration, buyer, ground) => {
  expect(defaultGround(registration, buyer)).toBe(ground);
});

const codeOf = (
  registration: VatRegistration,
  buyer: BuyerKind,
  ground: VatGround | null,
  rate: VatRate = 0,
) => saleVatProblem({ registration, buyer, rate, ground })?.code;

test.each<[VatRegistration, BuyerKind, VatGround | null, VatRate, string]>([
  ['NONE', 'PERSON', null, 20, 'fields.vat-not-registered'],
  ['FULL', 'PERSON', 'ART_41', 20, 'fields.vat-ground-unneeded'],
  ['FULL', 'PERSON', null, 0, 'fields.vat-ground-needed'],
  ['FULL', 'PERSON', 'CHAPTER_4', 0, 'fields.vat-ground-article'],
  ['NONE', 'PERSON', 'CHAPTER_4', 0, 'fields.vat-ground-article'],
  ['FULL', 'BG_COMPANY', 'ART_28', 0, 'fields.vat-ground-outside'],
  ['FULL', 'BG_COMPANY', 'ART_53', 0, 'fields.vat-ground-eu-company'],
  ['FULL', 'PERSON', 'ART_141', 0, 'fields.vat-ground-eu-company'],
  ['FULL', 'PERSON', 'ART_21_2', 0, 'fields.vat-ground-foreign-company'],
  ['FULL', 'OUTSIDE_COMPANY', 'ART_163A', 0, 'fields.vat-ground-bg-company'],
  ['FULL', 'PERSON', 'ART_113_9', 0, 'fields.vat-ground-full'],
  ['FULL', 'PERSON', 'DIRECTIVE_284', 0, 'fields.vat-ground-full'],
  ['NONE', 'EU_COMPANY_WITH_VAT', 'ART_21_2', 0, 'fields.vat-ground-none'],
  ['EX', 'PERSON', 'ART_113_9', 0, 'fields.vat-ground-ex'],
  ['ART_97A', 'PERSON', 'ART_41', 0, 'fields.vat-ground-97a'],
  ['ART_97A', 'EU_COMPANY_WITH_VAT', 'ART_113_9', 0, 'fields.vat-ground-97a-reversed'],
  ['ART_97A', 'OUTSIDE_COMPANY', 'ART_21_2', 0, 'fields.vat-ground-97a-buyer'],
])('%s to %s by %s at %i %% is refused with %s', (registration, buyer, ground, rate, code) => {
  expect(codeOf(registration, buyer, ground, rate)).toBe(code);
});

describe('payment links', () => {
  test.each<[VatRegistration, VatRate, VatGround | null, string | undefined]>([
    ['FULL', 20, null, undefined],
    ['FULL', 9, null, undefined],
    ['FULL', 0, 'ART_41', undefined],
    ['FULL', 0, 'ART_143', undefined],
    ['FULL', 0, null, 'fields.vat-ground-needed'],
    ['FULL', 0, 'ART_28', 'fields.vat-ground-write-invoice'],
    ['FULL', 0, 'ART_53', 'fields.vat-ground-write-invoice'],
    ['FULL', 0, 'ART_21_2', 'fields.vat-ground-write-invoice'],
    ['FULL', 0, 'ART_141', 'fields.vat-ground-write-invoice'],
    ['FULL', 0, 'ART_163A', 'fields.vat-ground-write-invoice'],
    ['ART_97A', 0, 'ART_21_2', 'fields.vat-ground-write-invoice'],
    ['ART_97A', 0, null, undefined],
    ['NONE', 0, 'ART_28', 'fields.vat-ground-none'],
    ['NONE', 9, null, 'fields.vat-not-registered'],
    ['EX', 0, null, undefined],
  ])('a link of %s at %i %% by %s has the problem %s', (registration, rate, ground, code) => {
    expect(linkVatProblem({ registration, rate, ground })?.code).toBe(code);
  });
});

test.each<[string, BuyerFacts, BuyerKind]>([
  ['a person', { kind: 'PERSON', vatNumber: null }, 'PERSON'],
  ['a person in Germany', { kind: 'PERSON', country: 'DE', vatNumber: null }, 'PERSON'],
  ['a person in Turkey', { kind: 'PERSON', country: 'TR', vatNumber: null }, 'OUTSIDE_PERSON'],
  ['a company without a country', { kind: 'COMPANY', vatNumber: null }, 'BG_COMPANY'],
  ['a company with a German number', { kind: 'COMPANY', vatNumber: 'DE123456789' }, 'EU_COMPANY_WITH_VAT'],
  ['a Greek company', { kind: 'COMPANY', country: 'GR', vatNumber: 'EL123456789' }, 'EU_COMPANY_WITH_VAT'],
  ['a German company without', { kind: 'COMPANY', country: 'DE', vatNumber: null }, 'EU_COMPANY_WITHOUT_VAT'],
  [
    'a German company with a French number',
    { kind: 'COMPANY', country: 'DE', vatNumber: 'FR12345678901' },
    'EU_COMPANY_WITHOUT_VAT',
  ],
  [
    'a company in Belfast',
    { kind: 'COMPANY', country: 'GB', vatNumber: 'XI123456789' },
    'NI_COMPANY_WITH_VAT',
  ],
  ['a company in London', { kind: 'COMPANY', country: 'GB', vatNumber: null }, 'OUTSIDE_COMPANY'],
  ['a company in New York', { kind: 'COMPANY', country: 'US', vatNumber: null }, 'OUTSIDE_COMPANY'],
])('%s is a buyer of its kind', (_, buyer, kind) => {
  expect(buyerKindOf(buyer)).toBe(kind);
});

test('the country of a buyer is the given one, that of the VAT number, or Bulgaria', () => {
  expect(buyerCountryOf({ country: 'US', vatNumber: 'DE123456789' })).toBe('US');
  expect(buyerCountryOf({ country: null, vatNumber: 'EL123456789' })).toBe('GR');
  expect(buyerCountryOf({ vatNumber: 'BG175074752' })).toBe('BG');
  expect(buyerCountryOf({ vatNumber: null })).toBe('BG');
});

test.each([
  ['175074752', 'BG175074752', true],
  ['175074752', 'BG175074752-EX', true],
  ['1750747520004', 'BG175074752', true],
  ['831902088', 'BG175074752', false],
  ['831902088', 'BG6101057509', true],
  ['6101057509', 'BG6101057509', true],
  ['6101057509', 'BG6101057509-EX', true],
  ['6101057509', 'BG7111042925', false],
  ['6101057509', 'BG175074752', false],
  ['831902088', 'DE123456789', true],
])('the tax id %s and the VAT number %s can be of one party: %s', (eik, vatNumber, isOne) => {
  expect(belongTogether(eik, vatNumber)).toBe(isOne);
});
