import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type Batch = { readonly columns: readonly string[]; readonly keys: readonly string[]; lines: string[] };

const snake = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A cell in COPY's text format. */
const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  return text.replaceAll(/[\\\t\n\r]/g, (letter) => escapes[letter]!);
};

/**
 * Rows sent to PostgreSQL by COPY in batches: while it stores one, the next is generated. The first row of a table
 * names its columns, in the form of the repositories' mappings.
 */
export class CopiedRows {
  readonly #client: pg.Client;
  readonly #batches = new Map<string, Batch>();
  #sending: Promise<void> = Promise.resolve();

  constructor(client: pg.Client) {
    this.#client = client;
  }

  add(table: string, row: Readonly<Record<string, unknown>>): void {
    let batch = this.#batches.get(table);
    if (batch === undefined) {
      const keys = Object.keys(row);
      batch = { keys, columns: keys.map(snake), lines: [] };
      this.#batches.set(table, batch);
    }
    batch.lines.push(batch.keys.map((key) => cellOf(row[key])).join('\t'));
  }

  /**
   * Sends the rows added so far, once the batch before has been stored. @throws PostgreSQL's error of the batch
   * before
   */
  async send(): Promise<void> {
    await this.#sending;
    const loads = [...this.#batches].filter(([, { lines }]) => lines.length > 0);
    const texts = loads.map(([table, batch]) => {
      const text = `${batch.lines.join('\n')}\n`;
      batch.lines = [];
      return { statement: `copy ${table} (${batch.columns.join(', ')}) from stdin`, text };
    });
    this.#sending = this.#copy(texts);
    // The next batch, or the end, reports the error.
    this.#sending.catch(() => undefined);
  }

  /** Sends the rest and waits for all batches. */
  async end(): Promise<void> {
    await this.send();
    await this.#sending;
  }

  async #copy(loads: readonly Readonly<{ statement: string; text: string }>[]): Promise<void> {
    for (const { statement, text } of loads) {
      const stream = this.#client.query(copyFrom(statement));
      stream.end(text);
      await finished(stream);
    }
  }
}
