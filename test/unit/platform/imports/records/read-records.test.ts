import { expect, test } from 'vitest';
import { headingsOf, readRecords } from '#platform/imports/records/read-records.ts';
import { customerReader, itemReader } from '#modules/customers/adapters/http/record-readers.ts';
import { planImport } from '#kernel/imported-records.ts';
import { customerKey } from '#modules/customers/application/import-customers.ts';
import { messages } from '#messages/message-catalogue.ts';

const [customers, items] = [customerReader(messages), itemReader(messages)];
const content = (text: string): string => Buffer.from(text).toString('base64');
const readCustomers = (text: string, columns = {}) =>
  readRecords(customers, headingsOf(customers, messages), {
    body: { content: content(text), columns },
    turn: 'a',
  });
const readItems = (text: string, columns = {}) =>
  readRecords(items, headingsOf(items, messages), { body: { content: content(text), columns }, turn: 'a' });
type Read = Awaited<ReturnType<typeof readCustomers>> | Awaited<ReturnType<typeof readItems>>;
const fieldsOf = ({ about }: Read) => about?.read.columns.map(({ field }) => field);
const codesOf = ({ problems }: Read) => problems.map(({ row, field, code }) => [row, field, code.slice(7)]);

test.each([
  [
    'Microinvest',
    'Партньор;Булстат;МОЛ;Град;Адрес;Телефон;e-mail;ИН по ЗДДС',
    'name taxId contact city address phone email vatNumber',
  ],
  [
    'inv.bg',
    'Фирма;ЕИК/Булстат;Идент. № по ДДС;Населено място;Седалище',
    'name taxId vatNumber city address',
  ],
  [
    'Shopify',
    'First Name;Last Name;Email;Default Address Company;Default Address City;Default Address Country Code',
    'firstName lastName email name city country',
  ],
  [
    'WooCommerce',
    'billing_first_name;billing_last_name;billing_company;billing_email;billing_phone;billing_country',
    'firstName lastName name email phone country',
  ],
  ['an older export of this program', 'Name;Tax ID;VAT No.;Days to pay', 'name taxId vatNumber dueDays'],
  ['a spreadsheet with signs and capitals', ' КЛИЕНТ * ; Булстат №:;E_MAIL ;GSM', 'name taxId email phone'],
])('the headings of customers of %s are understood', async (_, head, fields) => {
  expect(fieldsOf(await readCustomers(`${head}\n`))).toEqual(fields.split(' '));
});

test.each([
  ['Microinvest', 'Код на стока;Наименование;М-ка;Цена на дребно;ДДС %', 'code name unit price rate'],
  ['Shopify', 'Title;Variant SKU;Variant Price', 'name code price'],
  ['an English list', 'SKU;Product;UoM;Unit price excl. VAT;VAT rate', 'code name unit netPrice rate'],
  ['a list with a currency', 'Арт. №;Стока;Цена (EUR) с ДДС;Ставка ДДС', 'code name grossPrice rate'],
])('the headings of items of %s are understood', async (_, head, fields) => {
  expect(fieldsOf(await readItems(`${head}\n`))).toEqual(fields.split(' '));
});

test('of the prices with and without VAT one is read, that with VAT unless the other is chosen', async () => {
  const text = 'Стока;Цена без ДДС;Цена с ДДС;ДДС\nЛампа;10,00;12,00;20\n';
  const gross = await readItems(text);
  expect([fieldsOf(gross), gross.rows[0]?.profile]).toMatchObject([
    ['name', null, 'grossPrice', 'rate'],
    { priceHoldsVat: true, price: { minor: 1_200n } },
  ]);
  const net = await readItems(text, { 'Цена без ДДС': 'netPrice' });
  expect(net.rows[0]?.profile).toMatchObject({ priceHoldsVat: false, price: { minor: 1_000n } });
});

test('a currency beside a price or in its heading must be that of the item', async () => {
  const wrong = await readItems('Стока;Цена (лв.);ДДС\nЛампа;10,00;20\nКрушка;5,00 €;20\n');
  expect(codesOf(wrong)).toEqual([[2, 'price', 'import-currency']]);
  const right = await readItems('Стока;Цена;ДДС;Валута\nЛампа;$10.50;20;usd\nКрушка;5.10 лв.;20;лв.\n');
  expect(right.problems).toEqual([]);
  expect(right.rows.map(({ profile }) => profile.price.currency)).toEqual(['USD', 'BGN']);
});

