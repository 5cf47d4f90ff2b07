import { conditionsOf, dayBounds } from '#platform/database/filter-conditions.ts';
import { containing } from '#platform/database/like.ts';
import type { ProviderEventFilters } from '../../ports/provider-event-views.ts';

const conditions: Readonly<Record<keyof ProviderEventFilters, string>> = {
  search: '(type ilike :search or event_id ilike :search or reason ilike :search)',
  state: 'state = :state',
  paymentId: 'payment_id = :paymentId',
  from: 'received_at >= :from',
  to: 'received_at < :to',
};

/** The same events for the list and its file. */
export const matchingEvents = (filters: ProviderEventFilters) => {
  const { search = '', state = null, paymentId = null } = filters;
  return {
    where: conditionsOf(conditions, filters),
    bindings: { search: containing(search), state, paymentId, ...dayBounds(filters) },
  };
};
