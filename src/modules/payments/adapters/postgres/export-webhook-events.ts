import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { moment, text, whole, type ExportColumn } from '#platform/exports/export.ts';
import type { ExportMessages } from '#platform/exports/export-messages.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import { matchingEvents, type WebhookEventFilters } from './webhook-event-conditions.ts';

const states = ['NEW', 'DONE', 'PARKED', 'IGNORED'] as const;
/** Reasons with a translated text; others are exported as stored. */
const reasons = ['UNMATCHED', 'UNREADABLE', 'FOREIGN', 'TYPE', 'MODE'] as const;

/** All columns but the payload. */
const columnsOf = ({ head, values }: ExportMessages): ExportColumn[] => {
  const state = values('event', states);
  const reason = values('event-reason', reasons);
  return [
    whole('id', head('id'), 'id'),
    text('eventId', head('provider-id'), 30, 'event_id'),
    moment('receivedAt', head('received'), 'received_at'),
    text('type', head('type'), 30, 'type'),
    text('state', head('status'), 14, state('state')),
    text('reason', head('reason'), 40, reason('reason')),
    whole('paymentId', head('payment'), 'payment_id'),
    whole('attempts', head('attempts'), 'attempts'),
    moment('nextAttemptAt', head('next-attempt'), 'next_attempt_at'),
  ];
};

/** Exports webhook events in order of arrival, from one database snapshot. @throws SignInNeeded, NotAllowed, RateLimited */
export const exportWebhookEvents = async (
  { exports, ...deps }: ExportDeps & Readonly<{ exports: ListExports }>,
  request: ExportRequest<WebhookEventFilters>,
): Promise<ExportedFile> => {
  mustHaveRole(request.actor, 'ADMIN');
  const fileName = await exports.begin('provider-events', request);
  const files = exportFiles(deps, ({ filters }: ExportRequest<WebhookEventFilters>, messages) => {
    const { where, bindings } = matchingEvents(filters);
    return {
      title: messages.head('events'),
      columns: columnsOf(messages),
      source: `from provider_events where ${where}`,
      orderBy: 'id',
      bindings,
    };
  });
  return { fileName, content: files.write(request) };
};
