import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import type { ImportResult } from '#contract/imports.ts';
import type { Item } from '#contract/customers/items.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let own: TestMerchant;
beforeAll(async () => {
  shop = await sharedApplication('serving');
  own = await shop.addMerchant();
});
afterAll(() => shop.stop());

const addItem = async (about: object = {}): Promise<Item> =>
  accepted(await own.api.post<Item>('/items/me', { name: 'Хляб', price: 4.8, rate: 20, ...about }));
const bytes = (text: string): string => Buffer.from(text).toString('base64');
const importInto = async (
  list: 'customers' | 'items',
  content: string,
  query = '',
  choice: object = {},
): Promise<ImportResult> =>
  accepted(await own.api.post<ImportResult>(`/${list}/me/import${query}`, { content, ...choice }));
const customersNamed = async (name: string): Promise<Customer[]> =>
  accepted(await own.api.get<Customer[]>(`/customers/me?search=${encodeURIComponent(name)}`));

test.each([
  [
    { price: 4.8, priceHoldsVat: true },
    { gross: 4.8, net: 4, isNetExact: true },
  ],
  [
    { price: 0.03, priceHoldsVat: true },
    { gross: 0.03, net: 0.03, isNetExact: false },
  ],
  [
    { price: 4.01, priceHoldsVat: true, rate: 9 },
    { gross: 4.01, net: 3.68, isNetExact: true },
  ],
  [
    { price: 4, priceHoldsVat: false },
    { gross: 4.8, net: 4, isNetExact: true },
  ],
  [
    { price: 0.14321, priceHoldsVat: false },
    { gross: 0.17185, net: 0.14321, isNetExact: true },
  ],
  [
    { price: 0.000001, priceHoldsVat: true },
    { gross: 0.000001, net: 0.000001, isNetExact: true },
  ],
])('an item of %o has the prices %o: its gross stays exact', async (about, prices) => {
  const { id } = await addItem(about);
  expect(accepted(await own.api.get<Item>(`/items/${id}`))).toMatchObject({ price: about.price, ...prices });
});

test('an item is found by letters and code, changed with its version, and 404 for another merchant', async () => {
  const other = await shop.addMerchant();
  const { id } = await addItem({ name: 'Козунак', code: 'KOZ-1' });
  for (const search of ['коз', 'koz-'])
    expect(
      accepted(await own.api.get<Item[]>(`/items/me?search=${encodeURIComponent(search)}`)),
    ).toMatchObject([{ id }]);
  const changed = { name: 'Козунак', code: 'KOZ-1', price: 6, rate: 20, version: 1 };
  expect(accepted(await own.api.put<Item>(`/items/${id}`, changed))).toMatchObject({ price: 6, version: 2 });
  expect((await own.api.put(`/items/${id}`, changed)).status).toBe(409);
  const known = await own.api.post('/items/me', { name: 'Друг', code: 'KOZ-1', price: 1, rate: 20 });
  expect([known.status, Object.keys(known.body.fields ?? {})]).toEqual([422, ['code']]);
  const answers = [
    other.api.get(`/items/${id}`),
    other.api.put(`/items/${id}`, changed),
    other.api.post(`/items/${id}/archive`),
  ];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a ground is refused at a rate above zero', async () => {
  const body = { name: 'Износ', price: 1, rate: 20, zeroGround: 'ART_28' };
  const { status, body: refusal } = await own.api.post('/items/me', body);
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([422, ['zeroGround']]);
});

test.each([
  ['semicolons and a BOM', '\uFEFFИме;ЕИК;Град\r\n"Точка; запетая ООД";131071587;Русе\r\n'],
  ['the English headings of today', 'Name,EIK,City\n"Точка; запетая ООД",131071587,Русе\n'],
  ['the English headings of former exports', 'Name,Tax ID,City\n"Точка; запетая ООД",131071587,Русе\n'],
  ['commas', 'name,taxId,city\n"Точка; запетая ООД",131071587,Русе\n'],
])('a file with %s is read, and a known EIK changes nothing', async (_, text) => {
  const before = (await customersNamed('131071587')).length;
  const result = await importInto('customers', bytes(text));
  const counts = { rows: 1, created: 1 - before, changed: 0, unchanged: before };
  expect(result).toMatchObject({ ...counts, isStored: true, errors: [] });
  expect(await customersNamed('131071587')).toMatchObject([
    { name: 'Точка; запетая ООД', kind: 'COMPANY', city: 'Русе' },
  ]);
});

