import type { Database } from './database.ts';

/** How many rows there are of what follows `from`. */
export const countRows = async (
  database: Database,
  from: string,
  bindings: Readonly<Record<string, unknown>> = {},
): Promise<number> => {
  const [counted] = await database.rows<{ count: number }>(`select count(*) as count from ${from}`, bindings);
  return counted!.count;
};
