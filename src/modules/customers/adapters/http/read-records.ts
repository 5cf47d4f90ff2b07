import type * as z from 'zod';
import { maxImportedRows } from '#contract/imports.ts';
import { parsePart } from '#contract/parse-input.ts';
import type { Messages } from '#kernel/messages.ts';
import { readCsv } from '#platform/imports/read-csv.ts';
import type { ImportFile, RowProblem } from '../../application/import-file.ts';

/** Cells of one row by field; empty cells are absent. */
export type Cells = Readonly<Record<string, string>>;

/** How the rows of a file become the bodies of a call. */
export type RecordReader<B extends z.ZodType, P> = Readonly<{
  /** Columns of a file. */
  fields: readonly string[];
  /** `exports.<of>.<field>` are the headings of exported files. */
  of: string;
  /** Further headings of a field, as former exports have them. */
  former: Readonly<Record<string, string>>;
  body: B;
  /** The body of a row, before it is checked. */
  bodyOf(cells: Cells): Readonly<Record<string, unknown>>;
  profileOf(body: z.output<B>): P;
}>;

const normalised = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\s+/g, ' ');

type Columns = Pick<RecordReader<z.ZodType, unknown>, 'fields' | 'of' | 'former'>;

/** The field of each heading: its name, or the heading of an export in either language, also of a former one. */
const headings = ({ fields, of, former }: Columns, messages: Messages): ReadonlyMap<string, string> => {
  const inExport = (field: string) =>
    (['bg', 'en'] as const).map((language) => messages.say(language, `exports.${of}.${field}`));
  return new Map([
    ...fields.flatMap((field) =>
      [field, ...inExport(field)].map((heading) => [normalised(heading), field] as const),
    ),
    ...Object.entries(former).map(([heading, field]) => [normalised(heading), field] as const),
  ]);
};

/** Reads a CSV file; each row is checked as the body of the call that creates one record. */
export const readRecords = async <B extends z.ZodType, P>(
  { fields, of, former, body, bodyOf, profileOf }: RecordReader<B, P>,
  messages: Messages,
  content: string,
): Promise<ImportFile<P>> => {
  const file = await readCsv(Buffer.from(content, 'base64'), maxImportedRows);
  const known = headings({ fields, of, former }, messages);
  const columns = file.head.map((heading) => known.get(normalised(heading)));
  const atHead = (field: string, code: string, params = {}): RowProblem => ({ row: 1, field, code, params });
  const problems: RowProblem[] = [
    ...file.head.flatMap((heading, place) =>
      columns[place] === undefined && heading !== '' ? [atHead(heading, 'fields.import-column')] : [],
    ),
    ...(columns.includes('name') ? [] : [atHead('name', 'fields.import-name')]),
    ...(file.isTooLong ? [atHead('file', 'fields.import-rows', { maximum: maxImportedRows })] : []),
    ...(file.brokenRow === null ? [] : [{ ...atHead('file', 'fields.import-broken'), row: file.brokenRow }]),
  ];
  if (problems.length > 0) return { rows: [], fields: [], problems };
  const read = file.rows.map(({ row, cells }) => {
    const given = Object.fromEntries(
      cells.flatMap((cell, place) => {
        const field = columns[place];
        return field === undefined || cell === '' ? [] : [[field, cell] as const];
      }),
    );
    const parsed = parsePart(body, bodyOf(given));
    return { row, ...parsed };
  });
  return {
    rows: read.flatMap(({ row, value, problems: wrong }) =>
      wrong.length > 0 ? [] : [{ row, profile: profileOf(value as z.output<B>) }],
    ),
    fields: fields.filter((field) => columns.includes(field)),
    problems: read.flatMap(({ row, problems: wrong }) => wrong.map((problem) => ({ ...problem, row }))),
  };
};

/** The value of a cell that holds it or its name in either language; the cell itself when it is none. */
export const valueOf = (
  cell: string | undefined,
  values: readonly string[],
  name: (value: string, language: 'bg' | 'en') => string,
): string | undefined => {
  if (cell === undefined) return undefined;
  const found = values.find((value) =>
    [value, name(value, 'bg'), name(value, 'en')].some((text) => normalised(text) === normalised(cell)),
  );
  return found ?? cell;
};

/** A decimal number with a point or a comma; the cell itself when it is none. */
export const numberOf = (cell: string | undefined): number | string | undefined => {
  if (cell === undefined) return undefined;
  const digits = cell.replaceAll(/[\s\u00a0%]/g, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : cell;
};
