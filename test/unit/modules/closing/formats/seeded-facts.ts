import fc from 'fast-check';
import { isEik } from '#kernel/bulgarian-identity.ts';
import type { DraftCustomer } from '#modules/invoices/domain/written-invoice.ts';

/** One line before its VAT; rate and ground are picked from those that seller and buyer allow. */
export type LineFacts = Readonly<{
  description: string;
  quantity: string;
  unit: string;
  priceMinor: number;
  holdsVat: boolean;
  discountPercent: string | null;
  pick: number;
}>;

/** What one document is made of; parts that do not fit its kind or its month are not used. */
export type DocumentFacts = Readonly<{
  kind: 'WRITTEN' | 'PAYMENT' | 'ADVANCE' | 'FINAL' | 'DEBIT' | 'REFUND' | 'CREDIT';
  customer: DraftCustomer;
  lines: readonly LineFacts[];
  currency: 'EUR' | 'USD';
  language: 'bg' | 'en';
  reason: string;
  /** Days from the tax event to the issue. */
  lateDays: number;
  /** Percent that is paid, of a written document; 0 is unpaid. */
  paidPercent: number;
  annulment: 'NONE' | 'SAME_MONTH' | 'LATER';
  /** Which earlier document is corrected, and which of its lines. */
  pick: number;
  /** How much of it is credited, in percent. */
  share: number;
}>;

/** Texts of all kinds: long ones, letters with a base in windows-1251, separators and marks of the formats. */
const texts = [
  'Услуга',
  'Консултация по договор № 17 – „Агро“',
  'Müller & Söhne <Größe> "XL"',
  'Crème brûlée, Łódź, Český, naïve',
  "Кафе|чай\r\nна ред\tс табулация ' и ]]> край",
  'Книга за счетоводството на малките предприятия, второ издание, меки корици, с приложение',
  `Дълъг текст ${'абвгд '.repeat(70)}край`,
  'Ко\u0301нсултация\u200B на\u2009ѝ – ½ ден, −5 °C\u0007, m³',
  'a',
] as const;

const digits = (length: number) =>
  fc.integer({ min: 10 ** (length - 1), max: 10 ** length - 1 }).map((number) => String(number));

const eik = digits(8).map((start) => Array.from('0123456789', (last) => start + last).find(isEik)!);

const suffixed = (names: readonly string[], mark: string) =>
  fc.constantFrom(...names).map((name) => `${name} ${mark}`);

const bulgarianNames = [
  'Книжарница Хеликон',
  'Ёлка & Ко',
  'A|B "Трейд"',
  `Дружество ${'за внос '.repeat(12)}`,
];
const foreignNames = ['Müller & Söhne', 'Crème Brûlée', 'Țiriac Łódź', `Long ${'Trading '.repeat(12)}`];
/** Without a form in windows-1251: an ERROR of the month, whose files are still whole. */
export const unencodableName = 'Ελληνική 株式会社 😀';

const company = (part: Partial<DraftCustomer>): DraftCustomer => ({
  kind: 'COMPANY',
  name: '',
  address: null,
  taxId: null,
  vatNumber: null,
  email: null,
  ...part,
});

const addresses = ['гр. Пловдив,\nул. „Райко Даскалов“ № 3', 'Straße 1 | <Köln>', 'р'.repeat(300)] as const;
const address = fc.constantFrom(...addresses);

const bulgarianCompany = fc
  .record({ eik, address, name: suffixed(bulgarianNames, 'ООД'), hasVat: fc.boolean() })
  .map(({ eik: taxId, hasVat, ...other }) =>
    company({ ...other, taxId, vatNumber: hasVat ? `BG${taxId}` : null, country: 'BG' }),
  );

const union = [
  { vatNumber: 'DE136695976', country: 'DE' },
  { vatNumber: 'EL094259216', country: 'GR' },
  { vatNumber: 'FR40303265045', country: 'FR' },
  { vatNumber: 'RO18547290', country: 'RO' },
  { vatNumber: 'ATU12345678', country: 'AT' },
  { vatNumber: 'XI123456789', country: 'GB' },
  { vatNumber: null, taxId: 'ESB1234', country: 'ES' },
];
const outside = [
  { taxId: 'CHE-123.456.789', vatNumber: 'CHE123456789MWST', country: 'CH' },
  { taxId: '12-3456789', country: 'US' },
  { taxId: 'A very long number of a register', country: 'AE' },
  { taxId: '0012345678901', country: 'TR' },
];
const foreignCompany = fc
  .record({
    facts: fc.constantFrom(...union, ...union, ...outside),
    address,
    name: fc.oneof(
      { weight: 12, arbitrary: suffixed(foreignNames, 'GmbH') },
      { weight: 1, arbitrary: fc.constant(unencodableName) },
    ),
  })
  .map(({ facts, ...other }) => company({ ...other, ...facts }));

const person = fc
  .record({
    name: fc.constantFrom('Иван Петров', 'Zoë Błaszczyk-Nuñez', 'Клиент\u00A0№\u202F1', 'D’Arcy "Ъ" <Ю> & Я'),
    address: fc.option(address, { nil: null }),
    country: fc.constantFrom('BG', 'BG', 'IT', 'US', 'GB'),
  })
  .map((facts) => company({ ...facts, kind: 'PERSON' }));

const decimal = (max: number, places: number) =>
  fc.integer({ min: 1, max }).map((scaled) => (scaled / 10 ** places).toFixed(places).replace(/\.?0+$/, ''));

const line: fc.Arbitrary<LineFacts> = fc.record({
  description: fc.constantFrom(...texts),
  quantity: fc.oneof(fc.constantFrom('1', '2', '3'), decimal(9_999, 2), decimal(99_999, 3), decimal(20, 3)),
  unit: fc.constantFrom('бр.', 'ч.', 'm²'),
  priceMinor: fc.oneof(
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 100, max: 9_999 }),
    fc.integer({ min: 1, max: 9_999_999 }),
  ),
  holdsVat: fc.boolean(),
  discountPercent: fc.option(decimal(9_000, 2), { nil: null }),
  pick: fc.nat(299),
});

const kinds = ['WRITTEN', 'WRITTEN', 'WRITTEN', 'PAYMENT', 'PAYMENT', 'PAYMENT', 'ADVANCE'] as const;
const laterKinds = ['FINAL', 'FINAL', 'DEBIT', 'REFUND', 'REFUND', 'CREDIT', 'CREDIT'] as const;

const facts: fc.Arbitrary<DocumentFacts> = fc.record({
  kind: fc.constantFrom(...kinds, ...laterKinds),
  customer: fc.oneof(bulgarianCompany, bulgarianCompany, foreignCompany, foreignCompany, person),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
  language: fc.constantFrom('bg', 'bg', 'en'),
  reason: fc.constantFrom('Върната стока', 'Rücknahme | <a> & "b"', `Разлика ${'в цена '.repeat(20)}`),
  lateDays: fc.constantFrom(0, 0, 0, 1, 5),
  paidPercent: fc.constantFrom(0, 0, 40, 100),
  annulment: fc.constantFrom('NONE', 'NONE', 'NONE', 'NONE', 'NONE', 'SAME_MONTH', 'SAME_MONTH', 'LATER'),
  pick: fc.nat(999),
  share: fc.integer({ min: 1, max: 100 }),
});

/** The facts of documents; the same seed gives the same ones. */
export const sampleFacts = (count: number, seed: number): readonly DocumentFacts[] =>
  fc.sample(fc.noBias(facts), { numRuns: count, seed });