test('a file in Windows-1251 is read', async () => {
  const letters = Array.from('Име\nБоян\n', (letter) => {
    const code = letter.codePointAt(0)!;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });
  expect(await importInto('customers', Buffer.from(letters).toString('base64'))).toMatchObject({
    created: 1,
  });
  expect(await customersNamed('Боян')).toHaveLength(1);
});

test('a dry run stores nothing', async () => {
  const result = await importInto('customers', bytes('name\nСамо проба\n'), '?dryRun=true');
  expect(result).toMatchObject({ rows: 1, created: 1, isStored: false, errors: [] });
  expect(await customersNamed('Само проба')).toEqual([]);
});

test('errors name row and field, and no row of such a file is stored', async () => {
  const text = [
    'name;taxId;email;dueDays',
    'Добър ред ООД;;;14',
    '',
    ';;;',
    'Адвокат Петров;6101057509;;',
    'Грешен ЕИК ООД;131071588;;',
    'Грешен имейл;;няма;',
    'Първа;831902088;;',
    'Втора;831902088;;много',
  ].join('\n');
  const { errors, isStored, rows } = await importInto('customers', bytes(text));
  expect({ isStored, errors: errors.map(({ row, field }) => [row, field]) }).toEqual({
    isStored: false,
    errors: [
      [6, 'taxId'],
      [7, 'email'],
      [9, 'dueDays'],
    ],
  });
  expect(rows).toBeGreaterThan(0);
  expect(await customersNamed('Добър ред')).toEqual([]);
});

test.each([
  ['two columns for one field', 'Име;Фирма;Клиент;Тел;GSM\nМария;1;2;3;4\n', [1, 'GSM']],
  ['a row behind the last column', 'name,note\nМария,12,50\n', [2, 'file']],
  ['no name', 'email\na@b.bg\n', [1, 'name']],
  ['a quote that is not closed', 'name\nМария\n"Незатворена\n', [3, 'file']],
  ['more than 5,000 rows', `name\n${'Мария\n'.repeat(5_001)}`, [1, 'file']],
])('a file with %s is refused as a whole', async (_, text, [row, field]) => {
  const { errors, isStored } = await importInto('customers', bytes(text));
  expect(isStored).toBe(false);
  expect(errors).toEqual([expect.objectContaining({ row, field })]);
});

test('a value twice in a file is an error of the second row', async () => {
  const { errors } = await importInto('items', bytes('code;name;price;rate\nA;Едно;1;20\nA;Две;2;20\n'));
  expect(errors).toEqual([expect.objectContaining({ row: 3, field: 'code' })]);
});

test('prices have a comma or a point; a known code changes its item and puts it back from the archive', async () => {
  const text = 'Код;Име;Цена;Ставка ДДС;Цената е с ДДС\nCH-1;Чаша;12,50;20 %;да\nCH-2;Чиния;8.00;9;не\n';
  expect(await importInto('items', bytes(text))).toMatchObject({ created: 2, isStored: true });
  const [cup] = accepted(await own.api.get<Item[]>('/items/me?search=CH-1'));
  expect(cup).toMatchObject({ price: 12.5, rate: 20, priceHoldsVat: true });
  accepted(await own.api.post(`/items/${cup!.id}/archive`));
  const again = await importInto('items', bytes(text.replace('12,50', '13,00')));
  expect(again).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
  expect(accepted(await own.api.get<Item[]>('/items/me?search=CH-1'))).toMatchObject([
    { id: cup!.id, price: 13, archivedAt: null },
  ]);
});

