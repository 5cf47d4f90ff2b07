import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import type { Item } from '#contract/customers/items.ts';
import type { RecordImport } from '#contract/customers/record-imports.ts';
import type { ImportResult } from '#contract/imports.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await sharedApplication('serving');
});
afterAll(() => shop.stop());

type Own = Pick<TestMerchant, 'api'>;
type List = 'customers' | 'items';
const importInto = async ({ api }: Own, list: List, text: string): Promise<ImportResult> => {
  const content = Buffer.from(text).toString('base64');
  return accepted(await api.post<ImportResult>(`/${list}/me/import`, { content }));
};
const importsOf = async ({ api }: Own): Promise<RecordImport[]> =>
  accepted(await api.get<RecordImport[]>('/record-imports/me'));
const undo = ({ api }: Own, { id }: Pick<RecordImport, 'id'>) =>
  api.post<object>(`/record-imports/${id}/undo`, {});
const undoNewest = async (own: Own): Promise<object> => accepted(await undo(own, (await importsOf(own))[0]!));
const recordsOf = async <T extends Customer | Item>({ api }: Own, list: List): Promise<T[]> => {
  const all = accepted(await api.get<T[]>(`/${list}/me`));
  return all.toSorted((one, other) => one.id - other.id);
};
/** What the merchant wrote in a record. */
const written = <T extends Customer | Item>(records: readonly T[]): object[] =>
  records.map(({ version: _, ...record }) => record);

const people = 'name;email;phone\nАнна;anna@example.bg;\nБорис;boris@example.bg;\n';

test('an undone import of customers leaves the list as it was: the new ones are archived, the changed ones as before', async () => {
  const own = await shop.addMerchant();
  await importInto(own, 'customers', people);
  const before = written(await recordsOf<Customer>(own, 'customers'));
  const more = 'name;email;phone\nАнна;anna@example.bg;0888123456\nВера;vera@example.bg;\n';
  expect(await importInto(own, 'customers', more)).toMatchObject({ created: 1, changed: 1 });
  expect(await undoNewest(own)).toEqual({ archived: 1, restored: 1, kept: 0 });
  expect(written(await recordsOf<Customer>(own, 'customers'))).toEqual(before);
  expect(await importsOf(own)).toMatchObject([{ records: 'CUSTOMERS', created: 2, changed: 0 }]);
});

test('an undone import of items gives prices back to the sixth decimal, and archives again what it brought back', async () => {
  const own = await shop.addMerchant();
  await importInto(own, 'items', 'code;name;price;rate\nA;Газ;0,14321;20\nB;Вода;2;20\n');
  const [first, second] = await recordsOf<Item>(own, 'items');
  accepted(await own.api.post(`/items/${second!.id}/archive`, {}));
  await importInto(own, 'items', 'code;name;price;rate\nA;Газ;0,15;9\nB;Вода;3;20\n');
  expect(await undoNewest(own)).toEqual({ archived: 0, restored: 2, kept: 0 });
  expect(written(await recordsOf<Item>(own, 'items'))).toEqual(written([first!]));
});

test('what a person changed since the import stays, and is counted', async () => {
  const own = await shop.addMerchant();
  await importInto(own, 'customers', people);
  const [anna] = await recordsOf<Customer>(own, 'customers');
  const { id, version } = anna!;
  accepted(await own.api.put(`/customers/${id}`, { kind: 'PERSON', name: 'Анна Иванова', version }));
  expect(await undoNewest(own)).toEqual({ archived: 1, restored: 0, kept: 1 });
  expect(await recordsOf<Customer>(own, 'customers')).toMatchObject([{ name: 'Анна Иванова' }]);
});

test('an EIK that another customer has by now is not given back', async () => {
  const own = await shop.addMerchant();
  await importInto(own, 'customers', 'name;eik;email\nПекарна ООД;175074752;a@example.bg\n');
  const [bakery] = await recordsOf<Customer>(own, 'customers');
  await importInto(own, 'customers', 'name;eik;email\nПекарна ООД;175074752;b@example.bg\n');
  const [importedLast] = await importsOf(own);
  accepted(await own.api.post(`/customers/${bakery!.id}/archive`, {}));
  accepted(await own.api.post('/customers/me', { kind: 'COMPANY', name: 'Друга', taxId: '175074752' }));
  expect(accepted(await undo(own, importedLast!))).toEqual({ archived: 0, restored: 0, kept: 1 });
});

test('an import is undone once, within a day, and by its merchant alone', async () => {
  const own = await shop.addMerchant();
  await importInto(own, 'customers', people);
  const [stored] = await importsOf(own);
  expect((await undo(await shop.addMerchant(), stored!)).status).toBe(404);
  accepted(await undo(own, stored!));
  expect(await undo(own, stored!)).toMatchObject({ status: 409, body: { code: 'customers.import-stays' } });
  await importInto(own, 'customers', people);
  const [older] = await importsOf(own);
  await shop.database.rows(
    `update record_imports set imported_at = imported_at - interval '25 hours' where id = :id returning id`,
    older,
  );
  expect((await undo(own, older!)).status).toBe(409);
  expect(await importsOf(own)).toEqual([]);
});

test('a dry run, a file with errors and one that changes nothing leave nothing to undo', async () => {
  const own = await shop.addMerchant();
  const content = Buffer.from(people).toString('base64');
  accepted(await own.api.post('/customers/me/import?dryRun=true', { content }));
  await importInto(own, 'customers', 'name;email\nАнна;не е имейл\n');
  expect(await importsOf(own)).toEqual([]);
  await importInto(own, 'customers', people);
  await importInto(own, 'customers', people);
  expect(await importsOf(own)).toHaveLength(1);
});
