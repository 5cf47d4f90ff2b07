import type pg from 'pg';
import { copiedTables } from './without-constraints.ts';

/** The next id of each table with numbered rows, after the existing ones. */
export class Counters {
  readonly #last: Map<string, number>;

  private constructor(last: Map<string, number>) {
    this.#last = last;
  }

  static async read(client: pg.Client): Promise<Counters> {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where is_identity = 'YES' and table_schema = 'public' and table_name = any($1)`,
      [copiedTables],
    );
    const last = new Map<string, number>();
    for (const { name } of rows) {
      const found = await client.query<{ last: string | null }>(`select max(id) as last from ${name}`);
      last.set(name, Number(found.rows[0]?.last ?? 0));
    }
    return new Counters(last);
  }

  next(table: string): number {
    const id = this.#last.get(table)! + 1;
    this.#last.set(table, id);
    return id;
  }

  /** Sets the sequences behind the generated ids. */
  async store(client: pg.Client): Promise<void> {
    for (const [table, last] of this.#last) {
      if (last > 0)
        await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [table, 'id', last]);
    }
  }
}
