import type { Statement } from '#modules/banking/domain/statement.ts';
import { takeTurns } from '#platform/imports/turns.ts';
import { isUbbColumn, ubbStatements, type UbbColumn, type UbbRow } from './ubb.ts';
import { broken, needed } from './values.ts';

const mark = '|';
const cellsOf = (line: string): readonly string[] => line.split(mark).map((cell) => cell.trim());
const isHead = (line: string): boolean => {
  const names = cellsOf(line.toUpperCase());
  return names.includes('POST_DATE') && names.includes('AMOUNT_C');
};

/** Whether the first lines of a text hold the head of the columns. */
export const isUbbText = (text: string): boolean =>
  text
    .slice(0, 5_000)
    .split(/\r\n|\n|\r/)
    .some(isHead);

/** Reads the rows below the head. A cell may hold quotes: the mark between cells is all that has a meaning. */
export const readUbbText = async (text: string, currency: string): Promise<readonly Statement[]> => {
  const turn = takeTurns();
  const lines = text.split(/\r\n|\n|\r/);
  const headPlace = lines.findIndex(isHead);
  const head = cellsOf(lines[headPlace]!.toUpperCase());
  const named = head.flatMap((name, place) => (isUbbColumn(name) ? [{ name, place }] : []));
  const least = 1 + Math.max(...named.map(({ place }) => place));
  const rows: UbbRow[] = [];
  for (const [place, line] of lines.entries()) {
    await turn();
    if (place <= headPlace || line.trim() === '') continue;
    const row = place + 1;
    const given = cellsOf(line);
    // A mark may close the line; fewer or more cells show a mark within a text.
    if (given.length < least || given.length > head.length + 1)
      throw broken({ row, what: mark }, 'fields.statement-cells', String(given.length));
    const cells: Partial<Record<UbbColumn, string>> = {};
    for (const { name, place: at } of named) cells[name] = given[at] ?? '';
    rows.push({ row, cells });
  }
  needed({ row: headPlace + 1, what: 'POST_DATE' }, rows[0]);
  return ubbStatements('UBB_TXT', rows, currency);
};
