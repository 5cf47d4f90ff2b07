import { isDeepStrictEqual } from 'node:util';

/** Names as we have them, and what is written under each; the same kind of row always has them in the same order. */
export type Columns = Readonly<Record<string, unknown>>;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `name, other_name` as PostgreSQL has them. */
export const columnList = (row: Columns): string => Object.keys(row).map(snakeCase).join(', ');

/** `?, ?`: a place for each of its values. */
export const placesFor = (row: Columns): string =>
  Object.keys(row)
    .map(() => '?')
    .join(', ');

/** `name = ?, other_name = ?` */
export const assignments = (row: Columns): string =>
  Object.keys(row)
    .map((name) => `${snakeCase(name)} = ?`)
    .join(', ');

/** The row under PostgreSQL's names, for `json_populate_recordset`. */
export const inColumnNames = (row: Columns): Columns =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));

/** What a row has otherwise than before. */
export const changedColumns = (before: Columns, after: Columns): Columns =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
