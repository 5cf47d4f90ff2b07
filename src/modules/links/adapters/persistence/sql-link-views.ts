import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
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
    return keysetPage(
      this.#database,
      { ...list, sortColumn: sortColumns[page.sortBy], isReplicaEnough: visible === 'all' },
      page,
    );
  }

  async byId(id: number, now: Date, ofMerchant?: number): Promise<LinkView | null> {
    const owned = ofMerchant === undefined ? '' : ' and l.merchant_id = :ofMerchant';
    const bindings = { id, now, ofMerchant: ofMerchant ?? null };
    const [view] = await this.#all(`l.id = :id${owned}`, bindings);
    return view ?? null;
  }

  async byToken(token: string, now: Date): Promise<LinkView | null> {
    const [view] = await this.#all('l.token = :token', { token, now });
    return view ?? null;
  }

  #all(condition: string, bindings: Record<string, unknown>): Promise<LinkView[]> {
    return this.#database.rows<LinkView>(
      `select ${linkColumns} from ${linkSource} where ${condition}`,
      bindings,
    );
  }
}
