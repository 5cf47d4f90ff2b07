import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import { describe, expect, it, test } from 'vitest';
import { ZipFile } from 'yazl';
import { messages } from '#messages/message-catalogue.ts';
import { readTable } from '#platform/imports/read-table.ts';
import { UnreadableTable } from '#platform/imports/table.ts';

const read = (bytes: Uint8Array, worksheet: string | null = null) =>
  readTable(bytes, { mostRows: 5_001, worksheet, turn: 'test' });
const refusal = async (
  bytes: Uint8Array,
): Promise<readonly [code: string, row: number, format?: unknown]> => {
  const error: unknown = await read(bytes).catch((reason: unknown) => reason);
  if (!(error instanceof UnreadableTable)) throw new Error('the file was read', { cause: error });
  return [error.code, error.row, error.params['format']];
};

/** The bytes of a text in an encoding of one byte. */
const encoded = (label: string, text: string): Uint8Array => {
  const decoder = new TextDecoder(label);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (letter) => bytes.get(letter)!);
};
const wide = (text: string, mark = '\ufeff'): Buffer => Buffer.from(mark + text, 'utf16le');
const mik = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0)!;
    return code < 0x80 ? code : code - 0x410 + 0x80;
  });

const text = 'Име\tГрад\r\nПекарна Изгрев ООД\tПловдив\r\nБоян Петров\tСофия\r\n';
const cells = [
  ['Име', 'Град'],
  ['Пекарна Изгрев ООД', 'Пловдив'],
  ['Боян Петров', 'София'],
];

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 LE', wide(text)],
  ['UTF-16 BE', wide(text).swap16()],
  ['UTF-16 LE', wide(text, '')],
  ['UTF-16 BE', wide(text, '').swap16()],
  ['Windows-1251', encoded('windows-1251', text)],
  ['DOS (CP866)', encoded('ibm866', text)],
  ['DOS (MIK)', mik(text)],
  ['Mac Cyrillic', encoded('x-mac-cyrillic', text)],
])('a file in %s is read with tabs between its cells', async (encoding, bytes) => {
  const { rows, format } = await read(bytes);
  expect(rows.map((row) => row.cells)).toEqual(cells);
  expect(format).toMatchObject({ kind: 'CSV', encoding, delimiter: '\t' });
});

test.each([
  ['sep=;\r\nИме;Цена\r\nА;1,5\r\n', ';'],
  ['SEP=,\nИме,Цена\nА,"1,5"\n', ','],
  ['"sep=|"\nИме|Цена\nА|1,5\n', '|'],
  ['Име;Цена\rА;1,5\r', ';'],
  ['Име,Цена\r\nА,"1,5"', ','],
  ['Име;Цена\nА;1,5\nБ, В и Г;2,5\n', ';'],
])('%j has cells between %s, and its head is row 1', async (content, delimiter) => {
  const { rows, format } = await read(Buffer.from(content));
  expect([format.delimiter, rows[0]]).toEqual([delimiter, { row: 1, cells: ['Име', 'Цена'] }]);
  expect(rows[1]).toEqual({ row: 2, cells: ['А', '1,5'] });
});

test('quotes within a cell belong to its text, and empty rows are counted', async () => {
  const { rows } = await read(Buffer.from('a;b\n\nООД "Изгрев";1\n"ЕТ ""Иван""";2\n"два\nреда";3\n'));
  expect(rows.slice(1)).toEqual([
    { row: 3, cells: ['ООД "Изгрев"', '1'] },
    { row: 4, cells: ['ЕТ "Иван"', '2'] },
    { row: 5, cells: ['два\nреда', '3'] },
  ]);
});

describe('limits', () => {
  it.each([
    ['700,000 columns', 'a;'.repeat(700_000), 'fields.import-columns', 1],
    ['101 columns in quotes', '"a";'.repeat(101), 'fields.import-columns', 1],
    ['a named delimiter and 101 columns', `sep=,\n${'a,'.repeat(101)}`, 'fields.import-columns', 1],
    ['101 cells in a later row', `a;b\n${'c\n'.repeat(30)}${'1;'.repeat(101)}`, 'fields.import-columns', 32],
    ['a cell of 5,001 characters', `a;b\n1;${'x'.repeat(5_001)}`, 'fields.import-cell-too-long', 2],
    ['a row of a million characters', `a;b\n1;${'x'.repeat(1_000_000)}`, 'fields.import-row-too-long', 2],
    ['a quote that is not closed', 'a\nb\n"c\n', 'fields.import-broken', 3],
    ['5,001 rows', `a\n${'b\n'.repeat(5_001)}`, 'fields.import-rows', 1],
    ['no row', '\n;;\n', 'fields.import-empty', 1],
    ['no byte', '', 'fields.import-empty', 1],
  ])('a file with %s is refused', async (_, content, code, row) => {
    expect(await refusal(Buffer.from(content))).toEqual([code, row, undefined]);
  });
});

