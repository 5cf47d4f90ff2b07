import type { Export } from './export.ts';
import { exportRows } from './export-rows.ts';

/** One object a line, for programs: amounts as decimal numbers, instants in Sofia's time. */
export async function* jsonLinesExport(
  url: string,
  exportFile: Export,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const rows of exportRows(url, exportFile, signal)) {
    const lines = rows.map((row) =>
      JSON.stringify(
        Object.fromEntries(
          exportFile.columns.map(({ name, kind }) => [
            name,
            kind === 'AMOUNT' && row[name] !== null ? Number(row[name]) / 100 : row[name],
          ]),
        ),
      ),
    );
    yield encoder.encode(`${lines.join('\n')}\n`);
  }
}
