import type * as z from 'zod';
import { maxImportedRows, type ImportBody } from '#contract/imports.ts';
import { parsePart } from '#contract/parse-input.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { Messages } from '#kernel/messages.ts';
import { headingKey, readColumns, type Headings, type ReadColumns } from '../columns.ts';
import { dayOrderOf, type DayOrder } from '../day-cells.ts';
import { numberRuleOf } from '../number-rule.ts';
import { readTable } from '../read-table.ts';
import { UnreadableTable, type TableFormat } from '../table.ts';
import { takeTurns } from '../turns.ts';
import type { ImportFile, ImportedRow, RowProblem, Synonyms } from '#kernel/imported-records.ts';
import {
  hasDecimals,
  readRow,
  type Cells,
  type ColumnRules,
  type FieldKinds,
  type NumberColumn,
} from './read-row.ts';

/** How the rows of a file become the bodies of a call. */
export type RecordReader<B extends z.ZodType, P> = Readonly<{
  /** Columns that a file may have. */
  fields: readonly string[];
  /** `exports.<of>.<field>` are the headings of exported files. */
  of: string;
  /** Fields of which one column is read; the first one wins. */
  instead: readonly string[];
  synonyms: Synonyms<string>;
  /** What a column holds; text unless it is named. */
  kinds: FieldKinds;
  /** One field of each list must have a column. */
  required: readonly Readonly<{ anyOf: readonly string[]; code: string }>[];
  body: B;
  /** The body of a row, before it is checked. */
  bodyOf(cells: Cells): Readonly<Record<string, unknown>>;
  /** Problems that a body does not show. */
  problemsOf(cells: Cells): readonly FieldProblem[];
  profileOf(body: z.output<B>): P;
  /** The fields of a profile that columns give a value. */
  given(columns: readonly string[]): readonly string[];
}>;

/** A file of records with what was found in it; null when it is no table. */
export type ReadRecords<P> = ImportFile<P> &
  Readonly<{
    about: Readonly<{ format: TableFormat; read: ReadColumns; numbers: readonly NumberColumn[] }> | null;
  }>;

/** What a heading means: the name of the field, the heading of an export in either language, or a synonym. */
export const headingsOf = (
  { fields, of, synonyms }: Pick<RecordReader<z.ZodType, unknown>, 'fields' | 'of' | 'synonyms'>,
  messages: Messages,
): Headings => {
  const own = (field: string): string[] => [
    field,
    ...(['bg', 'en'] as const).map((language) => messages.say(language, `exports.${of}.${field}`)),
  ];
  const found = new Map<string, Readonly<{ field: string; rank: number }>>();
  const learn = (field: string, rank: number, headings: readonly string[]): void => {
    for (const heading of headings) {
      const key = headingKey(heading);
      if (!found.has(key)) found.set(key, { field, rank });
    }
  };
  for (const field of fields) learn(field, 0, own(field));
  for (const rank of [0, 1] as const)
    for (const field of fields) learn(field, rank + 1, synonyms[field]?.[rank]?.split('|') ?? []);
  return found;
};

/** The rules of the columns with numbers that have decimals. */
const numberColumns = async (
  { columns, rows }: ReadColumns,
  kinds: FieldKinds,
  mark: NonNullable<ImportBody['decimalMark']> | null,
): Promise<readonly NumberColumn[]> => {
  const chosen = mark === null ? null : mark === 'POINT' ? '.' : ',';
  const found: NumberColumn[] = [];
  for (const { place, name, field } of columns) {
    if (field === null || !hasDecimals(kinds[field])) continue;
    const cells = rows.map(({ row, cells: all }) => ({ row, cell: all[place] ?? '' }));
    found.push({ place, name, field, rule: await numberRuleOf(cells, chosen) });
  }
  return found;
};

/** The one order of all days of a file. */
const dayOrderOfFile = ({ columns, rows }: ReadColumns, kinds: FieldKinds): DayOrder => {
  const places = columns.flatMap(({ place, field }) =>
    field !== null && kinds[field] === 'DAY' ? [place] : [],
  );
  return dayOrderOf(rows.flatMap(({ cells }) => places.map((place) => cells[place] ?? '')));
};

const missing = (
  { required }: Pick<RecordReader<z.ZodType, unknown>, 'required'>,
  { columns, headRow }: ReadColumns,
): RowProblem[] =>
  required
    .filter(({ anyOf }) => !columns.some(({ field }) => field !== null && anyOf.includes(field)))
    .map(({ anyOf, code }) => ({ row: headRow, field: anyOf[0]!, code, params: {} }));

const refused = (error: UnreadableTable): ReadRecords<never> => {
  const { row, code, params } = error;
  return { rows: [], fields: [], problems: [{ row, field: 'file', code, params }], about: null };
};

type Read<B extends z.ZodType, P> = Readonly<{
  reader: RecordReader<B, P>;
  read: ReadColumns;
  rules: ColumnRules;
}>;

/** Reads and checks the rows; other requests have their turn in between. */
const readRows = async <B extends z.ZodType, P>({ reader, read, rules }: Read<B, P>) => {
  const turn = takeTurns();
  const rows: ImportedRow<P>[] = [];
  const problems: RowProblem[] = [];
  for (const row of read.rows) {
    await turn();
    const { cells, problems: damaged } = readRow(row, read.columns, reader.kinds, rules);
    const isDamaged = (field: string): boolean => damaged.some((one) => one.field === field);
    const { value, problems: invalid } = parsePart(reader.body, reader.bodyOf(cells));
    const wrong = [
      ...damaged,
      ...reader.problemsOf(cells),
      ...invalid.filter(({ field }) => !isDamaged(field)),
    ];
    problems.push(...wrong.map((problem) => ({ ...problem, row: row.row })));
    if (wrong.length === 0) rows.push({ row: row.row, profile: reader.profileOf(value as z.output<B>) });
  }
  return { rows, problems };
};

type Asked = Readonly<{ body: ImportBody; turn: string }>;

/**
 * Reads a file; each row is checked as the body of the call that creates one record.
 * @throws RateLimited when too many workbooks wait
 */
export const readRecords = async <B extends z.ZodType, P>(
  reader: RecordReader<B, P>,
  headings: Headings,
  { body: { content, columns = {}, decimalMark, worksheet }, turn }: Asked,
): Promise<ReadRecords<P>> => {
  try {
    const table = await readTable(Buffer.from(content, 'base64'), {
      mostRows: maxImportedRows + 1,
      worksheet: worksheet ?? null,
      turn,
    });
    const { fields: known, instead } = reader;
    const read = readColumns(table, { headings, fields: known, instead, choice: columns });
    const numbers = await numberColumns(read, reader.kinds, decimalMark ?? null);
    const about = { format: table.format, read, numbers };
    const problems = [...read.problems, ...missing(reader, read)];
    if (problems.length > 0) return { rows: [], fields: [], problems, about };
    const rules = {
      numbers: new Map(numbers.map(({ field, rule }) => [field, rule])),
      dayOrder: dayOrderOfFile(read, reader.kinds),
    };
    const fields = reader.given(read.columns.flatMap(({ field }) => (field === null ? [] : [field])));
    return { ...(await readRows({ reader, read, rules })), fields, about };
  } catch (error) {
    if (error instanceof UnreadableTable) return refused(error);
    throw error;
  }
};
