import { UnreadableTable } from './table.ts';

type Remedy = 'SAVE_AS' | 'NO_TABLE';

/** The first bytes of the formats of Excel before 2007, which are also those of a protected workbook. */
const compoundFile = '\u00d0\u00cf\u0011\u00e0';

/** Formats by their first bytes, as Latin-1 text; none of them is read. */
const binaryFormats: readonly (readonly [starts: readonly string[], name: string, remedy: Remedy])[] = [
  [[compoundFile, '\t\b', '\t\u0004', '\t\u0002', '\t\0'], 'Excel 97–2003 (.xls)', 'SAVE_AS'],
  [['%PDF'], 'PDF', 'NO_TABLE'],
  [['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'RIFF'], 'JPEG/PNG', 'NO_TABLE'],
  [['\u001f\u008b', 'Rar!', '7z\u00bc\u00af'], 'gzip/RAR/7z', 'NO_TABLE'],
  [['SQLite format'], 'SQLite', 'NO_TABLE'],
];

/** Formats by the first signs of their text. */
const textFormats: readonly (readonly [pattern: RegExp, name: string, remedy: Remedy])[] = [
  [/^<\?xml[^]{0,2000}schemas-microsoft-com:office:spreadsheet/i, 'XML Spreadsheet 2003', 'SAVE_AS'],
  [/^<(?:!doctype html|html|head|body|table|meta|style)\b/i, 'HTML', 'SAVE_AS'],
  [/^<\?xml|^<[a-z][^\n]{0,200}xmlns/i, 'XML', 'NO_TABLE'],
  [/^\{\\rtf/, 'RTF', 'NO_TABLE'],
  [/^(?:\{\s*"|\[\s*\{)/, 'JSON', 'NO_TABLE'],
  [/^BEGIN:VCARD/i, 'vCard', 'NO_TABLE'],
];

const refuse = (format: string, remedy: Remedy): never => {
  throw new UnreadableTable(remedy === 'SAVE_AS' ? 'fields.import-format' : 'fields.import-no-table', {
    format,
  });
};

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The names of what a ZIP archive holds, as far as they tell its format. */
const zipFormatOf = (bytes: Uint8Array): string | null => {
  const names = latin1(bytes, 0, bytes.length);
  if (names.includes('xl/workbook.xml')) return null;
  if (names.includes('xl/workbook.bin')) return 'Excel (.xlsb)';
  if (names.includes('opendocument')) return 'OpenDocument (.ods)';
  if (names.includes('.iwa') || names.includes('Index.zip')) return 'Apple Numbers';
  if (names.includes('word/document.xml')) return 'Word (.docx)';
  return 'ZIP';
};

/**
 * Whether the bytes are a workbook (.xlsx) or a text. Other formats are known by their content, not by the file's name.
 * @throws UnreadableTable that names the format
 */
export const fileKindOf = (bytes: Uint8Array): 'XLSX' | 'TEXT' => {
  if (bytes.length === 0) throw new UnreadableTable('fields.import-empty');
  const start = latin1(bytes, 0, 16);
  if (['PK\u0003', 'PK\u0005', 'PK\u0007'].some((mark) => start.startsWith(mark))) {
    const format = zipFormatOf(bytes);
    if (format === null) return 'XLSX';
    return refuse(format, format === 'ZIP' || format.startsWith('Word') ? 'NO_TABLE' : 'SAVE_AS');
  }
  const isProtected = latin1(bytes, 0, bytes.length).includes(
    'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e',
  );
  if (start.startsWith(compoundFile) && isProtected) throw new UnreadableTable('fields.import-protected');
  const binary = binaryFormats.find(([starts]) => starts.some((one) => start.startsWith(one)));
  return binary === undefined ? 'TEXT' : refuse(binary[1], binary[2]);
};

/** @throws UnreadableTable for a text that is no CSV file: a web page named as a workbook, XML, JSON */
export const refuseOtherTexts = (text: string): void => {
  const start = text.slice(0, 3_000).trimStart();
  const other = textFormats.find(([pattern]) => pattern.test(start));
  if (other !== undefined) refuse(other[1], other[2]);
};
