import type { Database } from '#platform/database/database.ts';
import { MerchantNotFound } from '../../domain/failures.ts';
import type { Assignments } from '../../ports/assignments.ts';

export class SqlAssignments implements Assignments {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async assign(merchantId: number, userId: number, at: Date): Promise<boolean> {
    const [merchant] = await this.#database.rows(
      'select id from merchants where id = :merchantId and closed_at is null for share',
      { merchantId },
    );
    if (merchant === undefined) throw new MerchantNotFound();
    const made = await this.#database.rows(
      `insert into merchant_assignments (merchant_id, user_id, assigned_at) values (:merchantId, :userId, :at)
       on conflict do nothing returning merchant_id`,
      { merchantId, userId, at },
    );
    return made.length > 0;
  }

  async merchantsOf(userId: number): Promise<number[]> {
    const rows = await this.#database.rows<{ merchant_id: number }>(
      'select merchant_id from merchant_assignments where user_id = :userId order by merchant_id',
      { userId },
    );
    return rows.map(({ merchant_id }) => merchant_id);
  }
}