test('a price of up to six decimals is imported, sorted by, exported with all of them and changed by the version before', async () => {
  const fuel =
    'code;name;price;rate\nF-1;Гориво едно;1,234;20\nF-2;Гориво две;1,23401;20\nF-3;Гориво три;1,2;20\n';
  expect(await importInto('items', bytes(fuel))).toMatchObject({ created: 3, isStored: true });
  const sorted = await own.api.get<Item[]>(`/items/me?search=${encodeURIComponent('Гориво')}&sortBy=price`);
  expect(new Set(accepted(sorted).map(({ price }) => price))).toEqual(new Set([1.2, 1.234, 1.23401]));
  const { content } = await own.api.download('/items/me/export?format=csv&search=F-');
  const text = Buffer.from(content).toString();
  for (const price of [';1,234;', ';1,23401;', ';1,20;']) expect(text).toContain(price);
  await shop.database.rows(`update items set price_minor = 199 where code = 'F-1'`);
  expect(accepted(await own.api.get<Item[]>('/items/me?search=F-1'))).toMatchObject([{ price: 1.99 }]);
});

test('a formula is stored as text, guarded in the exported file, and the file can be imported again', async () => {
  const formula = '=HYPERLINK(1)';
  await importInto(
    'customers',
    bytes(`name;phone;taxId\n${formula};+359888123456;121212121\n`.replace('121212121', '121759222')),
  );
  expect(await customersNamed(formula)).toMatchObject([{ name: formula, phone: '+359888123456' }]);
  const { content } = await own.api.download('/customers/me/export?format=csv');
  const text = new TextDecoder().decode(content);
  expect(text).toContain(`'${formula}`);
  const again = await importInto('customers', Buffer.from(content).toString('base64'), '?dryRun=true');
  expect(again.errors).toEqual([]);
  expect(again).toMatchObject({ created: 0, changed: 0, unchanged: again.rows });
  expect(again.rows).toBeGreaterThan(0);
  const workbook = await own.api.download('/items/me/export?format=excel');
  expect(workbook.type).toContain('spreadsheetml');
});

test('three digits behind the only mark are refused with both readings, and read by another cell or by a choice', async () => {
  const head = 'Име;Ставка ДДС;Цена\n';
  const text = `${head}Шкаф;20;1.500\nДиван;20;"12,500"\nЛегло;20;1.000\n`;
  const refused = await importInto('items', bytes(text));
  expect(refused.isStored).toBe(false);
  expect(refused.errors.map(({ row, field, cell }) => [row, field, cell])).toEqual([
    [2, 'price', '1.500'],
    [3, 'price', '12,500'],
    [4, 'price', '1.000'],
  ]);
  expect(refused.errors[0]!.message).toMatch(/1\.50.*1500\.00/);
  expect(refused.numbers).toMatchObject([{ column: 'Цена', basis: 'OPEN', decimalMark: null }]);
  const shown = await importInto('items', bytes(`${head}Маса;20;1.500\nСтол;20;79,90\n`), '?dryRun=true');
  expect(shown.numbers).toMatchObject([
    { basis: 'SHOWN', decimalMark: 'COMMA', examples: [{ cell: '1.500', reading: '1500.00' }, {}] },
  ]);
  expect(shown.numbers[0]!.message).toBe('The point separates thousands, the comma decimals.');
  const chosen = `${head}Шкаф;20;1.500\nЛегло;20;2.000\n`;
  expect(await importInto('items', bytes(chosen), '', { decimalMark: 'COMMA' })).toMatchObject({
    created: 2,
    numbers: [{ basis: 'CHOSEN' }],
  });
  expect(accepted(await own.api.get<Item[]>('/items/me?search=Легло'))).toMatchObject([{ price: 2_000 }]);
});

test('headings of other programs are understood, columns can be chosen or left out, and the answer lists them', async () => {
  const text = 'Ценоразпис 2026\n\nНомер;Стока;М-ка;Цена без ДДС;ДДС %;Група\nQ-1;Кана;бр.;10,00;20;Съдове\n';
  const dry = await importInto('items', bytes(text), '?dryRun=true');
  expect(dry.columns.map(({ name, field }) => [name, field])).toEqual([
    ['Номер', null],
    ['Стока', 'name'],
    ['М-ка', 'unit'],
    ['Цена без ДДС', 'netPrice'],
    ['ДДС %', 'rate'],
    ['Група', null],
  ]);
  expect(dry).toMatchObject({ format: { kind: 'CSV', encoding: 'UTF-8', delimiter: ';', headRow: 3 } });
  const columns = { Номер: 'code', Група: null };
  expect(await importInto('items', bytes(text), '', { columns })).toMatchObject({ created: 1, errors: [] });
  expect(accepted(await own.api.get<Item[]>('/items/me?search=Q-1'))).toMatchObject([
    { name: 'Кана', price: 10, priceHoldsVat: false, gross: 12 },
  ]);
  const wrong = await importInto('items', bytes(text), '', { columns: { Няма: 'code', Номер: 'phone' } });
  expect(wrong.errors.map(({ row, field }) => [row, field])).toEqual([
    [3, 'Няма'],
    [3, 'Номер'],
  ]);
});

