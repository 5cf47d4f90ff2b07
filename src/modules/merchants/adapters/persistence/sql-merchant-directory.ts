import { hasRole, isTrusted, type Actor } from '#kernel/actor.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { Merchant } from '../../domain/merchant.ts';
import type { Assignments } from '../../ports/assignments.ts';
import type { MerchantDirectory, MerchantRecord } from '../../ports/merchant-directory.ts';
import { merchantColumns, stateOfMerchant, type MerchantRow } from './merchant-row.ts';

const recordOf = (row: MerchantRow): MerchantRecord => {
  const { state, isAccepting } = Merchant.restore(stateOfMerchant(row));
  const { createdAt: _created, updatedAt: _updated, closedAt: _closed, ...record } = state;
  return { ...record, isAccepting };
};

type Deps = Readonly<{ database: Database; assignments: Assignments }>;

export class SqlMerchantDirectory implements MerchantDirectory {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async byId(id: number): Promise<MerchantRecord | null> {
    const [row] = await this.#deps.database.rows<MerchantRow>(
      `select ${merchantColumns} from merchants where id = :id`,
      { id },
    );
    return row === undefined ? null : recordOf(row);
  }

  async visibleTo(actor: Actor): Promise<Visibility> {
    if (isTrusted(actor) || hasRole(actor, 'SUPPORT')) return 'all';
    if (actor.kind !== 'user') return [];
    if (actor.role === 'ACCOUNTANT') return this.#deps.assignments.merchantsOf(actor.userId);
    return actor.merchantId === null ? [] : [actor.merchantId];
  }

  async providerAccounts(): Promise<readonly string[]> {
    const rows = await this.#deps.database.rows<{ account: string }>(
      `select distinct provider_account as account from merchants where provider_account is not null order by 1`,
    );
    return rows.map(({ account }) => account);
  }
}