test.each([
  ['PDF', '%PDF-1.7', 'fields.import-no-table'],
  ['Excel 97–2003 (.xls)', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'fields.import-format'],
  ['HTML', '\n<html xmlns:x="urn"><table>', 'fields.import-format'],
  ['HTML', '<!DOCTYPE html>', 'fields.import-format'],
  [
    'XML Spreadsheet 2003',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    'fields.import-format',
  ],
  ['XML', '<?xml version="1.0"?><a/>', 'fields.import-no-table'],
  ['JSON', '[{"name":"А"}]', 'fields.import-no-table'],
  ['vCard', 'BEGIN:VCARD\nFN:А', 'fields.import-no-table'],
  [
    'OpenDocument (.ods)',
    'PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
    'fields.import-format',
  ],
  ['Apple Numbers', 'PK\u0003\u0004Index/Document.iwa', 'fields.import-format'],
  ['ZIP', 'PK\u0003\u0004a.txt', 'fields.import-no-table'],
  ['UTF-32', '\u00ff\u00fe\0\0a\0\0\0', 'fields.import-format'],
  [undefined, 'a;b\n\0\u0001;c\ndefg\0hi', 'fields.import-no-text'],
  [undefined, 'Name;City\nM\u00fcller;K\u00f6ln\n', 'fields.import-encoding'],
])('a file of the format %s is refused by name', async (format, start, code) => {
  expect(await refusal(Buffer.from(start, 'latin1'))).toEqual([code, 1, format]);
});

const workbook = async (build: (book: exceljs.Workbook) => void): Promise<Buffer> => {
  const book = new exceljs.Workbook();
  build(book);
  return Buffer.from(await book.xlsx.writeBuffer());
};

test('a workbook gives numbers, dates and stored results, one value for merged cells, and its first visible worksheet', async () => {
  const bytes = await workbook((book) => {
    book.addWorksheet('Скрит', { state: 'hidden' }).addRow(['тайна']);
    book.addWorksheet('Празен');
    const page = book.addWorksheet('Стоки');
    page.addRow(['Ценоразпис']);
    page.mergeCells('A1:C1');
    page.addRow([{ richText: [{ text: 'А' }, { text: 'Б' }] }, 1.5, { formula: '2*3', result: 6 }]);
    page.addRow([
      { text: 'поща', hyperlink: 'mailto:a@b.bg' },
      { formula: '1/0', result: { error: '#DIV/0!' } },
      true,
    ]);
    page.addRow([new Date('2026-05-01'), { formula: '"" ' }, 0.09]);
    page.getCell('C4').numFmt = '0.00%';
  });
  const { rows, format } = await read(bytes);
  expect(rows).toEqual([
    { row: 1, cells: ['Ценоразпис'] },
    { row: 2, cells: ['АБ', 1.5, 6] },
    { row: 3, cells: ['поща', '#DIV/0!', 'true'] },
    { row: 4, cells: [new Date('2026-05-01'), '', '9%'] },
  ]);
  expect(format).toMatchObject({ worksheet: 'Стоки', worksheets: ['Празен', 'Стоки'] });
  await expect(read(bytes, 'Няма')).rejects.toThrow('fields.import-worksheet');
  expect(await refusal(bytes.subarray(0, bytes.length - 100))).toEqual([
    'fields.import-workbook',
    1,
    undefined,
  ]);
});

test('formulas without a result are marked when the program that wrote the workbook computed none', async () => {
  const { rows } = await read(
    await workbook((book) => book.addWorksheet('А').addRow(['x', { formula: '1+1' }])),
  );
  expect(rows[0]?.cells).toEqual(['x', '#FORMULA?']);
});

test('a workbook of 101 columns is refused', async () => {
  const bytes = await workbook((book) =>
    book.addWorksheet('А').addRow(Array.from({ length: 101 }, (_, n) => n)),
  );
  expect(await refusal(bytes)).toEqual(['fields.import-columns', 1, undefined]);
});

test('a small archive that unpacks to 60 MB is refused before a library unpacks it', async () => {
  const archive = new ZipFile();
  archive.addBuffer(Buffer.alloc(60_000_000), 'xl/workbook.xml');
  archive.end();
  expect(await refusal(await buffer(archive.outputStream))).toEqual(['fields.import-unpacked', 1, undefined]);
});

const start = (text: string, length = 600): Uint8Array =>
  Buffer.concat([
    Buffer.from(text, 'latin1'),
    Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 7) % 256)),
  ]);

test.each([
  ['a picture (.png)', '\u0089PNG\r\n\u001a\n'],
  ['a picture (.jpg)', '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF'],
  ['a picture (.gif)', 'GIF89a'],
  ['a picture (.webp)', 'RIFF\u0010\0\0\0WEBPVP8 '],
  ['a picture (.heic)', '\0\0\0\u0018ftypheic'],
  ['a picture (.bmp)', 'BM\u0036\0\0\0\0\0'],
  ['a picture (.tif)', 'II*\0'],
  ['a PDF', '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'],
  ['a workbook of Excel 2003', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'],
  ['an archive (.zip)', 'PK\u0003\u0004\u0014\0'],
  ['an empty archive (.zip)', 'PK\u0005\u0006\0\0\0\0'],
  ['an archive (.gz)', '\u001f\u008b\u0008\0'],
  ['an archive (.rar)', 'Rar!\u001a\u0007\u0001\0'],
  ['an archive (.7z)', "7z\u00bc\u00af'\u001c"],
  ['a program', 'MZ\u0090\0\u0003\0'],
  ['a program of Linux', '\u007fELF\u0002\u0001'],
  ['a film', '\0\0\0 ftypisom'],
  ['a table of SQLite', 'SQLite format 3\0'],
])('%s that is named .csv is refused in words without a control character', async (_, first) => {
  const error: unknown = await read(start(first)).catch((reason: unknown) => reason);
  if (!(error instanceof UnreadableTable)) throw new Error('the file was read', { cause: error });
  for (const language of ['bg', 'en'] as const)
    expect(messages.say(language, error.code, error.params)).toMatch(/^[^\p{Cc}\ufffd]{15,}$/u);
});
