import type * as z from 'zod';
import type { ImportResult } from '#contract/imports.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { readNumber, shownReading } from '../number-rule.ts';
import { textOf } from '../table.ts';
import type { ImportOutcome, RowProblem } from '#kernel/imported-records.ts';
import type { ReadRecords, RecordReader } from './read-records.ts';
import type { NumberColumn } from './read-row.ts';

/** Further errors are left out of the answer. */
const mostErrors = 200;
const mostCellCharacters = 100;

type Said = Readonly<{ language: Language; messages: Messages }>;

const presentRule = (
  { name, field, rule }: NumberColumn,
  { language, messages }: Said,
): ImportResult['numbers'] => {
  const { basis, mark, shownBy, examples } = rule;
  if (basis === 'PLAIN' || (basis === 'CHOSEN' && examples.length === 0)) return [];
  const decimalMark = mark === null ? null : mark === '.' ? 'POINT' : 'COMMA';
  const [point, comma] = [shownBy['.'], shownBy[',']];
  const message = messages.say(language, `fields.import-mark.${decimalMark ?? basis}`, {
    point: point?.text ?? '',
    pointRow: point?.row ?? 0,
    comma: comma?.text ?? '',
    commaRow: comma?.row ?? 0,
  });
  const shown = examples.map((cell) => {
    const read = readNumber(cell, rule);
    return { cell, reading: 'number' in read ? shownReading(read.number) : null };
  });
  return [{ column: name, field, basis, decimalMark, examples: shown, message }];
};

/** The cell that a problem is about, as it stands in the file; null when it has none. */
const cellOf = (about: ReadRecords<unknown>['about'], { row, field }: RowProblem): string | null => {
  const place = about?.read.columns.find((column) => column.field === field)?.place;
  const cells = about?.read.rows.find((one) => one.row === row)?.cells;
  const text = place === undefined ? '' : textOf(cells?.[place] ?? '');
  return text === '' ? null : text.slice(0, mostCellCharacters);
};

/** What an import did, with messages in the caller's language. */
export const presentImport = (
  { fields, of }: Pick<RecordReader<z.ZodType, unknown>, 'fields' | 'of'>,
  { about }: Pick<ReadRecords<unknown>, 'about'>,
  { problems, ...outcome }: ImportOutcome,
  said: Said,
): ImportResult => {
  const { language, messages } = said;
  return {
    ...outcome,
    format: about && {
      ...about.format,
      worksheets: [...about.format.worksheets],
      headRow: about.read.headRow,
    },
    columns: (about?.read.columns ?? []).map(({ name, field, isChosen, samples }) => ({
      name,
      field,
      isChosen,
      samples: [...samples],
    })),
    fields: fields.map((field) => ({ field, label: messages.say(language, `exports.${of}.${field}`) })),
    numbers: (about?.numbers ?? []).flatMap((column) => presentRule(column, said)),
    errors: problems
      .toSorted((one, other) => one.row - other.row)
      .slice(0, mostErrors)
      .map((problem) => ({
        row: problem.row,
        field: problem.field,
        cell: cellOf(about, problem),
        message: messages.say(language, problem.code, problem.params),
      })),
  };
};
