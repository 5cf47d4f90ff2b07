import type { Database } from '#platform/database/database.ts';
import type { Membership } from '../../domain/membership.ts';
import type { Memberships } from '../../ports/memberships.ts';
import { membershipsTable } from './memberships-table.ts';

const select = `select ${membershipsTable.select('m')} from memberships m`;
const ofMerchant = `${select} where m.merchant_id = :merchantId order by m.user_id`;

export class SqlMemberships implements Memberships {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async save(membership: Membership): Promise<void> {
    await this.#database.rows(
      `insert into memberships (merchant_id, user_id, role, refund_limit_minor, created_at, invited_by, beyond_plan)
       values (:merchantId, :userId, :role, :refundLimitMinor, :createdAt, :invitedBy, :isBeyondPlan)
       on conflict (merchant_id, user_id)
         do update set role = excluded.role, refund_limit_minor = excluded.refund_limit_minor,
           beyond_plan = excluded.beyond_plan`,
      membership,
    );
  }

  async remove(merchantId: number, userId: number): Promise<void> {
    const sql = 'delete from memberships where merchant_id = :merchantId and user_id = :userId';
    await this.#database.rows(sql, { merchantId, userId });
  }

  async ofUser(userId: number): Promise<readonly Membership[]> {
    return this.#read(`${select} where m.user_id = :userId order by m.merchant_id`, { userId });
  }

  async ofMerchant(merchantId: number): Promise<readonly Membership[]> {
    return this.#read(ofMerchant, { merchantId });
  }

  async lock(merchantId: number): Promise<readonly Membership[]> {
    // PostgreSQL reads rows that changed while the statement waited for their locks again; the order avoids deadlocks.
    return this.#read(`${ofMerchant} for update`, { merchantId });
  }

  async #read(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<readonly Membership[]> {
    const rows = await this.#database.rows<object>(sql, bindings);
    return rows.map(membershipsTable.read);
  }
}
