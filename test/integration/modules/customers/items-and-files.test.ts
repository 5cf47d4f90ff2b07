import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/customers.ts';
import type { ImportResult } from '#contract/imports.ts';
import type { Item } from '#contract/items.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
let own: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  own = await shop.addMerchant();
});
afterAll(() => shop.stop());

const addItem = async (about: object = {}): Promise<Item> =>
  accepted(await own.api.post<Item>('/items/me', { name: 'Хляб', price: 4.8, rate: 20, ...about }));
const bytes = (text: string): string => Buffer.from(text).toString('base64');
const importInto = async (list: 'customers' | 'items', content: string, query = ''): Promise<ImportResult> =>
  accepted(await own.api.post<ImportResult>(`/${list}/me/import${query}`, { content }));
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
])('a file with %s is read, and a known EIK changes its customer', async (_, text) => {
  const before = (await customersNamed('131071587')).length;
  const result = await importInto('customers', bytes(text));
  expect(result).toMatchObject({ rows: 1, created: 1 - before, changed: before, isStored: true, errors: [] });
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
  ['an unknown column', 'name;колона\nМария;1\n', [1, 'колона']],
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
  expect(again).toMatchObject({ created: 0, changed: 2 });
  expect(accepted(await own.api.get<Item[]>('/items/me?search=CH-1'))).toMatchObject([
    { id: cup!.id, price: 13, archivedAt: null },
  ]);
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
  expect(again.changed).toBeGreaterThan(0);
  const workbook = await own.api.download('/items/me/export?format=excel');
  expect(workbook.type).toContain('spreadsheetml');
});
