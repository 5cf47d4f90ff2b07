import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import { moment, text, whole, type SheetColumn } from '#platform/sheets/sheet.ts';
import type { SheetWords } from '#platform/sheets/sheet-words.ts';
import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import { matchingEvents, type WebhookEventFilters } from './webhook-event-conditions.ts';

const states = ['NEW', 'DONE', 'PARKED', 'IGNORED'] as const;
/** Reasons with a text of their own; others are shown as they are stored. */
const reasons = ['UNMATCHED', 'UNREADABLE', 'FOREIGN', 'TYPE', 'MODE'] as const;

/** Without the payload. */
const columnsOf = ({ head, values }: SheetWords): SheetColumn[] => {
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

/** Webhook events as a file, in the order of arrival, from one snapshot. @throws SignInNeeded, NotAllowed, RateLimited */
export const exportWebhookEvents = async (
  { exports, ...deps }: SheetDeps & Readonly<{ exports: ListExports }>,
  request: ExportWish<WebhookEventFilters>,
): Promise<ExportedFile> => {
  mustHaveRole(request.actor, 'ADMIN');
  const fileName = await exports.begin('provider-events', request);
  const files = sheetFiles(deps, ({ filters }: ExportWish<WebhookEventFilters>, words) => {
    const { where, bindings } = matchingEvents(filters);
    return {
      title: words.head('events'),
      columns: columnsOf(words),
      source: `from provider_events where ${where}`,
      orderBy: 'id',
      bindings,
    };
  });
  return { fileName, content: files.write(request) };
};
