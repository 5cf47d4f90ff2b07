import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { listPage } from '#platform/database/list-page.ts';
import type { LinkFilters, LinkSort, LinkView, LinkViews } from '../../ports/link-views.ts';
import { linkColumns, linkSource, listedLinks } from './link-conditions.ts';

const sortColumns: Readonly<Record<LinkSort, string>> = {
  id: 'id',
  createdAt: '"createdAt"',
  amount: '"amountMinor"',
  status: 'status',
  // What never expires comes last.
  expiresAt: `coalesce("expiresAt", 'infinity')`,
};

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
    const list = { columns: '*', ...listedLinks(visible, filters, now), idColumn: 'id' };
    return listPage(
      this.#database,
      { ...list, sortColumn: sortColumns[page.sortBy], mayBeBehind: visible === 'all' },
      page,
    );
  }

  async byId(id: number, now: Date, ofMerchant?: number): Promise<LinkView | null> {
    const owned = ofMerchant === undefined ? '' : ' and l.merchant_id = :ofMerchant';
    return this.#one(`l.id = :key${owned}`, { key: id, now, ofMerchant: ofMerchant ?? null });
  }

  async byToken(token: string, now: Date): Promise<LinkView | null> {
    return this.#one('l.token = :key', { key: token, now });
  }

  async #one(condition: string, bindings: Record<string, unknown>): Promise<LinkView | null> {
    const [view] = await this.#database.quickRows<LinkView>(
      `select ${linkColumns} from ${linkSource} where ${condition}`,
      bindings,
    );
    return view ?? null;
  }
}
