import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { WebhookEventNotFound } from '../../domain/failures.ts';
import type { WebhookEventView } from '../../domain/webhook-event.ts';
import { matchingEvents, type WebhookEventFilters } from './webhook-event-conditions.ts';

type Deps = Readonly<{ database: Database }>;

const columns = `id, event_id as "eventId", type, state, reason, attempts, payment_id as "paymentId",
  received_at as "receivedAt", next_attempt_at as "nextAttemptAt"`;

const sortColumns = { id: 'id', type: 'type', state: 'state', receivedAt: 'received_at' } as const;

type Query = Readonly<{
  actor: Actor;
  filters: WebhookEventFilters;
  page: PageRequest<keyof typeof sortColumns>;
}>;

/** Lists webhook events without payloads. @throws SignInNeeded, NotAllowed */
export const listWebhookEvents = async (
  { database }: Deps,
  { actor, filters, page }: Query,
): Promise<Page<WebhookEventView>> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  const list = { columns, source: 'provider_events', ...matchingEvents(filters), idColumn: 'id' };
  return keysetPage(database, { ...list, sortColumn: sortColumns[page.sortBy] }, page);
};

/** @throws SignInNeeded, NotAllowed, WebhookEventNotFound */
export const getWebhookEvent = async (
  { database }: Deps,
  actor: Actor,
  id: number,
): Promise<WebhookEventView> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  const [event] = await database.rows<WebhookEventView>(
    `select ${columns} from provider_events where id = :id`,
    { id },
  );
  if (event === undefined) throw new WebhookEventNotFound();
  return event;
};
