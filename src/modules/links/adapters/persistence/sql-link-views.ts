import { addDays, startOfDay } from '#kernel/business-date.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { listPage } from '#platform/database/list-page.ts';
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
  // What never expires comes last.
  expiresAt: `coalesce("expiresAt", 'infinity')`,
};

const filterConditions: Readonly<Record<keyof LinkFilters, string>> = {
  search: '(description ilike :search or "customerName" ilike :search or token ilike :search)',
  status: 'status = :status',
  currency: 'currency = :currency',
  merchantId: '"merchantId" = :merchantId',
  from: '"createdAt" >= :from',
  to: '"createdAt" < :to',
  minAmount: '"amountMinor" >= :minAmount::numeric * 100',
  maxAmount: '"amountMinor" <= :maxAmount::numeric * 100',
};

const bindingsOf = ({ search = '', from, to, ...filters }: LinkFilters) => ({
  search: containing(search),
  status: filters.status ?? null,
  currency: filters.currency ?? null,
  merchantId: filters.merchantId ?? null,
  from: from === undefined ? null : startOfDay(from),
  to: to === undefined ? null : startOfDay(addDays(to, 1)),
  minAmount: filters.minAmount ?? null,
  maxAmount: filters.maxAmount ?? null,
});

export class SqlLinkViews implements LinkViews {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async list(
    visible: Visibility,
    filters: LinkFilters,
    page: PageRequest<LinkSort>,
    now: Date,
  ): Promise<Page<LinkView>> {
    const given = (Object.keys(filterConditions) as (keyof LinkFilters)[]).filter((name) => {
      const value = filters[name];
      return value !== undefined && value !== '';
    });
    const ofVisible = visible === 'all' ? 'true' : 'l.merchant_id = any(:visible)';
    const list = {
      columns: '*',
      source: `(select ${columns} from ${source} where ${ofVisible}) listed`,
      where: ['true', ...given.map((name) => filterConditions[name])].join(' and '),
      idColumn: 'id',
      bindings: { ...bindingsOf(filters), visible: visible === 'all' ? null : [...visible], now },
    };
    return listPage(this.#database, { ...list, sortColumn: sortColumns[page.sortBy] }, page);
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
