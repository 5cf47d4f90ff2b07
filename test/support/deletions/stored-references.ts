import type { Database } from '#platform/database/database.ts';

/** A column with a foreign key to a table that loses rows. */
export type Reference = Readonly<{ child: string; column: string; parent: string }>;

export const nameOf = ({ child, column, parent }: Reference): string => `${child}.${column} → ${parent}`;

/** All foreign keys to the tables given. A key of several columns begins with the merchant's: its last one counts. */
export const referencesTo = async (database: Database, parents: readonly string[]): Promise<Reference[]> => {
  const rows = await database.rows<Reference>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent, a.attname as "column"
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_length(c.conkey, 1)]
     where contype = 'f' and connamespace = 'public'::regnamespace
     order by 1, 3, 2`,
  );
  const found = rows.filter(({ parent }) => parents.includes(parent));
  return [...new Map(found.map((one) => [nameOf(one), one])).values()];
};

const written = /\b(insert into|update) "?(\w+)"?([^;]*?)(?=\binsert into\b|$)/gi;

/** The references that a statement stores. */
export const storedBy = (statement: string, references: readonly Reference[]): Reference[] =>
  [...statement.matchAll(written)].flatMap(([, how, table, rest]) =>
    references.filter(({ child, column }) => {
      if (child !== table) return false;
      return (
        how!.toLowerCase() === 'insert into' || new RegExp(`\\bset\\b[^]*"?\\b${column}\\b"? *=`).test(rest!)
      );
    }),
  );
