import { exportProviderEvents } from '#contract/exports.ts';
import * as contract from '#contract/provider-events.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { sheetDownload } from '#platform/http/sheet-download.ts';
import type { ExportSignals } from '../../application/export-signals.ts';
import type { ListSignals } from '../../application/list-signals.ts';
import type { RetrySignal } from '../../application/retry-signal.ts';
import type { ShowSignal } from '../../application/show-signal.ts';
import type { ProviderEventView } from '../../ports/provider-event-views.ts';

type Deps = Readonly<{
  listSignals: ListSignals;
  exportSignals: ExportSignals;
  showSignal: ShowSignal;
  retrySignal: RetrySignal;
}>;

/** Whitelisted: the payload stays inside. */
const presentEvent = (event: ProviderEventView): ProviderEventView => ({
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

export const providerEventRoutes = ({
  listSignals,
  exportSignals,
  showSignal,
  retrySignal,
}: Deps): Route[] => [
  serve(contract.listProviderEvents, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'id');
    const filters = { ...query, ...businessDays(query) };
    const events = await listSignals.execute({ actor, filters, page: asked.page });
    return presentList('provider-events', asked, events, presentEvent);
  }),
  serve(exportProviderEvents, async ({ query: { format, ...query }, caller: { actor, language } }) => {
    const filters = { ...query, ...businessDays(query) };
    return sheetDownload(format, await exportSignals.execute({ actor, format, filters, language }));
  }),
  serve(contract.getProviderEvent, async ({ params: { id: inboxId }, caller: { actor } }) =>
    presentEvent(await showSignal.execute({ actor, inboxId })),
  ),
  serve(contract.retryProviderEvent, async ({ params: { id: inboxId }, caller: { actor } }) =>
    presentEvent(await retrySignal.execute({ actor, inboxId })),
  ),
];
