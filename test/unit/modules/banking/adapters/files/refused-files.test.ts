import { describe, expect, it } from 'vitest';
import { mostStatementBytes, mostStatementLines } from '#contract/banking/bank-statements.ts';
import { shortCamtFile } from '#test/support/banking/camt-file.ts';
import { mt940File } from '#test/support/banking/mt940-file.ts';
import { linesOf, refusalOf } from '#test/support/banking/read.ts';
import { sampleLines, statementOf } from '#test/support/banking/sample-statement.ts';
import { csvFile, tableColumns, xlsxFile } from '#test/support/banking/table-files.ts';
import { ubbText } from '#test/support/banking/ubb-file.ts';
import { zipSync } from '#test/support/banking/zip-of.ts';
import { isEveryRow } from '#test/support/every-row.ts';

const bytes = (...given: readonly number[]): Uint8Array => Uint8Array.from(given);

describe('a file that is no statement', () => {
  it.each([
    ['nothing', bytes(), 'fields.import-empty'],
    ['spaces', ' \r\n ', 'fields.import-empty'],
    ['PDF', '%PDF-1.7\n%âãÏÓ', 'fields.import-no-table'],
    ['PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'fields.import-no-table'],
    ['XLS', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'fields.import-format'],
    ['a web page', '<!DOCTYPE html><html><body><table></table></body></html>', 'fields.import-format'],
    [
      'a workbook as XML',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      'fields.import-format',
    ],
    ['JSON', '{"transactions": []}', 'fields.import-no-table'],
    ['zeros', new Uint8Array(1_000), 'fields.import-no-text'],
    ['a ZIP', zipSync('statement.xml', '<a/>'), 'fields.import-no-table'],
    ['a broken workbook', zipSync('xl/workbook.xml', 'x').subarray(0, 80), 'fields.import-workbook'],
    ['a workbook of nothing', zipSync('xl/workbook.xml', '<workbook/>'), 'fields.import-worksheet'],
  ])('is refused with what it is: %s', async (_, file, problem) => {
    expect(await refusalOf(file)).toMatchObject({ code: 'banking.unknown-format', problem });
  });
});

const movements = (count: number) =>
  statementOf(Array.from({ length: count }, () => ({ ...sampleLines[15]!, endToEnd: null })));
/** Those that are read in one way; the slower ones are every row of `npm run test:all`. */
const manyFiles: readonly (readonly [string, (count: number) => string | Promise<Uint8Array>])[] = [
  ['CAMT.053', (count: number) => shortCamtFile(movements(count))],
  ['MT940', (count: number) => mt940File(movements(count), () => ':86:')],
  ['UBB TXT', (count: number) => ubbText({ ...movements(count), openingMinor: 0, closingMinor: 0 })],
  ['CSV', (count: number) => csvFile(movements(count))],
  ['XLSX', (count: number) => xlsxFile(movements(count))],
];

describe('the most movements of a file', () => {
  it.each(manyFiles.filter(([name]) => isEveryRow || name === 'MT940'))(
    'are read, and one more is refused: %s',
    async (_, file) => {
      expect(await linesOf(await file(mostStatementLines), tableColumns)).toHaveLength(mostStatementLines);
      expect(await refusalOf(await file(mostStatementLines + 1), tableColumns)).toEqual({
        code: 'banking.too-large',
        problem: 'banking.too-large',
        megabytes: 5,
        lines: mostStatementLines,
      });
    },
  );

  it('are counted over all statements of a file', async () => {
    const half = shortCamtFile(movements(mostStatementLines / 2 + 1));
    const [statement] = /<Stmt>[^]*<\/Stmt>/.exec(half)!;
    const file = half.replace('</Stmt>', `</Stmt>${statement}`);
    expect(await refusalOf(file)).toMatchObject({ code: 'banking.too-large' });
  });

  it('are refused above the largest size before anything is read', async () => {
    expect(await refusalOf(new Uint8Array(mostStatementBytes + 1))).toMatchObject({
      code: 'banking.too-large',
    });
  });
});
