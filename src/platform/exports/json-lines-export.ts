import type { Export, ExportColumn } from './export.ts';
import { exportRows } from './export-rows.ts';

const valueOf = (kind: ExportColumn['kind'], value: string | number | null): string | number | null => {
  if (value === null) return null;
  if (kind === 'AMOUNT') return Number(value) / 100;
  return kind === 'RATE' || kind === 'PRICE' ? Number(value) : value;
};

/** One object a line, for programs: amounts, prices and rates as decimal numbers, instants in Sofia's time. */
export async function* jsonLinesExport(
  url: string,
  exportFile: Export,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const rows of exportRows(url, exportFile, signal)) {
    const lines = rows.map((row) =>
      JSON.stringify(
        Object.fromEntries(exportFile.columns.map(({ name, kind }) => [name, valueOf(kind, row[name]!)])),
      ),
    );
    yield encoder.encode(`${lines.join('\n')}\n`);
  }
}
