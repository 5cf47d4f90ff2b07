import type { Sheet } from './sheet.ts';
import { sheetRows } from './sheet-rows.ts';

/** One object a line, for programs: amounts as decimal numbers, moments in Sofia's time. */
export async function* jsonLinesSheet(
  url: string,
  sheet: Sheet,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const rows of sheetRows(url, sheet, signal)) {
    const lines = rows.map((row) =>
      JSON.stringify(
        Object.fromEntries(
          sheet.columns.map(({ name, kind }) => [
            name,
            kind === 'AMOUNT' && row[name] !== null ? Number(row[name]) / 100 : row[name],
          ]),
        ),
      ),
    );
    yield encoder.encode(`${lines.join('\n')}\n`);
  }
}
