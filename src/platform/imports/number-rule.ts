import type { FailureParams } from '#kernel/failure.ts';
import { readNumberCell, type DecimalMark, type NumberCell } from './number-cells.ts';
import { textOf, type Cell } from './table.ts';
import { takeTurns } from './turns.ts';

/** A cell of a column, with its row as a spreadsheet counts. */
export type PlacedCell = Readonly<{ row: number; cell: Cell }>;
type Shown = Readonly<{ row: number; text: string }>;

/**
 * How a column of numbers is read. CHOSEN: the caller named the mark; SHOWN: a cell shows it; MIXED: cells show both, so
 * that an ambiguous cell has no rule; OPEN: nothing shows it and cells are ambiguous; PLAIN: no cell needs a rule.
 */
export type NumberRule = Readonly<{
  basis: 'CHOSEN' | 'SHOWN' | 'MIXED' | 'OPEN' | 'PLAIN';
  /** The mark before decimals; null when there is no one rule. */
  mark: DecimalMark | null;
  /** The first cell that shows a mark. */
  shownBy: Readonly<Partial<Record<DecimalMark, Shown>>>;
  /** Up to three cells to which the rule matters, ambiguous ones first. */
  examples: readonly string[];
}>;

/** A number as decimal text with a point, or its problem. */
export type NumberOutcome =
  | Readonly<{ number: string; currency: string | null }>
  | Readonly<{ code: string; params: FailureParams }>;

const mostExamples = 3;

const isAmbiguous = ({ certain }: NumberCell): boolean => certain === null;

/** The rule of a column, made from all of its cells; other requests have their turn in between. */
export const numberRuleOf = async (
  cells: readonly PlacedCell[],
  chosen: DecimalMark | null = null,
): Promise<NumberRule> => {
  const turn = takeTurns();
  const shownBy: Partial<Record<DecimalMark, Shown>> = {};
  const [ambiguous, plain]: [string[], string[]] = [[], []];
  for (const { row, cell } of cells) {
    await turn();
    if (typeof cell !== 'string') continue;
    const read = readNumberCell(cell);
    if (read === null) continue;
    if (read.shows !== null) {
      shownBy[read.shows] ??= { row, text: cell };
      plain.push(cell);
    } else if (isAmbiguous(read)) ambiguous.push(cell);
  }
  const examples = [...new Set([...ambiguous, ...plain])].slice(0, mostExamples);
  const about = { shownBy, examples };
  if (chosen !== null) return { basis: 'CHOSEN', mark: chosen, ...about };
  const marks = Object.keys(shownBy) as DecimalMark[];
  const [mark = null] = marks;
  if (marks.length === 2) return { basis: 'MIXED', mark: null, ...about };
  if (mark !== null) return { basis: 'SHOWN', mark, ...about };
  return { basis: ambiguous.length > 0 ? 'OPEN' : 'PLAIN', mark: null, ...about };
};

/** A reading as it is shown to people: at least two decimals, so that it is not ambiguous again. */
export const shownReading = (number: string): string => {
  const [whole = '', decimals = ''] = number.split('.');
  return `${whole}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
};

const ambiguityOf = (text: string, { byMark }: NumberCell, rule: NumberRule): NumberOutcome => {
  const [first, second] = [byMark['.'] ?? '', byMark[','] ?? ''].map(shownReading);
  const params = { cell: text, first: first!, second: second! };
  const [point, comma] = [rule.shownBy['.'], rule.shownBy[',']];
  if (point === undefined || comma === undefined) return { code: 'fields.import-ambiguous', params };
  const rows = { point: point.text, pointRow: point.row, comma: comma.text, commaRow: comma.row };
  return { code: 'fields.import-mixed-marks', params: { ...params, ...rows } };
};

/** Reads one cell by the rule of its column; a percent sign is left out where `mayBePercent`. */
export const readNumber = (cell: Cell, rule: NumberRule, mayBePercent = false): NumberOutcome => {
  const text = textOf(cell);
  if (typeof cell === 'number') return { number: text, currency: null };
  const read = typeof cell === 'string' ? readNumberCell(cell) : null;
  if (read === null || (read.isPercent && !mayBePercent))
    return { code: 'fields.import-number', params: { cell: text } };
  const number = rule.mark === null ? read.certain : read.byMark[rule.mark];
  if (number !== null) return { number, currency: read.currency };
  return rule.basis === 'CHOSEN'
    ? { code: 'fields.import-rule-broken', params: { cell: text, mark: rule.mark ?? '' } }
    : ambiguityOf(text, read, rule);
};
