import type { Database } from '#platform/database/database.ts';
import { defineTable, instant, plain } from '#platform/database/define-table.ts';
import { MerchantNotFound } from '../../domain/failures.ts';
import type { Assignment, Assignments } from '../../ports/assignments.ts';

const assignmentsTable = defineTable('merchant_assignments', {
  merchantId: plain<number>(),
  userId: plain<number>(),
  assignedAt: instant(),
  grantedBy: plain<number | null>(),
});

const idOf = ({ merchant_id }: Readonly<{ merchant_id: number }>): number => merchant_id;

export class SqlAssignments implements Assignments {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async assign({ merchantId, userId, assignedAt, grantedBy }: Assignment): Promise<boolean> {
    const [merchant] = await this.#database.rows(
      'select id from merchants where id = :merchantId and closed_at is null for share',
      { merchantId },
    );
    if (merchant === undefined) throw new MerchantNotFound();
    const made = await this.#database.rows(
      `insert into merchant_assignments (merchant_id, user_id, assigned_at, granted_by)
       values (:merchantId, :userId, :assignedAt, :grantedBy) on conflict do nothing returning merchant_id`,
      { merchantId, userId, assignedAt, grantedBy },
    );
    return made.length > 0;
  }

  async remove(merchantId: number, userId: number): Promise<boolean> {
    const removed = await this.#database.rows(
      `delete from merchant_assignments where merchant_id = :merchantId and user_id = :userId
       returning merchant_id`,
      { merchantId, userId },
    );
    return removed.length > 0;
  }

  async ofMerchant(merchantId: number): Promise<readonly Assignment[]> {
    const rows = await this.#database.rows<object>(
      `select ${assignmentsTable.select('a')} from merchant_assignments a
       where a.merchant_id = :merchantId order by a.assigned_at, a.user_id`,
      { merchantId },
    );
    return rows.map(assignmentsTable.read);
  }

  async replace(
    userId: number,
    merchantIds: readonly number[],
    at: Date,
  ): Promise<{ added: number[]; removed: number[] } | null> {
    return this.#database.transact(async () => {
      // Serialises replacements of one user: each returns its own changes.
      await this.#database.rows('select pg_advisory_xact_lock(hashtextextended(:name, 0))', {
        name: `merchants.assignments ${userId}`,
      });
      const wanted = [...merchantIds];
      const open = await this.#database.rows(
        'select id from merchants where id = any(cast(:wanted as bigint[])) and closed_at is null order by id for share',
        { wanted },
      );
      if (open.length < new Set(wanted).size) return null;
      const removed = await this.#database.rows<{ merchant_id: number }>(
        `delete from merchant_assignments a using merchants m
         where m.id = a.merchant_id and m.closed_at is null and a.user_id = :userId
           and a.merchant_id <> all(cast(:wanted as bigint[])) returning a.merchant_id`,
        { userId, wanted },
      );
      const added = await this.#database.rows<{ merchant_id: number }>(
        `insert into merchant_assignments (merchant_id, user_id, assigned_at)
         select distinct wanted, cast(:userId as bigint), cast(:at as timestamptz)
         from unnest(cast(:wanted as bigint[])) wanted
         on conflict do nothing returning merchant_id`,
        { userId, wanted, at },
      );
      return { added: added.map(idOf), removed: removed.map(idOf) };
    });
  }

  async removeAll(userId: number): Promise<void> {
    await this.#database.rows('delete from merchant_assignments where user_id = :userId', { userId });
  }
}
