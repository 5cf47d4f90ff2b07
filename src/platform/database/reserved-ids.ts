import type { Database } from './database.ts';

/** Ids of one sequence that are known before anything is stored under them: what is stored then need not be waited for. */
export class ReservedIds {
  readonly #database: Database;
  readonly #sequence: string;
  readonly #atOnce: number;
  readonly #ids: number[] = [];

  /**
   * @param atOnce how many are asked for ahead. With one, ids follow time, whichever process asks; of several the rest is
   * used later, or never when the process ends
   */
  constructor(database: Database, sequence: string, atOnce: number) {
    this.#database = database;
    this.#sequence = sequence;
    this.#atOnce = atOnce;
  }

  async next(): Promise<number> {
    const known = this.#ids.pop();
    if (known !== undefined) return known;
    const rows = await this.#database.rows<{ id: number }>(
      `select nextval(cast(:sequence as regclass)) as id from generate_series(1, :block) order by id desc`,
      { sequence: this.#sequence, block: this.#atOnce },
    );
    this.#ids.push(...rows.map(({ id }) => id));
    return this.#ids.pop()!;
  }

  /** Stores something under one of them. A database that has crashed may give ids again that nobody had used yet. */
  async store<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#ids.length = 0;
      throw error;
    }
  }
}
