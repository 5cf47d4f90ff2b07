import type { Endpoint } from '#contract/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import { tamperWith } from '#test/faults/support/tamper-with.ts';
import { createCallers, type Callers } from '#test/integration/rights/callers.ts';
import { matrix } from '#test/integration/rights/matrix.ts';
import { columns as callersOfRow, type Column } from '#test/integration/rights/row.ts';
import { statusesOf } from '#test/integration/rights/status-of.ts';
import { looseReferences, noReferences } from '#test/support/deletions/loose-references.ts';
import { sampleOf, sendPlainly } from '#test/support/one-key/cut-calls.ts';

let callers: Callers;
beforeAll(async () => {
  callers = await createCallers({ isWorking: false });
});
afterAll(() => callers.shop.stop());

/** Columns that hold an id, a digest, an actor, a UUID or JSON, and are in no foreign key. */
const unkeyed = `select c.table_name || '.' || c.column_name as name from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'knex%'
    and (c.column_name ~ '(_id|_ids|_hash|_digest|_by)$' or c.column_name in ('actor', 'scope', 'viewed_from')
      or c.data_type = 'jsonb' or (c.data_type = 'uuid' and c.column_name <> 'id'))
    and not exists (select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
      where f.contype = 'f' and f.conrelid = cast(quote_ident(c.table_name) as regclass) and a.attname = c.column_name)
  order by 1`;

test('each column that may name a row without a foreign key says what happens when the row is gone', async () => {
  const rows = await callers.shop.database.rows<{ name: string }>(unkeyed);
  const listed = [
    ...looseReferences.flatMap(({ columns }) => columns),
    ...Object.values(noReferences).flat(),
  ];
  expect(rows.map(({ name }) => name)).toEqual(listed.toSorted());
});

const tokens = (): Partial<Record<Column, string>> => ({
  own: callers.own.token,
  admin: callers.shop.adminToken,
  support: callers.support.token,
  accountant: callers.accountant.token,
});

/** A deletion takes away nothing that stays for the test; a subscription ends with many other calls. */
const placeOf = ({ method, path }: Endpoint): number =>
  method === 'DELETE' ? 0 : path.endsWith('/push-subscriptions') ? 2 : 1;

/** Makes each writing call once, deletions first, so that the tables have rows. */
const fill = async (): Promise<void> => {
  const { shop } = callers;
  const writing = shop.application.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/auth'))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const endpoint of writing) {
    await shop.database.rows('update sessions set proved_at = now()');
    const sample = await sampleOf(`${endpoint.method} ${endpoint.path}`, callers);
    if (sample === undefined) continue;
    await sendPlainly(
      { endpoint, sample, token: sample.token ?? shop.adminToken, url: shop.url },
      crypto.randomUUID(),
    );
  }
};

test('each page is read when everything that no foreign key holds is gone', async () => {
  await fill();
  const owner = openDatabase(callers.shop.testDatabase.migratorUrl, { size: 1 });
  const unfilled: string[] = [];
  try {
    for (const { columns, goneValue } of looseReferences)
      for (const name of goneValue === undefined ? [] : columns) {
        const [table, column] = name.split('.') as [string, string];
        const [row] = await owner.database.rows(`select 1 from ${table} where ${column} is not null limit 1`);
        if (row === undefined) unfilled.push(name);
        const set = `update ${table} set ${column} = ${goneValue!} where ${column} is not null`;
        await tamperWith(owner.database, { tables: [table], statements: [set], bindings: {} });
      }
  } finally {
    await owner.close();
  }
  // Only commands import an archive and correct a proof; no page shows who did, who undid a match or confirmed the account of a customer;
  // no period of these schedules is a proposal.
  expect(unfilled).toEqual([
    'archive_imports.imported_by',
    'bank_line_matches.undone_by',
    'customer_ibans.confirmed_by',
    'invoice_proof_corrections.corrected_by',
    'schedule_runs.content',
  ]);
  const wrong: string[] = [];
  for (const [name, { statuses }] of Object.entries(matrix)) {
    if (!name.startsWith('GET ')) continue;
    const ask = statusesOf(name, callers);
    for (const [column, token] of Object.entries(tokens())) {
      const wanted = statuses[callersOfRow.indexOf(column as Column)]!;
      if (wanted >= 300) continue;
      const status = await ask(callers.ownedRecords.own, token);
      // A document whose record was changed is handed out no more.
      if (status === 409 && name.startsWith('GET /documents/proof/')) continue;
      if (status !== wanted) wrong.push(`${name} as ${column}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
