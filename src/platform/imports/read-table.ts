import { decodeText } from './decode-text.ts';
import { readDelimitedText } from './delimited-text.ts';
import { fileKindOf, refuseOtherTexts } from './file-kind.ts';
import { readWorkbook } from './read-workbook.ts';
import { UnreadableTable, type Table } from './table.ts';

type Options = Readonly<{
  /** Rows with content after which a file is refused, the head among them. */
  mostRows: number;
  /** The worksheet to read; null: the first that is not hidden and has content. */
  worksheet: string | null;
  /** The caller, whose workbooks wait for each other. */
  turn: string;
}>;

/**
 * Reads the rows of a file: a workbook (.xlsx) or a text with a mark between cells (CSV, tabs). Its bytes show what it
 * is. Limits come before the work.
 * @throws UnreadableTable that names the format which is not read, the limit, or the row
 */
export const readTable = async (
  bytes: Uint8Array,
  { mostRows, worksheet, turn }: Options,
): Promise<Table> => {
  if (fileKindOf(bytes) === 'XLSX') {
    const { rows, ...found } = await readWorkbook(turn, { bytes, mostRows, worksheet });
    if (rows.length === 0) throw new UnreadableTable('fields.import-empty');
    return { rows, format: { kind: 'XLSX', encoding: null, delimiter: null, ...found } };
  }
  const { text, encoding } = decodeText(bytes);
  refuseOtherTexts(text);
  const { rows, delimiter } = await readDelimitedText(text, mostRows);
  if (rows.length === 0) throw new UnreadableTable('fields.import-empty');
  return { rows, format: { kind: 'CSV', encoding, delimiter, worksheet: null, worksheets: [] } };
};
