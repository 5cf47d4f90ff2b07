import { Money } from '#kernel/money.ts';
import type { Currency } from '#kernel/currency.ts';

type Row = Readonly<Record<string, unknown>>;

/** One property of a record and the columns of its table that hold it; columns have camelCase names here. */
export type Field<T> = Readonly<{
  columns: (property: string) => readonly string[];
  read: (row: Row, property: string) => T;
  /** Left out for what the database makes itself. */
  write?: (value: T, property: string) => Row;
  isJson?: boolean;
}>;

/** A column that is stored as it is; `column` when it has another name than the property. */
export const plain = <T>(column?: string): Field<T> => ({
  columns: (property) => [column ?? property],
  read: (row, property) => row[column ?? property] as T,
  write: (value, property) => ({ [column ?? property]: value }),
});

/** Made by the database, never written: an identity, a sequence number. */
export const generated = <T>(column?: string): Field<T> => {
  const { columns, read } = plain<T>(column);
  return { columns, read };
};

/** A json or jsonb column. */
export const json = <T>(column?: string): Field<T> => ({ ...plain<T>(column), isJson: true });

/** timestamptz as a Date; instants leave the database as ISO text. */
export const instant = (column?: string): Field<Date> => ({
  columns: (property) => [column ?? property],
  read: (row, property) => new Date(row[column ?? property] as string),
  write: (value, property) => ({ [column ?? property]: value.toISOString() }),
});

/** timestamptz that may be null. */
export const optionalInstant = (column?: string): Field<Date | null> => ({
  columns: (property) => [column ?? property],
  read: (row, property) => {
    const text = row[column ?? property] as string | null;
    return text === null ? null : new Date(text);
  },
  write: (value, property) => ({ [column ?? property]: value?.toISOString() ?? null }),
});

/** bigint as a bigint; the database gives a safe integer. */
export const whole = (column?: string): Field<bigint> => ({
  columns: (property) => [column ?? property],
  read: (row, property) => BigInt(row[column ?? property] as number),
  write: (value, property) => ({ [column ?? property]: Number(value) }),
});

/** Money in two columns: minor units and currency. */
export const money = <C extends Currency = Currency>(minor: string, currency: string): Field<Money<C>> => ({
  columns: () => [minor, currency],
  read: (row) => Money.ofMinor<C>(row[minor] as number, row[currency] as C),
  write: (value) => ({ [minor]: Number(value.minor), [currency]: value.currency }),
});

// oxlint-disable-next-line typescript/no-explicit-any -- fields of different types; each keeps its own in `RecordOf`.
type Fields = Readonly<Record<string, Field<any>>>;
type Of<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** What a row of the table is in the domain. */
export type RecordOf<T> = T extends Table<infer F> ? Of<F> : never;

export type Table<F extends Fields> = Readonly<{
  name: string;
  /** Names of the columns, in the order of the fields. */
  columns: readonly string[];
  /** Properties of rows that hold JSON. */
  jsonAttributes: readonly string[];
  /** `alias.column as "column"` for each column, in the order of the fields: for SQL whose rows `read` takes. */
  select: (alias: string) => string;
  read: (row: object) => Of<F>;
  /** The columns of those properties that are given, without what the database makes itself. */
  write: (record: Partial<Of<F>>) => Row;
}>;

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The only description of a table: its row, its columns and both mappings come from it. */
export const defineTable = <const F extends Fields>(name: string, fields: F): Table<F> => {
  const entries = Object.entries(fields);
  const columnsOf = ([property, field]: (typeof entries)[number]) => field.columns(property);
  const columns = [...new Set(entries.flatMap(columnsOf))];
  return {
    name,
    columns: columns.map(snakeCase),
    jsonAttributes: entries.filter(([, { isJson }]) => isJson).flatMap(columnsOf),
    select: (alias) => columns.map((column) => `${alias}.${snakeCase(column)} as "${column}"`).join(', '),
    read: (row) =>
      Object.fromEntries(
        entries.map(([property, field]) => [property, field.read(row as Row, property)]),
      ) as Of<F>,
    write: (record) =>
      Object.assign(
        {},
        ...entries.map(([property, { write }]) =>
          property in record ? write?.((record as Row)[property], property) : undefined,
        ),
      ) as Row,
  };
};