test('names of countries, days with their word and percent are read; the person of a company is its contact', async () => {
  const text =
    'First name;Last name;Company;Country;Payment terms\nАна;Ли;Тест ООД;Германия;14 дни\nИво;Бо;;Greece;30,00\n';
  const { rows, problems } = await readCustomers(text);
  expect(problems).toEqual([]);
  expect(rows.map(({ profile }) => profile)).toMatchObject([
    { name: 'Тест ООД', contact: 'Ана Ли', country: 'DE', dueDays: 14 },
    { name: 'Иво Бо', contact: null, country: 'GR', dueDays: 30 },
  ]);
});

test('an EIK without its leading zeros is refused with the whole number', async () => {
  const { problems } = await readCustomers('Име;ЕИК\nОбщина;696327\n');
  expect(problems).toEqual([
    {
      row: 2,
      field: 'taxId',
      code: 'fields.import-lost-zeros',
      params: { cell: '696327', whole: '000696327' },
    },
  ]);
});

test('a missing column, one of two alike and a wrong choice are problems of the head, below titles too', async () => {
  expect(codesOf(await readItems('Име;Група\nА;1\n'))).toEqual([
    [1, 'price', 'import-price'],
    [1, 'rate', 'import-rate'],
  ]);
  expect(codesOf(await readCustomers('Списък\n\nФирма;Клиент\nА;Б\n'))).toEqual([
    [3, 'Клиент', 'import-columns-alike'],
  ]);
  expect(codesOf(await readCustomers('Име;Х\nА;1\n', { Х: 'цена', Няма: null }))).toEqual([
    [1, 'Х', 'import-no-field'],
    [1, 'Няма', 'import-no-column'],
  ]);
});

test('a row that repeats another one is unchanged, and one about the same customer with other values is refused', async () => {
  const file = await readCustomers(
    'Име;ЕИК;Град\nА;175074752;Русе\nА;175074752;Русе\nБ;175074752;Варна\nВ;1750747520004;Варна\n',
  );
  const { counts, problems } = planImport(file, [], customerKey);
  expect(counts).toEqual({ rows: 4, created: 2, changed: 0, unchanged: 2 });
  expect(problems).toEqual([{ row: 4, field: 'taxId', code: 'fields.import-branch', params: { row: 2 } }]);
});

const shownTexts = (read: Read): string[] => [
  ...read.problems.flatMap(({ field, code, params }) => [
    field,
    ...(['bg', 'en'] as const).map((language) => messages.say(language, code, params)),
  ]),
  ...(read.about?.read.columns ?? []).flatMap(({ name, samples }) => [name, ...samples]),
];

test.each([
  ['3,59888E+11', 'Име;Телефон', 'phone', 'import-exponent'],
  ['3.59887E+11', 'Име;GSM', 'phone', 'import-exponent'],
  ['1E+05', 'Име;Телефон', 'phone', 'import-exponent'],
  ['1,75075E+08', 'Име;ЕИК', 'taxId', 'import-exponent'],
  ['2.05E+12', 'Име;Булстат', 'taxId', 'import-exponent'],
  ['175074752,0', 'Име;ЕИК', 'taxId', 'import-decimal-tail'],
  ['888765432', 'Име;Телефон', 'phone', 'import-lost-zero'],
  ['12.мар', 'Име;Телефон', 'phone', 'import-turned-date'],
  ['#REF!', 'Име;Град', 'city', 'import-error-value'],
])(
  'a customer with %s, as Excel leaves it, is refused at its row and field with the cause',
  async (cell, head, field, code) => {
    const read = await readCustomers(`${head}\nА;\nБ;${cell}\n`);
    expect(codesOf(read)).toEqual([[3, field, code]]);
    expect(shownTexts(read).some((text) => text.includes(cell))).toBe(true);
  },
);

test('no message about a file holds a control character, whatever its cells and headings hold', async () => {
  const signs = ['\u0001', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\u009b', '\u202e', '\u2028'];
  for (const sign of signs) {
    const read = await readCustomers(
      `Име;Гр${sign}ад;Телефон;Език${sign}\nА${sign};Б${sign};1E+05${sign};${sign}x\n`,
    );
    expect(shownTexts(read).filter((text) => /(?!\n)\p{Cc}|[\u202a-\u202e]/u.test(text))).toEqual([]);
  }
});
