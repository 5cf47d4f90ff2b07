import fc from 'fast-check';
import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { divideHalfUp, Money } from '#kernel/money.ts';
import { draftProblems } from '#modules/invoices/domain/draft-problems.ts';
import type { VatRegistration } from '#modules/invoices/domain/vat.ts';
import {
  computeLines,
  sumsOf,
  writtenDocument,
  type DraftLine,
  type InvoiceDraft,
} from '#modules/invoices/domain/written-invoice.ts';
import { supplier } from './sample-document.ts';

const today = businessDate('2026-11-20');
const line = (facts: Partial<DraftLine> = {}): DraftLine => ({
  description: 'Консултация',
  quantity: '1',
  unit: 'ч',
  unitPrice: Money.ofMinor(1_000, 'EUR'),
  taxRate: 20,
  ...facts,
});
const company = {
  kind: 'COMPANY',
  name: 'Х ООД',
  address: 'София',
  taxId: '175074752',
  vatNumber: null,
  email: null,
} as const;
const draft = (facts: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  currency: 'EUR',
  customer: company,
  lines: [line()],
  zeroRateGround: null,
  dueDate: null,
  description: null,
  language: 'bg',
  ...facts,
});

test.each([
  ['1', 1_000, 1_000n],
  ['2.5', 4_000, 10_000n],
  ['0.333', 1_000, 333n],
  ['0.005', 100, 1n],
  ['0.004', 100, 0n],
  ['3', 999, 2_997n],
])('%s times %s cents is %s net', (quantity, unitPrice, net) => {
  const [computed] = computeLines(
    draft({ lines: [line({ quantity, unitPrice: Money.ofMinor(unitPrice, 'EUR') })] }),
  );
  expect(computed?.net.minor).toBe(net);
});

test.each([
  ['1', 3, 20, null, 2n, 1n],
  ['3', 99, 20, null, 247n, 50n],
  ['7', 1_099, 9, null, 7_058n, 635n],
  ['3', 99, 20, '12.5', 217n, 43n],
  ['1', 480, 0, null, 480n, 0n],
])(
  '%s at %s cents with VAT of %s percent, discount %s: %s net and %s of VAT',
  (quantity, gross, taxRate, discountPercent, net, tax) => {
    const price = Money.ofMinor(gross, 'EUR');
    const priced = { quantity, discountPercent, unitPrice: price, grossUnitPrice: price };
    const [computed] = computeLines(draft({ lines: [line({ ...priced, taxRate: taxRate as 0 })] }));
    expect([computed?.net.minor, computed?.tax.minor]).toEqual([net, tax]);
    expect(computed?.grossUnitPrice).toEqual(price);
  },
);

test('a line with a gross price keeps its own VAT beside lines whose VAT is allocated', () => {
  const gross = line({ grossUnitPrice: Money.ofMinor(3, 'EUR'), unitPrice: Money.ofMinor(2, 'EUR') });
  const net = line({ unitPrice: Money.ofMinor(3, 'EUR') });
  const lines = computeLines(draft({ lines: [net, gross, net, net] }));
  expect(lines.map(({ tax }) => tax.minor)).toEqual([1n, 1n, 1n, 0n]);
  expect(sumsOf(lines, 'EUR').total.minor).toBe(14n);
});

test('VAT is computed once per rate: three lines of 0.02 at 20 % have one cent of VAT together', () => {
  const cents = Array.from({ length: 3 }, () => line({ unitPrice: Money.ofMinor(2, 'EUR') }));
  const lines = computeLines(draft({ lines: cents }));
  expect(lines.map(({ tax }) => tax.minor)).toEqual([1n, 0n, 0n]);
});

const anyLine = fc
  .record({
    thousandths: fc.integer({ min: 1, max: 999_999 }),
    price: fc.integer({ min: 1, max: 1_000_000 }),
    taxRate: fc.constantFrom(20 as const, 9 as const, 0 as const),
  })
  .map(({ thousandths, price, taxRate }) =>
    line({ quantity: String(thousandths / 1_000), unitPrice: Money.ofMinor(price, 'EUR'), taxRate }),
  );

