import type { Database } from '#platform/database/database.ts';
import type { ActiveAdmins } from '../../ports/active-admins.ts';

export class SqlActiveAdmins implements ActiveAdmins {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async hold(): Promise<number[]> {
    // One statement at a time decides: rows that changed while it waited are judged anew, and one order avoids deadlocks.
    const rows = await this.#database.rows<{ id: number }>(
      `select id from users where role = 'ADMIN' and status = 'ACTIVE' order by id for update`,
    );
    return rows.map(({ id }) => id);
  }
}
