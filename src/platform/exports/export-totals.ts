import type { ExportRow } from './export-rows.ts';
import type { Export } from './export.ts';

type Sums = Readonly<Record<string, number>>;

/** Sums by currency, never mixed; rows that do not count are left out. */
export class ExportTotals {
  readonly #amounts: readonly string[];
  readonly #byCurrency = new Map<string, Record<string, number>>();

  constructor({ columns }: Pick<Export, 'columns'>) {
    this.#amounts = columns.filter(({ kind }) => kind === 'AMOUNT').map(({ name }) => name);
  }

  count(row: ExportRow): void {
    if (row['#counts'] !== 1) return;
    const currency = String(row['#currency']);
    const sums = this.#byCurrency.get(currency) ?? Object.fromEntries(this.#amounts.map((name) => [name, 0]));
    for (const name of this.#amounts) sums[name] = sums[name]! + Number(row[name] ?? 0);
    this.#byCurrency.set(currency, sums);
  }

  get byCurrency(): readonly (readonly [currency: string, sums: Sums])[] {
    return [...this.#byCurrency].toSorted(([one], [other]) => one.localeCompare(other));
  }
}
