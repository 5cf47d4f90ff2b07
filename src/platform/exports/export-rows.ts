import { openSnapshot } from '../database/snapshot.ts';
import { withLiterals } from './literals.ts';
import type { Export, ExportColumn } from './export.ts';

/** By column name; DATE and INSTANT as text, AMOUNT in minor units. */
export type ExportRow = Readonly<Record<string, string | number | null>>;

const batch = 500;

const valueOf = ({ kind, sql, name }: ExportColumn): string => {
  const value =
    kind === 'INSTANT' ? `to_char(${sql} at time zone 'Europe/Sofia', 'YYYY-MM-DD"T"HH24:MI:SS')` : sql;
  return `${value} as "${name}"`;
};

/** Reads with a cursor: one snapshot, and at most two batches in memory, however slow the reader. */
export async function* exportRows(
  url: string,
  { columns, source, orderBy, bindings, totals }: Export,
  signal?: AbortSignal,
): AsyncGenerator<readonly ExportRow[]> {
  const hidden = totals
    ? [`${totals.currencySql} as "#currency"`, `(${totals.countsSql})::int as "#counts"`]
    : [];
  const values = [...columns.map(valueOf), ...hidden].join(', ');
  const select = withLiterals(`select ${values} ${source} order by ${orderBy}`, bindings);
  const client = await openSnapshot(url, signal);
  try {
    await client.query(`declare export_rows no scroll cursor for ${select}`);
    const askForBatch = () => {
      const asked = client.query<ExportRow>(`fetch ${batch} from export_rows`);
      // A reader that returns early does not wait for the answer.
      asked.catch(() => undefined);
      return asked;
    };
    // PostgreSQL fetches the next batch while this one is written.
    for (let next = askForBatch(); ;) {
      const { rows } = await next;
      if (rows.length === batch) next = askForBatch();
      if (rows.length > 0) yield rows;
      if (rows.length < batch) return;
    }
  } finally {
    await client.end();
  }
}
