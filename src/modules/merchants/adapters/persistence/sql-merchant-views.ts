import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import type { MerchantState } from '../../domain/merchant.ts';
import type { MerchantStatus } from '../../domain/merchant-status.ts';
import type {
  MerchantFilter,
  MerchantSort,
  MerchantViews,
  StatusChangeView,
} from '../../ports/merchant-views.ts';
import { matchingMerchants, visibleMerchants } from './merchant-conditions.ts';
import { merchantColumns, stateOfMerchant, type MerchantRow } from './merchant-row.ts';

const sortColumns: Readonly<Record<MerchantSort, string>> = {
  id: 'id',
  businessName: 'lower(business_name)',
  email: 'lower(email)',
  status: 'status',
  businessType: 'business_type',
  createdAt: 'created_at',
};

type StatusRow = Readonly<{
  seq: number;
  from_status: MerchantStatus | null;
  to_status: MerchantStatus;
  actor: string;
  username: string | null;
  reason: string | null;
  at: string;
}>;

export class SqlMerchantViews implements MerchantViews {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async list(
    filter: MerchantFilter,
    page: PageRequest<MerchantSort>,
    visibility: Visibility,
  ): Promise<Page<MerchantState>> {
    const { sql: where, bindings } = matchingMerchants(filter, visibility);
    const list = { columns: merchantColumns, source: 'merchants', where, bindings, idColumn: 'id' };
    const listed = await keysetPage<MerchantRow>(
      this.#database,
      { ...list, sortColumn: sortColumns[page.sortBy] },
      page,
    );
    return { ...listed, items: listed.items.map(stateOfMerchant) };
  }

  async one(id: number, visibility: Visibility): Promise<MerchantState | null> {
    const { sql, bindings } = visibleMerchants(visibility);
    const [row] = await this.#database.rows<MerchantRow>(
      `select ${merchantColumns} from merchants where id = :id and ${sql}`,
      { ...bindings, id },
    );
    return row === undefined ? null : stateOfMerchant(row);
  }

  async statusHistory(id: number): Promise<StatusChangeView[]> {
    const rows = await this.#database.rows<StatusRow>(
      `select h.seq, h.from_status, h.to_status, h.actor, u.username, h.reason, h.at
       from merchant_status_history h left join users u on h.actor = 'user:' || u.id
       where h.merchant_id = :id order by h.seq desc`,
      { id },
    );
    return rows.map(({ from_status, to_status, at, ...same }) => ({
      ...same,
      from: from_status,
      to: to_status,
      at: new Date(at),
    }));
  }
}
