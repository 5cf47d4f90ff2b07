import { exportProviderEvents } from '#contract/exports.ts';
import * as contract from '#contract/payments/provider-events.ts';
import type { Database } from '#platform/database/database.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import type { RetryWebhookEvent } from '../../application/retry-webhook-event.ts';
import type { WebhookEventView } from '../../domain/webhook-event.ts';
import { exportWebhookEvents } from '../postgres/export-webhook-events.ts';
import { getWebhookEvent, listWebhookEvents } from '../postgres/list-webhook-events.ts';

type Deps = Parameters<typeof exportWebhookEvents>[0] &
  Readonly<{ database: Database; retryWebhookEvent: RetryWebhookEvent }>;

/** Lists every field, so that the payload is not sent. */
const presentEvent = (event: WebhookEventView): WebhookEventView => ({
  id: event.id,
  eventId: event.eventId,
  type: event.type,
  state: event.state,
  reason: event.reason,
  attempts: event.attempts,
  paymentId: event.paymentId,
  receivedAt: event.receivedAt,
  nextAttemptAt: event.nextAttemptAt,
});

export const webhookEventRoutes = (deps: Deps): Route[] => [
  serve(contract.listProviderEvents, async ({ query, caller: { actor } }) => {
    const requested = readPage(query, 'id');
    const filters = { ...query, ...businessDays(query) };
    const events = await listWebhookEvents(deps, { actor, filters, page: requested.page });
    return presentList('provider-events', requested, events, presentEvent);
  }),
  serve(exportProviderEvents, async ({ query: { format, ...query }, caller: { actor, language } }) => {
    const filters = { ...query, ...businessDays(query) };
    return exportDownload(format, await exportWebhookEvents(deps, { actor, format, filters, language }));
  }),
  serve(contract.getProviderEvent, async ({ params, caller: { actor } }) =>
    presentEvent(await getWebhookEvent(deps, actor, params.id)),
  ),
  serve(contract.retryProviderEvent, async ({ params, caller: { actor } }) =>
    presentEvent(await deps.retryWebhookEvent.execute({ actor, inboxId: params.id })),
  ),
];
