import { exportPayments as exportEndpoint } from '#contract/exports.ts';
import { exportOwnPayments } from '#contract/payments.ts';
import { businessDays } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { exportPayments } from '../postgres/export-payments.ts';

/** Exports of payments: the actor's own, or those of the back office. */
export const paymentExportRoutes = (deps: Parameters<typeof exportPayments>[0]): Route[] =>
  [exportEndpoint, exportOwnPayments].map((endpoint) =>
    serve(endpoint, async ({ query: { format, ...query }, caller: { actor, language } }) => {
      const filters = { ...query, ...businessDays(query) };
      return exportDownload(format, await exportPayments(deps, { actor, format, filters, language }));
    }),
  );
