import type { BusinessDate } from '#kernel/business-date.ts';
import { conditionsOf, dayBounds } from '#platform/database/filter-conditions.ts';
import { containing } from '#platform/database/like.ts';
import type { InboxState } from '../../domain/webhook-event.ts';

/** Filters of the list of webhook events and its export. */
export type WebhookEventFilters = Readonly<{
  search?: string | undefined;
  state?: InboxState | undefined;
  paymentId?: number | undefined;
  /** Business dates in Sofia, both included. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;

const conditions: Readonly<Record<keyof WebhookEventFilters, string>> = {
  search: '(type ilike :search or event_id ilike :search or reason ilike :search)',
  state: 'state = :state',
  paymentId: 'payment_id = :paymentId',
  from: 'received_at >= :from',
  to: 'received_at < :to',
};

/** Condition and bindings of the filtered events, for the list and its export. */
export const matchingEvents = (filters: WebhookEventFilters) => {
  const { search = '', state = null, paymentId = null } = filters;
  return {
    where: conditionsOf(conditions, filters),
    bindings: { search: containing(search), state, paymentId, ...dayBounds(filters) },
  };
};
