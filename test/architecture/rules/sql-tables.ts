import { visit, type SourceFile } from './source.ts';

/** A table that a module's SQL names, and whether the statement writes it. */
export type TableUse = Readonly<{ path: string; table: string; isWrite: boolean }>;

const place =
  /\b(from|join|into|update|using)\s+(?:only\s+|lateral\s+)?([a-z_]+)(?:\s+(?:as\s+)?[a-z]\w*)?((?:\s*,\s*[a-z_]+\s+[a-z]\w*)*)/g;
const deleted = /\bdelete\s+from\s+([a-z_]+)/g;

const namedIn = (text: string): { table: string; isWrite: boolean }[] => {
  const uses = [...text.matchAll(place)].flatMap(([, word, first, others = '']) => [
    { table: first!, isWrite: word === 'into' || word === 'update' },
    ...[...others.matchAll(/,\s*([a-z_]+)/g)].map(([, table]) => ({ table: table!, isWrite: false })),
  ]);
  return [...uses, ...[...text.matchAll(deleted)].map(([, table]) => ({ table: table!, isWrite: true }))];
};

type Node = Readonly<{ type: string; value?: unknown }>;
const textOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Every table that the file names: in SQL, whole or in parts, and as the table of a model. */
export const tablesNamedIn = (file: SourceFile, known: ReadonlySet<string>): TableUse[] => {
  const uses: TableUse[] = [];
  const add = (table: string, isWrite: boolean): void => {
    if (known.has(table)) uses.push({ path: file.path, table, isWrite });
  };
  const addNamed = (text: string): void => {
    for (const { table, isWrite } of namedIn(text)) add(table, isWrite);
  };
  visit(file, {
    Literal: (node) => {
      if (typeof node.value === 'string') addNamed(node.value);
    },
    // A placeholder stands for a name, a condition or a list; none of them begins with a table.
    TemplateLiteral: ({ quasis }) => addNamed(quasis.map(({ value }) => value.cooked ?? '').join(' x ')),
    CallExpression: ({ callee, arguments: [first] }) => {
      const name = callee.type === 'Identifier' ? callee.name : undefined;
      const table = textOf(first);
      if (name === 'defineTable' && table !== undefined) add(table, true);
    },
    PropertyDefinition: ({ key, value }) => {
      const table = textOf(value);
      if (key.type === 'Identifier' && key.name === 'tableName' && table !== undefined) add(table, true);
    },
  });
  return uses;
};
