import type { Database } from '#platform/database/database.ts';
import type { EventCursors } from '../../ports/event-cursors.ts';

export class SqlEventCursors implements EventCursors {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async get(list: string): Promise<string | null> {
    const [row] = await this.#database.rows<{ cursor: string }>(
      'select cursor from provider_cursors where provider = :list',
      { list },
    );
    return row?.cursor ?? null;
  }

  async move(list: string, cursor: string, now: Date): Promise<void> {
    await this.#database.rows(
      `insert into provider_cursors (provider, cursor, updated_at) values (:list, :cursor, :now)
       on conflict (provider) do update set cursor = excluded.cursor, updated_at = excluded.updated_at`,
      { list, cursor, now },
    );
  }
}
