import type { StatementFormat } from '#kernel/bank-statement.ts';
import type { StatementLine } from '#modules/banking/domain/statement.ts';
import { camtFile, camtStatement, camtVersions } from './camt-file.ts';
import { mt940File } from './mt940-file.ts';
import type { SampleStatement } from './sample-statement.ts';
import { csvFile, xlsxFile } from './table-files.ts';
import { ubbText, ubbXml } from './ubb-file.ts';
import { windows1251 } from './windows-1251.ts';

/** A statement written in a format, and what the format cannot say of a movement. */
export type StatementFile = Readonly<{
  name: string;
  format: StatementFormat;
  bytes: Uint8Array;
  /** The line as this format can carry it. */
  carried: (line: StatementLine) => StatementLine;
  /** Whether it tells opening and closing balance. */
  hasBalances: boolean;
}>;

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const whole = (line: StatementLine): StatementLine => line;
const letter1251 = (text: string | null): string | null =>
  text === null ? null : new TextDecoder('windows-1251').decode(windows1251(text));
/** UBB names neither the day of the value nor the reference of the payer, and writes in windows-1251. */
const ofUbb = (line: StatementLine): StatementLine => ({
  ...line,
  valueOn: null,
  endToEnd: null,
  name: letter1251(line.name),
  text: letter1251(line.text),
});
/** The file is written in windows-1251, which lacks some letters. */
const in1251 = (line: StatementLine): StatementLine => ({
  ...line,
  name: letter1251(line.name),
  text: letter1251(line.text),
});

/** The same statement in each format that is read. */
export const statementFiles = async (statement: SampleStatement): Promise<readonly StatementFile[]> => [
  ...camtVersions.map((version) => ({
    name: `CAMT.053.001.${version}`,
    format: 'CAMT053' as const,
    bytes: utf8(camtFile([camtStatement(statement, version)], version)),
    carried: whole,
    hasBalances: true,
  })),
  {
    name: 'MT940',
    format: 'MT940',
    bytes: utf8(mt940File(statement)),
    carried: whole,
    hasBalances: true,
  },
  {
    name: 'MT940 in windows-1251',
    format: 'MT940',
    bytes: windows1251(mt940File(statement)),
    carried: in1251,
    hasBalances: true,
  },
  {
    name: 'UBB XML',
    format: 'UBB_XML',
    bytes: windows1251(ubbXml(statement)),
    carried: ofUbb,
    hasBalances: true,
  },
  {
    name: 'UBB TXT',
    format: 'UBB_TXT',
    bytes: windows1251(ubbText(statement)),
    carried: ofUbb,
    hasBalances: true,
  },
  { name: 'CSV', format: 'CSV', bytes: utf8(csvFile(statement)), carried: whole, hasBalances: false },
  { name: 'XLSX', format: 'XLSX', bytes: await xlsxFile(statement), carried: whole, hasBalances: false },
];
