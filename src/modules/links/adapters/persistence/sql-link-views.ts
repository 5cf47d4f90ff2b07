import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { containing } from '#platform/database/like.ts';
import type { LinkFilters, LinkSort, LinkView, LinkViews } from '../../ports/link-views.ts';

const columns = `
  l.id, l.token, l.merchant_id as "merchantId", m.business_name as "merchantName",
  l.amount_minor as "amountMinor", l.currency,
  l.charge_amount_minor as "chargeAmountMinor", l.charge_currency as "chargeCurrency", l.fx_rate::text as "fxRate",
  l.usage, case when l.status = 'ACTIVE' and l.expires_at <= :now then 'EXPIRED' else l.status end as status,
  l.description, l.customer_name as "customerName", l.customer_email as "customerEmail",
  l.expires_at as "expiresAt", l.created_at as "createdAt"`;
const source = 'payment_links l join merchants m on m.id = l.merchant_id';

const sortColumns: Readonly<Record<LinkSort, string>> = {
  id: 'id',
  createdAt: '"createdAt"',
  amount: '"amountMinor"',
  status: 'status',
  expiresAt: '"expiresAt"',
};

export class SqlLinkViews implements LinkViews {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async ofMerchant(
    merchantId: number,
    filters: LinkFilters,
    page: PageRequest<LinkSort>,
    now: Date,
  ): Promise<Page<LinkView>> {
    const conditions = ['l.merchant_id = :merchantId'];
    if (filters.currency !== undefined) conditions.push('l.currency = :currency');
    if (filters.search) {
      conditions.push(
        '(l.description ilike :search or l.customer_name ilike :search or l.token ilike :search)',
      );
    }
    const seen = filters.status === undefined ? 'true' : 'status = :status';
    const filtered = `select * from (
      select ${columns} from ${source} where ${conditions.join(' and ')}) listed where ${seen}`;
    const bindings = {
      merchantId,
      now,
      currency: filters.currency ?? null,
      status: filters.status ?? null,
      search: containing(filters.search ?? ''),
      limit: page.limit,
      offset: page.offset,
    };
    const direction = page.descending ? 'desc' : 'asc';
    const items = await this.#database.rows<LinkView>(
      `${filtered} order by ${sortColumns[page.sortBy]} ${direction}, id ${direction} limit :limit offset :offset`,
      bindings,
    );
    const [counted] = await this.#database.rows<{ total: number }>(
      `select count(*)::bigint as total from (${filtered}) counted`,
      bindings,
    );
    return { items, total: counted?.total ?? 0 };
  }

  async byId(id: number, now: Date, ofMerchant?: number): Promise<LinkView | null> {
    const owned = ofMerchant === undefined ? '' : ' and l.merchant_id = :ofMerchant';
    return this.#one(`l.id = :key${owned}`, { key: id, now, ofMerchant: ofMerchant ?? null });
  }

  async byToken(token: string, now: Date): Promise<LinkView | null> {
    return this.#one('l.token = :key', { key: token, now });
  }

  async #one(condition: string, bindings: Record<string, unknown>): Promise<LinkView | null> {
    const [view] = await this.#database.rows<LinkView>(
      `select ${columns} from ${source} where ${condition}`,
      bindings,
    );
    return view ?? null;
  }
}
