import type { Database } from '#platform/database/database.ts';

type Tampering = Readonly<{
  tables: readonly string[];
  statements: readonly string[];
  bindings: Readonly<Record<string, unknown>>;
}>;

/** Writes as the owner of the schema, past the server, with the triggers of these tables disabled. */
export const tamperWith = (database: Database, { tables, statements, bindings }: Tampering): Promise<void> =>
  database.transact(async () => {
    for (const table of tables) await database.rows(`alter table ${table} disable trigger user`);
    for (const statement of statements) await database.rows(statement, bindings);
    // Deferred constraints must be checked before the table may change again.
    await database.rows('set constraints all immediate');
    for (const table of tables) await database.rows(`alter table ${table} enable trigger user`);
  });
