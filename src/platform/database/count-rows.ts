import type { Database } from './database.ts';

/** Counts the rows of the given `from` clause. */
export const countRows = async (
  database: Database,
  from: string,
  bindings: Readonly<Record<string, unknown>> = {},
): Promise<number> => {
  const [counted] = await database.rows<{ count: number }>(`select count(*) as count from ${from}`, bindings);
  return counted!.count;
};
