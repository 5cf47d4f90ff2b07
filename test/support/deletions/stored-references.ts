import { sourceFiles, type SourceFile } from '#test/architecture/rules/source.ts';
import type { Database } from '#platform/database/database.ts';

/** A column with a foreign key to a table that loses rows. */
export type Reference = Readonly<{ child: string; column: string; parent: string }>;

export const nameOf = ({ child, column, parent }: Reference): string => `${child}.${column} → ${parent}`;

/** Tables whose rows go with those of the tables given, and these themselves. */
export const withCascades = async (database: Database, tables: ReadonlySet<string>): Promise<string[]> => {
  const rows = await database.rows<{ name: string }>(
    `with recursive losing as (
       select cast(name as text) from unnest(cast(:tables as text[])) as name
       union
       select c.conrelid::regclass::text from pg_constraint c join losing on losing.name = c.confrelid::regclass::text
       where c.contype = 'f' and c.confdeltype = 'c')
     select name from losing`,
    { tables: [...tables] },
  );
  return rows.map(({ name }) => name);
};

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

const written = /\b(insert into|update) "?(\w+)"?([^;]*?)(?=\binsert into\b|;|$)/gi;

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

/** Tables whose rows are deleted by statements or repositories of the modules. */
const deletedIn = ({ text }: SourceFile, tables: ReadonlyMap<string, string>): string[] => [
  ...[...text.matchAll(/delete from (\w+)/g)].map(([, table]) => table!),
  ...(text.includes('deleteById') ? modelsIn(text, tables) : []),
];

const modelsIn = (text: string, tables: ReadonlyMap<string, string>): string[] =>
  [...text.matchAll(/modelOf\((\w+)\)/g)].flatMap(([, name]) => tables.get(name!) ?? []);

/** The names of tables by the constants that describe them, for one module. */
const tablesOf = (files: readonly SourceFile[]): Map<string, string> =>
  new Map(
    files
      .flatMap(({ text }) => [...text.matchAll(/(\w+) = (?:defineTable\()?(?:\{ name: )?'(\w+)'/g)])
      .map(([, constant, table]) => [constant!, table!]),
  );

const moduleOf = ({ path }: SourceFile): string => path.split('/')[2]!;

/** What the source says: tables that lose rows, and `table < file` for each statement that stores a reference. */
export const readSource = async () => {
  const files = await sourceFiles('src/modules');
  const byModule = Map.groupBy(files, moduleOf);
  const tables = new Map([...byModule].map(([name, own]) => [name, tablesOf(own)]));
  const namesOf = (file: SourceFile) => tables.get(moduleOf(file))!;
  return {
    losing: new Set(files.flatMap((file) => deletedIn(file, namesOf(file)))),
    storing: (references: readonly Reference[]): string[] => {
      const children = new Set(references.map(({ child }) => child));
      const found = files.flatMap((file) => {
        const bySql = storedBy(file.text.replaceAll(/\$\{[^}]*\}/g, ''), references).map(
          ({ child }) => child,
        );
        const byModel = modelsIn(file.text, namesOf(file)).filter((table) => children.has(table));
        return [...bySql, ...byModel].map((table) => `${table} < ${file.path.replace('src/modules/', '')}`);
      });
      return [...new Set(found)].toSorted();
    },
  };
};
