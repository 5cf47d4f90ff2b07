import exceljs from 'exceljs';
import { salvageText } from '#kernel/text.ts';
import { formulaWithoutResult } from './cell-damage.ts';
import {
  isEmptyRow,
  mostCharacters,
  mostColumns,
  textOf,
  UnreadableTable,
  type Cell,
  type TableRow,
} from './table.ts';

/**
 * Nodes that are not needed. The library writes each cell of a merged or a validated range, of a million rows too;
 * without them a merged cell has one value, at its first place.
 */
const ignoredNodes = [
  'mergeCells',
  'dataValidations',
  'conditionalFormatting',
  'cols',
  'drawing',
  'tableParts',
  'extLst',
] as const;

/** The rows of one worksheet, and the names of all. */
export type WorkbookRows = Readonly<{
  rows: readonly TableRow[];
  worksheet: string;
  worksheets: readonly string[];
}>;

const plainOf = (value: exceljs.CellValue, isPercent: boolean): Cell => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return isPercent ? `${textOf(value * 100)}%` : value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value;
  if ('error' in value) return value.error;
  if ('richText' in value)
    return value.richText
      .map(({ text }) => text)
      .join('')
      .trim();
  if ('hyperlink' in value) return plainOf(value.text, false);
  return '';
};

type Formula = exceljs.CellFormulaValue | exceljs.CellSharedFormulaValue;
const isFormula = (value: exceljs.CellValue): value is Formula =>
  typeof value === 'object' && value !== null && ('formula' in value || 'sharedFormula' in value);

/**
 * Whether the program that wrote the worksheet computed its formulas. A computed empty text looks the same as an absent
 * result, so one result in the worksheet is asked for.
 */
const isComputed = (worksheet: exceljs.Worksheet): boolean => {
  let hasFormula = false;
  let hasResult = false;
  worksheet.eachRow((row) =>
    row.eachCell(({ value }) => {
      if (!isFormula(value)) return;
      hasFormula = true;
      hasResult ||= value.result !== undefined;
    }),
  );
  return hasResult || !hasFormula;
};

const cellOf = (cell: exceljs.Cell, isEachComputed: boolean): Cell => {
  const isPercent = (cell.numFmt ?? '').includes('%');
  if (!isFormula(cell.value)) return plainOf(cell.value, isPercent);
  if (cell.value.result === undefined) return isEachComputed ? '' : formulaWithoutResult;
  return plainOf(cell.value.result, isPercent);
};

const cellsOf = (row: exceljs.Row, isEachComputed: boolean): readonly Cell[] => {
  const cells: Cell[] = [];
  row.eachCell((cell, column) => {
    const value = cellOf(cell, isEachComputed);
    if (value === '') return;
    if (column > mostColumns)
      throw new UnreadableTable('fields.import-columns', { maximum: mostColumns }, row.number);
    if (typeof value === 'string' && value.length > mostCharacters)
      throw new UnreadableTable('fields.import-cell-too-long', { maximum: mostCharacters }, row.number);
    while (cells.length < column - 1) cells.push('');
    cells.push(value);
  });
  return cells;
};

const rowsOf = (worksheet: exceljs.Worksheet, mostRows: number): readonly TableRow[] => {
  const isEachComputed = isComputed(worksheet);
  const rows: TableRow[] = [];
  worksheet.eachRow((row, number) => {
    const cells = cellsOf(row, isEachComputed);
    if (isEmptyRow(cells)) return;
    if (rows.length >= mostRows) throw new UnreadableTable('fields.import-rows', { maximum: mostRows });
    rows.push({ row: number, cells });
  });
  return rows;
};

const hasContent = (worksheet: exceljs.Worksheet): boolean => worksheet.actualRowCount > 0;

/** The name as a caller can give it back. */
const nameOf = ({ name }: exceljs.Worksheet): string => salvageText(name) ?? name;

/**
 * Reads a worksheet of a workbook: the named one, or the first that is not hidden and has content. A formula has its
 * stored result.
 * @throws UnreadableTable for a broken workbook, another name, and more than the limits
 */
export const readWorkbookCells = async (
  bytes: Uint8Array,
  { mostRows, worksheet: name }: Readonly<{ mostRows: number; worksheet: string | null }>,
): Promise<WorkbookRows> => {
  const book = new exceljs.Workbook();
  try {
    await book.xlsx.load(bytes.slice().buffer, { ignoreNodes: [...ignoredNodes] });
  } catch {
    throw new UnreadableTable('fields.import-workbook');
  }
  const visible = book.worksheets.filter(({ state }) => state === 'visible');
  const worksheets = visible.map(nameOf);
  const found =
    name === null
      ? (visible.find(hasContent) ?? visible[0])
      : book.worksheets.find((one) => nameOf(one) === name);
  if (found === undefined)
    throw new UnreadableTable('fields.import-worksheet', { worksheets: worksheets.join(', ') });
  return { rows: rowsOf(found, mostRows), worksheet: nameOf(found), worksheets };
};
