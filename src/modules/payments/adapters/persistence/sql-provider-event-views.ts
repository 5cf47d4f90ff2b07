import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf, dayBounds } from '#platform/database/filter-conditions.ts';
import { containing } from '#platform/database/like.ts';
import { listPage } from '#platform/database/list-page.ts';
import type {
  ProviderEventFilters,
  ProviderEventSort,
  ProviderEventView,
  ProviderEventViews,
} from '../../ports/provider-event-views.ts';

const columns = `id, event_id as "eventId", type, state, reason, attempts, payment_id as "paymentId",
  received_at as "receivedAt", next_attempt_at as "nextAttemptAt"`;

const sortColumns: Readonly<Record<ProviderEventSort, string>> = {
  id: 'id',
  type: 'type',
  state: 'state',
  receivedAt: 'received_at',
};

const conditions: Readonly<Record<keyof ProviderEventFilters, string>> = {
  search: '(type ilike :search or event_id ilike :search or reason ilike :search)',
  state: 'state = :state',
  paymentId: 'payment_id = :paymentId',
  from: 'received_at >= :from',
  to: 'received_at < :to',
};

export class SqlProviderEventViews implements ProviderEventViews {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async list(
    filters: ProviderEventFilters,
    page: PageRequest<ProviderEventSort>,
  ): Promise<Page<ProviderEventView>> {
    const { search = '', state = null, paymentId = null } = filters;
    const bindings = {
      search: containing(search),
      state,
      paymentId,
      ...dayBounds(filters),
    };
    const where = conditionsOf(conditions, filters);
    const list = { columns, source: 'provider_events', where, bindings, idColumn: 'id' };
    return listPage(this.#database, { ...list, sortColumn: sortColumns[page.sortBy] }, page);
  }

  async byId(id: number): Promise<ProviderEventView | null> {
    const [event] = await this.#database.rows<ProviderEventView>(
      `select ${columns} from provider_events where id = :id`,
      { id },
    );
    return event ?? null;
  }
}