test('lines of any written invoice add up to base and VAT of their rates, and those to the total', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (given) => {
      const lines = computeLines(draft({ lines: given }));
      for (const rate of [20, 9, 0] as const) {
        const taxed = lines.filter(({ taxRate }) => taxRate === rate);
        const base = taxed.reduce((sum, { net }) => sum + net.minor, 0n);
        expect(taxed.reduce((sum, { tax }) => sum + tax.minor, 0n)).toBe(
          divideHalfUp(base * BigInt(rate), 100n),
        );
        expect(taxed.every(({ tax }) => tax.minor >= 0n)).toBe(true);
      }
      const { subtotal, tax, total } = sumsOf(lines, 'EUR');
      expect(total).toEqual(subtotal.plus(tax));
    }),
  );
});

test('the due date is two weeks after the issue date unless the draft has one', () => {
  const facts = {
    supplier,
    place: { series: 'LEGAL', number: 1, issueDate: today, previousHash: null },
    paymentLinkId: 3,
    eurRate: '1',
    eurRateDay: null,
    today,
    issuedAt: new Date('2026-11-20T10:00:00Z'),
  } as const;
  expect(writtenDocument({ ...facts, draft: draft() }).dueDate).toBe('2026-12-04');
  const dueDate = businessDate('2026-11-20');
  expect(writtenDocument({ ...facts, draft: draft({ dueDate }) }).dueDate).toBe('2026-11-20');
});

const problems = (facts: Partial<InvoiceDraft>, registration: VatRegistration = 'FULL'): string[] =>
  draftProblems(draft(facts), registration, today).map(({ field, code }) => `${field} ${code}`);

