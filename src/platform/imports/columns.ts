import type { FailureParams } from '#kernel/failure.ts';
import { salvageText } from '#kernel/text.ts';
import { knownCurrencyOf } from './number-cells.ts';
import { letterOf, textOf, type Cell, type Table, type TableRow } from './table.ts';

/** The fields that a heading can mean, by what it says; a lower rank wins when two columns mean one field. */
export type Headings = ReadonlyMap<string, Readonly<{ field: string; rank: number }>>;

/** The caller's choice by name of a column: a field, or null to leave the column out. */
export type ColumnChoice = Readonly<Record<string, string | null>>;

/** A column of a file and what it is read as. */
export type ReadColumn = Readonly<{
  /** From 0. */
  place: number;
  /** The heading; with the letter of the column when it is empty or stands twice. */
  name: string;
  /** null: left out. */
  field: string | null;
  /** The currency that the heading names: `Цена (лв.)`. */
  currency: string | null;
  isChosen: boolean;
  /** The first values below the head. */
  samples: readonly string[];
}>;

export type ColumnProblem = Readonly<{ row: number; field: string; code: string; params: FailureParams }>;

/** A table with its head found. */
export type ReadColumns = Readonly<{
  headRow: number;
  columns: readonly ReadColumn[];
  /** The rows below the head. */
  rows: readonly TableRow[];
  problems: readonly ColumnProblem[];
}>;

/** Rows at the start of a file among which its head is looked for; titles stand above it. */
const mostRowsAbove = 20;
const samplesShown = 3;
const sampleCharacters = 40;

/** Splits a heading into words, without signs and capital letters; `e-mail` and `E_mail` are the same. */
const wordsOf = (heading: string): readonly string[] =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}%\p{Sc}]+/u)
    .filter((word) => word !== '');

/** A heading as it is looked up. */
export const headingKey = (heading: string): string => wordsOf(heading).join(' ');

type Meaning = Readonly<{ field: string; rank: number; currency: string | null }>;

const meaningOf = (heading: string, known: Headings): Meaning | null => {
  const words = wordsOf(heading);
  const exact = known.get(words.join(' '));
  if (exact !== undefined) return { ...exact, currency: null };
  const currency = words.map(knownCurrencyOf).find((one) => one !== null) ?? null;
  if (currency === null) return null;
  const found = known.get(words.filter((word) => knownCurrencyOf(word) === null).join(' '));
  return found === undefined ? null : { ...found, currency };
};

/**
 * A heading or a sample in the canonical form of a request's text, so that a caller who sends it back names this column; without
 * control characters and marks that turn a text around: screens and messages show it.
 */
const shownCell = (cell: Cell): string =>
  salvageText(textOf(cell).replaceAll(/(?![\n\t])\p{Cc}/gu, ''), 'paragraph') ?? '';

/** The row with the most headings that are known or chosen; the first row when none has any. */
const headOf = (rows: readonly TableRow[], known: Headings, choice: ColumnChoice): TableRow => {
  const score = ({ cells }: TableRow): number =>
    cells.filter((cell) => {
      const text = shownCell(cell);
      return Object.hasOwn(choice, text) || meaningOf(text, known) !== null;
    }).length;
  return rows
    .slice(0, mostRowsAbove)
    .reduce((best, row) => (score(row) > score(best) ? row : best), rows[0]!);
};

const namesOf = (headings: readonly string[]): readonly string[] =>
  headings.map((heading, place) =>
    heading === '' || headings.indexOf(heading) !== headings.lastIndexOf(heading)
      ? `${heading} (${letterOf(place)})`.trim()
      : heading,
  );

const samplesOf = (rows: readonly TableRow[], place: number): readonly string[] => {
  const found: string[] = [];
  for (const { cells } of rows) {
    const text = shownCell(cells[place] ?? '');
    if (text !== '') found.push(text.slice(0, sampleCharacters));
    if (found.length === samplesShown) break;
  }
  return found;
};

type Named = Readonly<{ place: number; name: string; heading: string }>;
type Options = Readonly<{
  headings: Headings;
  /** What a column can be read as. */
  fields: readonly string[];
  /** Fields of which one column is read; the first one wins. */
  instead: readonly string[];
  choice: ColumnChoice;
}>;

const choiceProblems = (
  names: readonly string[],
  headRow: number,
  { fields, choice }: Options,
): ColumnProblem[] =>
  Object.entries(choice).flatMap(([name, field]) => {
    const at = { row: headRow, field: name };
    if (!names.includes(name)) return [{ ...at, code: 'fields.import-no-column', params: { column: name } }];
    if (field !== null && !fields.includes(field))
      return [{ ...at, code: 'fields.import-no-field', params: { column: name, fields: fields.join(', ') } }];
    return [];
  });

/** What each column is read as. A heading without a choice gives way to a chosen one and to one of a lower rank. */
const resolve = (
  named: readonly Named[],
  { headings, instead, choice }: Options,
): readonly (Meaning & Named & Readonly<{ isChosen: boolean }>)[] => {
  const read = named.flatMap((column) => {
    const meaning = meaningOf(column.heading, headings);
    const currency = meaning?.currency ?? null;
    const chosen = Object.hasOwn(choice, column.name) ? choice[column.name] : undefined;
    if (chosen === null) return [];
    if (chosen !== undefined) return [{ ...column, field: chosen, rank: -1, currency, isChosen: true }];
    return meaning === null ? [] : [{ ...column, ...meaning, isChosen: false }];
  });
  const best = (field: string): number =>
    Math.min(...read.filter((one) => one.field === field).map(({ rank }) => rank));
  const left = read.filter(({ field, rank }) => rank === best(field));
  const [winner] = left
    .filter(({ field }) => instead.includes(field))
    .toSorted(
      (one, other) =>
        Number(other.isChosen) - Number(one.isChosen) ||
        instead.indexOf(one.field) - instead.indexOf(other.field),
    );
  return left.filter(({ field }) => !instead.includes(field) || field === winner?.field);
};

const twiceProblems = (read: readonly (Named & Meaning)[], headRow: number): ColumnProblem[] =>
  read.flatMap((column, index) => {
    const first = read.findIndex(({ field }) => field === column.field);
    if (first === index) return [];
    const params = { column: column.name, first: read[first]!.name };
    return [{ row: headRow, field: column.name, code: 'fields.import-columns-alike', params }];
  });

/** Finds the head of a table, and what each of its columns is read as. */
export const readColumns = ({ rows, format }: Table, options: Options): ReadColumns => {
  const { row: headRow, cells } = headOf(rows, options.headings, options.choice);
  const below = rows.filter(({ row }) => row > headRow);
  // In a text a cell behind the head is a mark too many; in a workbook its column has no heading.
  const width = format.kind === 'XLSX' ? Math.max(...rows.map((row) => row.cells.length)) : cells.length;
  const texts = Array.from({ length: width }, (_, place) => shownCell(cells[place] ?? ''));
  const names = namesOf(texts);
  const named = names.map((name, place) => ({ place, name, heading: texts[place]! }));
  const read = resolve(named, options);
  const columns = named.flatMap(({ place, name, heading }): ReadColumn[] => {
    const found = read.find((one) => one.place === place);
    const samples = samplesOf(below, place);
    if (heading === '' && samples.length === 0) return [];
    const { field = null, currency = null } = found ?? {};
    const isChosen = found?.isChosen ?? Object.hasOwn(options.choice, name);
    return [{ place, name, field, currency, isChosen, samples }];
  });
  const problems = [...choiceProblems(names, headRow, options), ...twiceProblems(read, headRow)];
  return { headRow, columns, rows: below, problems };
};
