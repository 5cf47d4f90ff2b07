import DataLoader from 'dataloader';
import type { Database } from './database.ts';

type Question<Key, Row> = Readonly<{
  /** Rows of all the keys at once; a read by `quickRows`. */
  ask(keys: readonly Key[]): Promise<readonly Row[]>;
  /** What a key and its row have in common. */
  ofKey(key: Key): string;
  ofRow(row: Row): string;
}>;

/** More than this would hold up the others behind it. */
const mostAtOnce = 50;

/**
 * Rows by a key each: keys that are asked for in one turn of the event loop are one question. It leaves after all of
 * them have asked, so that nobody is told anything older than by a question of his own.
 */
export class GatheredRows<Key, Row> {
  readonly #database: Database;
  readonly #question: Question<Key, Row>;
  readonly #loader: DataLoader<Key, Row | null>;

  constructor(database: Database, question: Question<Key, Row>) {
    this.#database = database;
    this.#question = question;
    this.#loader = new DataLoader((keys) => this.#rowsOrErrorsOf(keys), {
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn: (leave) => {
        setImmediate(leave);
        database.holdQuickReads();
      },
    });
  }

  /** In a transaction its own question, which is the transaction's. */
  async of(key: Key): Promise<Row | null> {
    if (!this.#database.inTransaction) return this.#loader.load(key);
    return (await this.#rowsOf([key]))[0]!;
  }

  /** A key that PostgreSQL refuses, as text with a zero byte, is the error of him who asked for it, and of nobody else. */
  async #rowsOrErrorsOf(keys: readonly Key[]): Promise<(Row | null | Error)[]> {
    try {
      return await this.#rowsOf(keys);
    } catch {
      const alone = await Promise.allSettled(keys.map((key) => this.#rowsOf([key])));
      return alone.map((one) => (one.status === 'fulfilled' ? one.value[0]! : (one.reason as Error)));
    }
  }

  async #rowsOf(keys: readonly Key[]): Promise<(Row | null)[]> {
    const { ask, ofKey, ofRow } = this.#question;
    const rows = new Map((await ask(keys)).map((row) => [ofRow(row), row]));
    return keys.map((key) => rows.get(ofKey(key)) ?? null);
  }
}
