import { afterAll, beforeAll, expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { VatGround, VatRate, VatRegistration } from '#kernel/sale-vat.ts';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { pagePrinter, textOfPrint } from '#test/support/page-printer.ts';
import { setUncachedPrinter } from '#test/support/worker-printer.ts';
import {
  company,
  createDocumentFactory,
  person,
  supplier,
  type DocumentFactory,
} from './document-factory.ts';

let fixture: InvoicesFixture;
let documents: DocumentFactory;
beforeAll(async () => {
  // The texts are those of the page that is printed; `printed-kinds.test.ts` reads back what a browser prints of it.
  setUncachedPrinter(pagePrinter);
  fixture = await createInvoicesFixture();
  documents = createDocumentFactory(fixture);
  await fixture.database.rows(
    `insert into exchange_rates (currency, day, per_euro, source) values ('USD', '2026-11-19', 1.25, 'ECB')`,
  );
});
afterAll(() => fixture.close());

const abroad = { ...company, name: 'Acme Ltd', address: 'Main Street 1', taxId: null, vatNumber: null };
const buyers = {
  person,
  bulgarian: company,
  german: { ...abroad, vatNumber: 'DE123456789', country: 'DE' },
  american: { ...abroad, taxId: '12-3456789', country: 'US' },
  turk: { ...person, name: 'Мехмед', country: 'TR' },
};
type Buyer = keyof typeof buyers;

/** Texts of each buyer on the document, in their order. */
const buyerTexts: Readonly<Record<Buyer, string>> = {
  person: 'ПОЛУЧАТЕЛ Иван Петров',
  bulgarian:
    'ПОЛУЧАТЕЛ Книжарница „Хеликон“ ООД Адрес: гр. Пловдив, ул. „Райко Даскалов“ 3 ЕИК / идентификационен №: 831902088 ДДС №: BG831902088',
  german: 'ПОЛУЧАТЕЛ Acme Ltd Адрес: Main Street 1 Държава: Германия ДДС №: DE123456789',
  american:
    'ПОЛУЧАТЕЛ Acme Ltd Адрес: Main Street 1 Държава: Съединени щати ЕИК / идентификационен №: 12-3456789',
  turk: 'ПОЛУЧАТЕЛ Мехмед Държава: Турция',
};

type Sale = readonly [VatRegistration, Buyer, VatRate, VatGround | null, line: string, ground: string];

const untaxed = 'Основание за неначисляване на ДДС: чл. 113, ал. 9 от ЗДДС';
const union = 'Основание за неначисляване на ДДС: чл. 284 от Директива 2006/112/ЕО';
const service = 'чл. 21, ал. 2 от ЗДДС (услуга с място на изпълнение при получателя)';

/** Sellers, buyers and rates, with the rate of the line and the ground as printed. */
const sales: readonly Sale[] = [
  ['FULL', 'person', 20, null, '20%', ''],
  ['FULL', 'bulgarian', 20, null, '20%', ''],
  ['FULL', 'german', 20, null, '20%', ''],
  ['FULL', 'american', 20, null, '20%', ''],
  ['FULL', 'person', 9, null, '9%', ''],
  ['FULL', 'bulgarian', 9, null, '9%', ''],
  ['FULL', 'german', 9, null, '9%', ''],
  ['FULL', 'american', 0, 'ART_28', '0%', 'Основание за прилагане на нулева ставка: чл. 28 от ЗДДС (износ)'],
  ['FULL', 'turk', 0, 'ART_28', '0%', 'Основание за прилагане на нулева ставка: чл. 28 от ЗДДС (износ)'],
  [
    'FULL',
    'german',
    0,
    'ART_53',
    '0%',
    'Основание за прилагане на нулева ставка: чл. 53, ал. 1 от ЗДДС (вътреобщностна доставка)',
  ],
  ['FULL', 'german', 0, 'ART_21_2', '0%', `Обратно начисляване, основание: ${service}`],
  ['FULL', 'american', 0, 'ART_21_2', '0%', `Основание за неначисляване на ДДС: ${service}`],
  [
    'FULL',
    'german',
    0,
    'ART_141',
    '0%',
    'Обратно начисляване, основание: чл. 141 от Директива 2006/112/ЕО (тристранна операция)',
  ],
  ['FULL', 'bulgarian', 0, 'ART_163A', '0%', 'Обратно начисляване, основание: чл. 163а от ЗДДС'],
  ['FULL', 'person', 0, 'ART_143', 'маржа', 'Режим на облагане на маржа, чл. 143 от ЗДДС'],
  ['FULL', 'person', 0, 'ART_39', 'освободена', 'Освободена доставка, чл. 39 от ЗДДС (здравеопазване)'],
  ['FULL', 'bulgarian', 0, 'ART_46', 'освободена', 'Освободена доставка, чл. 46 от ЗДДС (финансови услуги)'],
  ['NONE', 'person', 0, 'ART_113_9', '–', untaxed],
  ['NONE', 'bulgarian', 0, 'ART_113_9', '–', untaxed],
  ['NONE', 'german', 0, 'ART_113_9', '–', untaxed],
  ['ART_97A', 'bulgarian', 0, 'ART_113_9', '–', untaxed],
  ['ART_97A', 'german', 0, 'ART_21_2', '–', `Обратно начисляване, основание: ${service}`],
  ['EX', 'person', 0, 'DIRECTIVE_284', '–', union],
  ['EX', 'german', 0, 'DIRECTIVE_284', '–', union],
];

const inPlaceOfRate = (line: string): boolean => line === 'маржа' || line === 'освободена';

/** Base 99.99; VAT, total and the sums in euro at 1.25 are written out by rate. */
const figures = {
  20: { vat: '20,00', total: '119,99', totalMinor: 11_999, inEuro: 'Данъчна основа 79,99 €, ДДС 16,00 €' },
  9: { vat: '9,00', total: '108,99', totalMinor: 10_899, inEuro: 'Данъчна основа 79,99 €, ДДС 7,20 €' },
  0: { vat: '0,00', total: '99,99', totalMinor: 9_999, inEuro: 'Данъчна основа 79,99 €, ДДС 0,00 €' },
} as const;

const sumTexts = ([registration, , rate, , line, ground]: Sale, sign: string): string[] => {
  const { vat } = figures[rate];
  if (inPlaceOfRate(line)) return [`${ground}`];
  if (registration !== 'FULL') return [`Стойност без ДДС 99,99 ${sign} ${ground}`];
  return [`Данъчна основа ${rate}% 99,99 ${sign} ДДС ${rate}% ${vat} ${sign} ${ground}`.trim()];
};

const euroRate = 'В евро по курс на ЕЦБ от 19.11.2026 г.: 1 EUR = 1,25 USD.';
const euroText = ([registration, , rate]: Sale): string =>
  registration === 'FULL' ? `${euroRate} ${figures[rate].inEuro}.` : `${euroRate} Сума 79,99 €.`;

const factsOf = ([, buyer, taxRate, vatGround]: Sale, currency: 'EUR' | 'USD') => ({
  currency,
  customer: buyers[buyer],
  lines: [
    {
      description: 'Стока',
      quantity: '3',
      unit: 'бр.',
      unitPrice: Money.ofMinor(3_333, currency),
      taxRate,
      vatGround,
    },
  ],
  zeroRateGround: null,
});

const textOf = async (invoice: InvoiceView): Promise<string> =>
  textOfPrint(await fixture.get(InvoicePrinter).print(invoice, 'ORIGINAL'));

let sellers = 0;
/** A seller with an EIK of its own. */
const newSeller = (registration: VatRegistration) => {
  sellers += 1;
  return supplier(registration, { taxId: String(201_000_000 + sellers) });
};
/** The whole block of the seller; one without a registration has no VAT number. */
const sellerText = ({ taxId, vatNumber }: ReturnType<typeof newSeller>): string =>
  `ДОСТАВЧИК „Механа Витоша“ ЕООД Адрес: гр. София, ул. „Граф Игнатиев“ № 12 ЕИК: ${taxId} ${
    vatNumber === null ? '' : `ДДС №: ${vatNumber} `
  }Телефон: +359 881 234 567 ПОЛУЧАТЕЛ`;

/** Totals in words, without the currency. */
const words = {
  20: ['сто и деветнадесет', 'деветдесет и девет'],
  9: ['сто и осем', 'деветдесет и девет'],
  0: ['деветдесет и девет', 'деветдесет и девет'],
} as const;
const wordsOf = (rate: VatRate, currency: 'EUR' | 'USD'): string => {
  const [whole, hundredths] = words[rate];
  return currency === 'EUR'
    ? `Словом: ${whole} евро и ${hundredths} евроцента`
    : `Словом: ${whole} щатски долара и ${hundredths} цента`;
};

const written = sales.flatMap((sale) =>
  (['EUR', 'USD'] as const).map((currency) => [...sale, currency] as const),
);

test.each(written)(
  'a written invoice of %s to a buyer (%s) at %i percent by %s prints %s and %s in %s',
  async (...row) => {
    const currency = row[6];
    const sale = row.slice(0, 6) as unknown as Sale;
    const [registration, buyer, rate, , line] = sale;
    const sign = currency === 'EUR' ? '€' : '$';
    const seller = newSeller(registration);
    const text = await textOf(await documents.written(seller, factsOf(sale, currency)));
    const expected = [
      'ФАКТУРА № 0000000001',
      'Дата на издаване 20.11.2026 г. Дата на данъчното събитие 20.11.2026 г. Падеж 04.12.2026 г.',
      sellerText(seller),
      buyerTexts[buyer],
      `1 Стока 3 бр. 33,33 ${line} 99,99`,
      ...sumTexts(sale, sign),
      `Сума за плащане ${figures[rate].total} ${sign}`,
      wordsOf(rate, currency),
      ...(currency === 'USD' ? [euroText(sale)] : []),
    ];
    expect(expected.filter((field) => !text.includes(field))).toEqual([]);
    const never = [
      ...(registration === 'FULL' ? [] : ['Данъчна основа', 'ДДС 0%']),
      ...(inPlaceOfRate(line) ? ['ДДС 0%', 'Данъчна основа 0%'] : []),
      ...(rate === 0 ? [] : ['Основание', 'Обратно начисляване']),
      'Отстъпка',
    ];
    expect(never.filter((field) => text.includes(field))).toEqual([]);
  },
);

/** Notes of every sale of a registered seller, and in dollars one of each rate. */
const credited = sales
  .filter(([registration]) => registration === 'FULL')
  .flatMap((sale, place, { length }) => {
    const inDollars = [0, 4, length - 1].includes(place) ? (['USD'] as const) : [];
    return (['EUR', ...inDollars] as const).map((currency) => [...sale, currency] as const);
  });

test.each(credited)(
  'a credit note of %s to a buyer (%s) at %i percent by %s prints %s and %s in %s',
  async (...row) => {
    const currency = row[6];
    const sale = row.slice(0, 6) as unknown as Sale;
    const [registration, buyer, rate, , line] = sale;
    const sign = currency === 'EUR' ? '€' : '$';
    const seller = newSeller(registration);
    const note = await documents.credited(seller, factsOf(sale, currency), figures[rate].totalMinor);
    const text = await textOf(note);
    const expected = [
      'КРЕДИТНО ИЗВЕСТИЕ № 0000000002',
      'Към фактура № 0000000001 от 20.11.2026 г.',
      'Основание за издаване: Върната стока по рекламация',
      'Дата на издаване 20.11.2026 г. Дата на данъчното събитие 20.11.2026 г.',
      sellerText(seller),
      buyerTexts[buyer],
      `Стока 3 бр. 33,33 ${line} 99,99`,
      ...sumTexts(sale, sign),
      `Сума за възстановяване ${figures[rate].total} ${sign}`,
      wordsOf(rate, currency),
      ...(currency === 'USD' ? [euroText(sale)] : []),
    ];
    expect(expected.filter((field) => !text.includes(field))).toEqual([]);
    expect(text).not.toContain('Падеж');
  },
);

type Paid = readonly [VatRegistration, VatRate | null, VatGround | null, sums: string];

/** 109.00 by link, VAT included. */
const paid: readonly Paid[] = [
  ['FULL', null, null, 'Данъчна основа 20% 90,83 € ДДС 20% 18,17 €'],
  ['FULL', 20, null, 'Данъчна основа 20% 90,83 € ДДС 20% 18,17 €'],
  ['FULL', 9, null, 'Данъчна основа 9% 100,00 € ДДС 9% 9,00 €'],
  ['FULL', 0, 'ART_41', 'Освободена доставка, чл. 41 от ЗДДС'],
  ['FULL', 0, 'ART_143', 'Режим на облагане на маржа, чл. 143 от ЗДДС 109,00 €'],
  ['NONE', null, null, `Стойност без ДДС 109,00 € ${untaxed}`],
  ['ART_97A', null, null, `Стойност без ДДС 109,00 € ${untaxed}`],
  ['EX', 0, 'DIRECTIVE_284', `Стойност без ДДС 109,00 € ${union}`],
];

test.each(paid)(
  'a link of %s at %s percent by %s has a document with %s',
  async (registration, taxRate, vatGround, sums) => {
    const amount = Money.ofMinor(10_900, 'EUR');
    const facts = { amount, chargeAmount: amount, taxRate, vatGround };
    const seller = newSeller(registration);
    const text = await textOf(await documents.paid(seller, facts));
    const expected = [
      'ФАКТУРА № 0000000001',
      'Дата на издаване 20.11.2026 г. Данъчно събитие / плащане 20.11.2026 г.',
      sellerText(seller),
      'ПОЛУЧАТЕЛ Иван Петров',
      sums,
      'Обща сума 109,00 €',
      'Платено 109,00 €',
      'Словом: сто и девет евро',
    ];
    expect(expected.filter((field) => !text.includes(field))).toEqual([]);
  },
);

test('a bilingual document prints each rate with its ground in both languages, and discounts in a column', async () => {
  const [line] = factsOf(sales[0]!, 'EUR').lines;
  const lines = [
    { ...line!, discountPercent: '12.5' },
    { ...line!, taxRate: 0 as const, vatGround: 'ART_41' as const },
    { ...line!, taxRate: 0 as const, vatGround: 'ART_53' as const },
  ];
  const customer = buyers.german;
  const text = await textOf(
    await documents.written(supplier('FULL'), { customer, lines, zeroRateGround: null, language: 'en' }),
  );
  for (const field of [
    'Отстъпка / Discount',
    '33.33 12.5% 20% 87.49',
    'освободена / exempt',
    'Освободена доставка / Exempt supply, чл. 41 от ЗДДС (образование, спорт и физическо възпитание) / Art. 41 of the Bulgarian VAT Act (education, sport and physical training)',
    'Основание за прилагане на нулева ставка / Reason for the zero rate: чл. 53, ал. 1 от ЗДДС (вътреобщностна доставка) / Art. 53(1)',
    'Държава / Country: Германия / Germany',
  ])
    expect(text).toContain(field);
});

test('the table has at least 60 documents', () => {
  expect(written.length + credited.length + paid.length).toBeGreaterThanOrEqual(60);
});
