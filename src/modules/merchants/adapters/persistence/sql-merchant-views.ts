import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { containing } from '#platform/database/like.ts';
import { listPage } from '#platform/database/list-page.ts';
import type { MerchantState } from '../../domain/merchant.ts';
import type { MerchantStatus } from '../../domain/merchant-status.ts';
import type {
  MerchantFilter,
  MerchantSort,
  MerchantViews,
  StatusChangeView,
} from '../../ports/merchant-views.ts';
import { merchantColumns, stateOfMerchant, type MerchantRow } from './merchant-row.ts';

const sortColumns: Readonly<Record<MerchantSort, string>> = {
  id: 'id',
  businessName: 'lower(business_name)',
  email: 'lower(email)',
  status: 'status',
  businessType: 'business_type',
  createdAt: 'created_at',
};

type Condition = Readonly<{ sql: string; bindings: Readonly<Record<string, unknown>> }>;

const visible = (visibility: Visibility): Condition =>
  visibility === 'all'
    ? { sql: 'closed_at is null', bindings: {} }
    : { sql: 'closed_at is null and id = any(:visible)', bindings: { visible: [...visibility] } };

const matching = (
  { search, status, businessType, ids }: MerchantFilter,
  visibility: Visibility,
): Condition => {
  const seen = visible(visibility);
  const parts = [seen.sql];
  if (status !== undefined) parts.push('status = :status');
  if (businessType !== undefined) parts.push('business_type = :businessType');
  if (ids !== undefined) parts.push('id = any(:ids)');
  if (search !== undefined) {
    parts.push(
      '(business_name ilike :search or email ilike :search or phone_number ilike :search or tax_id ilike :search)',
    );
  }
  const all = { status, businessType, ids, search: search === undefined ? undefined : containing(search) };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return { sql: parts.join(' and '), bindings: { ...seen.bindings, ...Object.fromEntries(given) } };
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
    const { sql: where, bindings } = matching(filter, visibility);
    const list = { columns: merchantColumns, source: 'merchants', where, bindings, idColumn: 'id' };
    const listed = await listPage<MerchantRow>(
      this.#database,
      { ...list, sortColumn: sortColumns[page.sortBy] },
      page,
    );
    return { ...listed, items: listed.items.map(stateOfMerchant) };
  }

  async one(id: number, visibility: Visibility): Promise<MerchantState | null> {
    const { sql, bindings } = visible(visibility);
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
