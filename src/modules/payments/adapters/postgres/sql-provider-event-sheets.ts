import { moment, text, whole, type SheetColumn } from '#platform/sheets/sheet.ts';
import type { SheetWords } from '#platform/sheets/sheet-words.ts';
import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import type { ProviderEventSheets } from '../../ports/provider-event-sheets.ts';
import { matchingEvents } from './provider-event-conditions.ts';

const states = ['NEW', 'DONE', 'PARKED', 'IGNORED'] as const;
/** Why an event is parked; what broke in between stands as it was said. */
const reasons = ['UNMATCHED', 'UNREADABLE', 'FOREIGN', 'TYPE', 'MODE'] as const;

/** The payload stays inside. */
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

type Wish = Parameters<ProviderEventSheets['write']>[0];

export const sqlProviderEventSheets = (deps: SheetDeps): ProviderEventSheets =>
  sheetFiles(deps, ({ filters }: Wish, words) => {
    const { where, bindings } = matchingEvents(filters);
    return {
      title: words.head('events'),
      columns: columnsOf(words),
      source: `from provider_events where ${where}`,
      orderBy: 'id',
      bindings,
    };
  });
