import type { Database } from '#platform/database/database.ts';

/** Runs a statement that returns violations of an invariant in the column `name`. */
export const namesOf = async (
  database: Database,
  sql: string,
  bindings: Readonly<Record<string, unknown>> = {},
): Promise<string[]> => (await database.rows<{ name: string }>(sql, bindings)).map(({ name }) => name);
