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

/** The row under PostgreSQL's names, for `json_populate_recordset`. */
export const inColumnNames = (row: Columns): Columns =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
