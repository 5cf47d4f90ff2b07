import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type exceljs from 'exceljs';
import type { SheetColumn } from './sheet.ts';
import type { SheetRow } from './sheet-rows.ts';

/** What the library keeps to itself. It has rested at one version for years, and is held at it. */
type OpenPage = Readonly<{ stream: { uncork(): void; pipes: readonly [Writable] } }> & { _rowZero: number };
type OpenBook = Readonly<{ styles: { addStyleModel(style: Readonly<{ numFmt: string }>): number } }>;

/** `A`, …, `Z`, `AA`, … */
const letterOf = (place: number): string =>
  place < 26
    ? String.fromCharCode(65 + place)
    : `${letterOf(Math.floor(place / 26) - 1)}${letterOf(place % 26)}`;

/** Line breaks and tabs stay; XML 1.0 has no other control characters, not even escaped. */
const written: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\t': '\t',
  '\n': '\n',
  '\r': '&#13;',
};
const escaped = (text: string): string =>
  text.replace(/[&<>\p{Cc}\uFFFE\uFFFF]/gu, (character) => written[character] ?? '');

const dayMs = 86_400_000;

/** Days since the day before 1900, the last one as a fraction; a workbook knows no zones. */
const serialOf = (instant: string): number => (Date.parse(instant) - Date.UTC(1899, 11, 30)) / dayMs;

const contentOf = ({ kind }: SheetColumn, value: string | number): string => {
  if (kind === 'TEXT')
    return ` t="inlineStr"><is><t xml:space="preserve">${escaped(String(value))}</t></is></c>`;
  if (kind === 'AMOUNT') return `><v>${Number(value) / 100}</v></c>`;
  if (kind === 'DATE') return `><v>${serialOf(`${value}T00:00:00Z`)}</v></c>`;
  return kind === 'INSTANT' ? `><v>${serialOf(`${value}Z`)}</v></c>` : `><v>${Number(value)}</v></c>`;
};

/**
 * Writes the rows of a page as the XML that they become: the library's own rows and cells cost more than everything else
 * of a workbook together, and it writes on however much waits. Header and totals are still the library's.
 */
export class ExcelRows {
  readonly #page: OpenPage;
  readonly #columns: readonly Readonly<{ column: SheetColumn; opening: string; letter: string }>[];

  constructor(
    book: exceljs.stream.xlsx.WorkbookWriter,
    page: exceljs.Worksheet,
    columns: readonly (SheetColumn & Readonly<{ numFmt: string }>)[],
  ) {
    const { styles } = book as unknown as OpenBook;
    this.#page = page as unknown as OpenPage;
    // The header goes out before what is written past the library's buffer.
    this.#page.stream.uncork();
    this.#columns = columns.map((column, place) => ({
      column,
      letter: letterOf(place),
      opening: `" s="${styles.addStyleModel({ numFmt: column.numFmt })}"`,
    }));
  }

  /** Waits until there is room for more: the library itself would take whatever it is given. */
  async write(rows: readonly SheetRow[]): Promise<void> {
    const page = this.#page;
    const first = page._rowZero;
    const [packer] = page.stream.pipes;
    page._rowZero = first + rows.length;
    if (!packer.write(rows.map((row, place) => this.#xmlOf(row, first + place)).join('')))
      await once(packer, 'drain');
  }

  #xmlOf(row: SheetRow, number: number): string {
    let cells = '';
    for (const { column, letter, opening } of this.#columns) {
      const value = row[column.name] ?? null;
      if (value !== null) cells += `<c r="${letter}${number}${opening}${contentOf(column, value)}`;
    }
    return `<row r="${number}">${cells}</row>`;
  }
}