test.each<[string, Partial<InvoiceDraft>, VatRegistration, string[]]>([
  ['a company with an EIK', {}, 'FULL', []],
  [
    'a company by its VAT number alone',
    { customer: { ...company, taxId: null, vatNumber: 'BG175074752' } },
    'FULL',
    [],
  ],
  ['a foreign company', { customer: { ...company, taxId: 'HRB 1', vatNumber: 'DE123456789' } }, 'FULL', []],
  [
    'a company outside the Union by its own number',
    { customer: { ...company, taxId: '12-3456789', country: 'US' } },
    'FULL',
    [],
  ],
  [
    'a company outside the Union without a number',
    {
      customer: { ...company, taxId: null, country: 'US' },
      lines: [line({ taxRate: 0, vatGround: 'ART_28' })],
    },
    'FULL',
    [],
  ],
  [
    'a company outside the Union with a VAT number of its own',
    { customer: { ...company, taxId: null, country: 'CH', vatNumber: 'CHE123456789MWST' } },
    'FULL',
    [],
  ],
  [
    'a company outside the Union with a VAT number that its country does not have',
    { customer: { ...company, taxId: null, country: 'CH', vatNumber: 'CH123' } },
    'FULL',
    ['customer.vatNumber fields.buyer-vat-number-abroad'],
  ],
  [
    'a company of the Union without a number at 20 %',
    { customer: { ...company, taxId: null, country: 'DE' } },
    'FULL',
    [],
  ],
  [
    'a company of the Union without the number that the ground needs',
    {
      customer: { ...company, taxId: null, country: 'DE' },
      lines: [line({ taxRate: 0, vatGround: 'ART_53' })],
    },
    'FULL',
    ['items.0.vatGround fields.vat-ground-eu-company'],
  ],
  [
    'goods to the Canary Islands by the code',
    {
      customer: { ...company, country: 'IC', vatNumber: 'ESB12345678' },
      lines: [line({ taxRate: 0, vatGround: 'ART_28' })],
    },
    'FULL',
    [],
  ],
  [
    'an intra-Community supply to the Canary Islands by the postal code',
    {
      customer: {
        ...company,
        address: 'Calle Triana 7, 35002 Las Palmas',
        country: 'ES',
        vatNumber: 'ESB12345678',
      },
      lines: [line({ taxRate: 0, vatGround: 'ART_53' })],
    },
    'FULL',
    ['items.0.vatGround fields.vat-ground-territory'],
  ],
  [
    'an export to Northern Ireland',
    {
      customer: { ...company, country: 'XI', vatNumber: 'XI123456789' },
      lines: [line({ taxRate: 0, vatGround: 'ART_28' })],
    },
    'FULL',
    ['items.0.vatGround fields.vat-ground-northern-ireland'],
  ],
  [
    'a company with the VAT number of another country',
    { customer: { ...company, taxId: null, country: 'FR', vatNumber: 'DE123456789' } },
    'FULL',
    ['customer.vatNumber fields.buyer-vat-number-abroad'],
  ],
  [
    'a company of Northern Ireland',
    { customer: { ...company, taxId: null, country: 'GB', vatNumber: 'XI123456789' } },
    'FULL',
    [],
  ],
  [
    'numbers of two companies',
    { customer: { ...company, taxId: '831902088', vatNumber: 'BG175074752' } },
    'FULL',
    ['customer.vatNumber fields.numbers-of-two'],
  ],
  [
    'a branch with the VAT number of its company',
    { customer: { ...company, taxId: '1750747520004', vatNumber: 'BG175074752' } },
    'FULL',
    [],
  ],
  [
    'an EIK beside the VAT number of a person',
    { customer: { ...company, vatNumber: 'BG6101057509' } },
    'FULL',
    [],
  ],
  [
    'a company without a number',
    { customer: { ...company, taxId: null } },
    'FULL',
    ['customer.taxId fields.required'],
  ],
  [
    'a company without an address',
    { customer: { ...company, address: null } },
    'FULL',
    ['customer.address fields.required'],
  ],
  [
    'a wrong EIK',
    { customer: { ...company, taxId: '175074751' } },
    'FULL',
    ['customer.taxId fields.buyer-eik'],
  ],
  [
    'a wrong VAT number',
    { customer: { ...company, vatNumber: 'BG175074751' } },
    'FULL',
    ['customer.vatNumber fields.buyer-vat-number'],
  ],
  ['a person', { customer: { ...company, kind: 'PERSON', address: null, taxId: null } }, 'FULL', []],
  ['0 % without a ground', { lines: [line({ taxRate: 0 })] }, 'FULL', ['vatGround fields.vat-ground-needed']],
  ['0 % with its ground', { lines: [line({ taxRate: 0 })], zeroRateGround: 'ART_41' }, 'FULL', []],
  [
    'export to a Bulgarian company',
    { lines: [line({ taxRate: 0 })], zeroRateGround: 'ART_28' },
    'FULL',
    ['vatGround fields.vat-ground-outside'],
  ],
  [
    'grounds of two lines, one of them not for the buyer',
    { lines: [line({ taxRate: 0, vatGround: 'ART_41' }), line({ taxRate: 0, vatGround: 'ART_53' })] },
    'FULL',
    ['items.1.vatGround fields.vat-ground-eu-company'],
  ],
  [
    'reverse charge within Bulgaria without the VAT number of the buyer',
    { lines: [line({ taxRate: 0, vatGround: 'ART_163A' })] },
    'FULL',
    ['customer.vatNumber fields.vat-number-for-ground'],
  ],
  [
    'a ground beside 20 %',
    { lines: [line({ vatGround: 'ART_41' })] },
    'FULL',
    ['items.0.vatGround fields.vat-ground-unneeded'],
  ],
  ['a supply of today', { taxEventDate: today }, 'FULL', []],
  ['a supply five days ago', { taxEventDate: businessDate('2026-11-15') }, 'FULL', []],
  [
    'a supply six days ago',
    { taxEventDate: businessDate('2026-11-14') },
    'FULL',
    ['taxEventDate fields.tax-event-past'],
  ],
  [
    'a supply of tomorrow',
    { taxEventDate: businessDate('2026-11-21') },
    'FULL',
    ['taxEventDate fields.tax-event-future'],
  ],
  ['VAT without registration', {}, 'NONE', ['items.0.taxRate fields.vat-not-registered']],
  [
    'VAT under art. 97a',
    { lines: [line({ taxRate: 9 })] },
    'ART_97A',
    ['items.0.taxRate fields.vat-not-registered'],
  ],
  ['VAT in the scheme for small enterprises', {}, 'EX', ['items.0.taxRate fields.vat-not-registered']],
  ['no VAT without registration', { lines: [line({ taxRate: 0 })] }, 'NONE', []],
  ['due today', { dueDate: today }, 'FULL', []],
  ['due yesterday', { dueDate: businessDate('2026-11-19') }, 'FULL', ['dueDate fields.due-date-past']],
  ['due in a year', { dueDate: businessDate('2027-11-20') }, 'FULL', []],
  [
    'due in a year and a day',
    { dueDate: businessDate('2027-11-21') },
    'FULL',
    ['dueDate fields.due-date-far'],
  ],
])('the problems of a draft for %s are reported by field', (_, facts, registration, expected) => {
  expect(problems(facts, registration)).toEqual(expected);
});
