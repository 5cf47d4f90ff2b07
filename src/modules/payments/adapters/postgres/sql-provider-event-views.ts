import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import type {
  ProviderEventFilters,
  ProviderEventSort,
  ProviderEventView,
  ProviderEventViews,
} from '../../ports/provider-event-views.ts';
import { matchingEvents } from './provider-event-conditions.ts';

const columns = `id, event_id as "eventId", type, state, reason, attempts, payment_id as "paymentId",
  received_at as "receivedAt", next_attempt_at as "nextAttemptAt"`;

const sortColumns: Readonly<Record<ProviderEventSort, string>> = {
  id: 'id',
  type: 'type',
  state: 'state',
  receivedAt: 'received_at',
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
    const list = { columns, source: 'provider_events', ...matchingEvents(filters), idColumn: 'id' };
    return keysetPage(this.#database, { ...list, sortColumn: sortColumns[page.sortBy] }, page);
  }

  async byId(id: number): Promise<ProviderEventView | null> {
    const [event] = await this.#database.rows<ProviderEventView>(
      `select ${columns} from provider_events where id = :id`,
      { id },
    );
    return event ?? null;
  }
}
