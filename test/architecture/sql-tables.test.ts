import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { moduleNames as modules } from '#src/load-modules.ts';
import { root, sourceFiles } from './rules/source.ts';
import { tablesNamedIn } from './rules/sql-tables.ts';

type Tables = Readonly<{ owns: readonly string[]; reads: readonly string[] }>;

const tablesOf = new Map<string, Tables>();
for (const module of modules) {
  const file = join(root, `src/modules/${module}/adapters/postgres/tables.ts`);
  tablesOf.set(module, ((await import(file)) as { tables: Tables }).tables);
}
/** Tables of the platform. */
const shared = [
  'audit_log',
  'audit_seals',
  'audit_sealing',
  'idempotency_keys',
  'mail_outcome',
  'rate_limits',
  'refused_emails',
];
/** The job queue's own table, for metrics. */
const queue = 'pgboss.job';

let known: ReadonlySet<string>;

beforeAll(async () => {
  const surface = await readFile(join(root, 'test/architecture/surface/database.txt'), 'utf8');
  known = new Set([...surface.matchAll(/^([a-z_]+)\.[a-z_]+ /gm)].map(([, table]) => table!));
});

test('every table has one owner', () => {
  const owned = [...shared, ...[...tablesOf.values()].flatMap(({ owns }) => owns)];
  expect(owned.toSorted()).toEqual([...new Set(owned)].toSorted());
  expect(owned.toSorted()).toEqual([...known].toSorted());
});

describe.each(modules)('the module %s', (module) => {
  test(`the module ${module} reads tables of modules to its left only`, () => {
    const left = modules.slice(0, modules.indexOf(module));
    const allowed = [...shared, queue, ...left.flatMap((other) => tablesOf.get(other)!.owns)];
    expect(tablesOf.get(module)!.reads.filter((table) => !allowed.includes(table))).toEqual([]);
  });

  test(`the module ${module} names only its listed tables in SQL and writes only its own`, async () => {
    const { owns, reads } = tablesOf.get(module)!;
    const uses = (await sourceFiles(`src/modules/${module}`)).flatMap((file) => tablesNamedIn(file, known));
    expect(uses.length).toBeGreaterThan(0);
    const refused = uses.filter(
      ({ table, isWrite }) => !owns.includes(table) && (isWrite || !reads.includes(table)),
    );
    expect(refused).toEqual([]);
  });
});

test.each([
  ['reads by from', 'select 1 from payments p', [['payments', false]]],
  [
    'reads by join',
    'select 1 from invoices i left join payments p on true',
    [
      ['invoices', false],
      ['payments', false],
    ],
  ],
  [
    'reads beside another table',
    'select 1 from invoices i, payments p',
    [
      ['invoices', false],
      ['payments', false],
    ],
  ],
  ['inserts', 'insert into payments (id) values (1)', [['payments', true]]],
  ['updates', 'update payments set id = 1', [['payments', true]]],
  [
    'deletes',
    'delete from payments where id = 1',
    [
      ['payments', false],
      ['payments', true],
    ],
  ],
])('the table rule reports a statement that %s', (_, sql, expected) => {
  const file = { path: 'statement.ts', text: `export const sql = \`${sql}\`;` };
  const uses = tablesNamedIn(file, new Set(['payments', 'invoices']));
  expect(uses.map(({ table, isWrite }) => [table, isWrite])).toEqual(expected);
});

test('the table rule reports a model of a table', () => {
  const file = { path: 'table.ts', text: `export const t = defineTable('payments', {});` };
  expect(tablesNamedIn(file, new Set(['payments']))).toEqual([
    { path: 'table.ts', table: 'payments', isWrite: true },
  ]);
});