test('the same file twice changes nothing, with and without keys, and leaves no entry in the audit log', async () => {
  const customers = bytes(
    'Фирма;Булстат;Телефон;e-mail\nИзток ООД;201230426;0888123456;\nРая Колева;;;raya@example.com\nПетър Инков;;0888654321;\n',
  );
  const items = bytes('Артикул;Цена;ДДС\nЛампа;3,20;20\nКрушка;0,80;20\n');
  const entries = () => shop.database.rows("select id from audit_log where action like '%.imported'");
  expect(await importInto('customers', customers)).toMatchObject({ created: 3 });
  expect(await importInto('items', items)).toMatchObject({ created: 2 });
  const before = [await entries(), await customersNamed('Изток'), await customersNamed('Рая')];
  expect(await importInto('customers', customers)).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  expect(await importInto('items', items)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  expect([await entries(), await customersNamed('Изток'), await customersNamed('Рая')]).toEqual(before);
});

test('what a spreadsheet damaged is refused by row, and branches have their numbers of 13 digits', async () => {
  const text = [
    'Име;ЕИК;Телефон',
    'А;;3.59888E+11',
    'Б;;359888123456.0',
    'В;;888123456',
    'Г;1,75075E+08;',
    'Д;696327;',
    'Е;;1.май',
    'Ж;175074752;',
    'З;175074752;',
    'И;1750747520004;+359888123456',
    'Й;1750747520019;0888123456',
  ].join('\n');
  const { errors, isStored } = await importInto('customers', bytes(text));
  expect(isStored).toBe(false);
  expect(errors.map(({ row, field, cell }) => [row, field, cell])).toEqual([
    [2, 'phone', '3.59888E+11'],
    [3, 'phone', '359888123456.0'],
    [4, 'phone', '888123456'],
    [5, 'taxId', '1,75075E+08'],
    [6, 'taxId', '696327'],
    [7, 'phone', '1.май'],
    [9, 'taxId', '175074752'],
  ]);
  expect(errors.at(-1)!.message).toContain('13');
});

test('a workbook is read with its exact numbers, and other formats are named', async () => {
  const book = new exceljs.Workbook();
  book.addWorksheet('Скрит', { state: 'hidden' }).addRow(['Име', 'тайна']);
  const page = book.addWorksheet('Стоки');
  page.addRow(['Артикул', 'Цена', 'ДДС']);
  page.addRow(['Ваза', { formula: '1000+500.5', result: 1500.5 }, 0.2]);
  page.addRow([{ richText: [{ text: 'Саксия ' }, { text: 'малка' }] }, 1.5, 20]);
  page.getCell('C2').numFmt = '0%';
  const content = Buffer.from(await book.xlsx.writeBuffer()).toString('base64');
  const read = await importInto('items', content);
  expect(read).toMatchObject({ created: 2, errors: [], format: { kind: 'XLSX', worksheet: 'Стоки' } });
  expect(accepted(await own.api.get<Item[]>('/items/me?search=Ваза'))).toMatchObject([
    { price: 1500.5, rate: 20 },
  ]);
  expect((await importInto('items', content, '', { worksheet: 'Друг' })).errors[0]!.message).toContain(
    'Стоки',
  );
  for (const [start, name] of [
    ['%PDF-1.7', 'PDF'],
    ['<html><table>', 'HTML'],
    ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', '.xls'],
  ] as const) {
    const file = Buffer.from(start, 'latin1').toString('base64');
    const { errors, isStored } = await importInto('items', file);
    expect([isStored, errors.length]).toEqual([false, 1]);
    expect(errors[0]!.message).toContain(name);
  }
});

test('a head of 700,000 columns is refused before it is split', async () => {
  const { errors } = await importInto('customers', bytes('a;'.repeat(700_000)));
  expect(errors).toMatchObject([{ row: 1, field: 'file', message: expect.stringContaining('100') }]);
});
