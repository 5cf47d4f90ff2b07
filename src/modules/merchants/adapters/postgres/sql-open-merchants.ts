import type { NamedMerchant, OpenMerchants } from '#modules/users/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { SqlPlanLimits } from './sql-plan-limits.ts';

/** Implements the port of the module users. */
export class SqlOpenMerchants implements OpenMerchants {
  readonly #database: Database;
  readonly #limits: SqlPlanLimits;

  constructor(deps: Readonly<{ database: Database; config: Pick<Config, 'operatorMerchantId'> }>) {
    this.#database = deps.database;
    this.#limits = new SqlPlanLimits(deps);
  }

  async lock(merchantId: number): Promise<boolean> {
    const rows = await this.#database.rows(
      'select id from merchants where id = :merchantId and closed_at is null for share',
      { merchantId },
    );
    return rows.length > 0;
  }

  mostMembers(merchantId: number): Promise<number> {
    return this.#limits.mostOf(merchantId, 'members');
  }

  async named(merchantIds: readonly number[]): Promise<readonly NamedMerchant[]> {
    return this.#database.rows<NamedMerchant>(
      `select id, business_name as "businessName" from merchants
       where id = any(cast(:ids as bigint[])) and closed_at is null order by lower(business_name), id`,
      { ids: [...merchantIds] },
    );
  }

  async assignedTo(userId: number): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select m.id from merchant_assignments a join merchants m on m.id = a.merchant_id
       where a.user_id = :userId and m.closed_at is null order by m.id`,
      { userId },
    );
    return rows.map(({ id }) => id);
  }
}
