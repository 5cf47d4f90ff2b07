import { exportPayments as exportEndpoint } from '#contract/exports.ts';
import { exportOwnPayments } from '#contract/payments/payments.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { businessDays } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { exportPayments } from '../postgres/export-payments.ts';
import { merchantsOfPayments } from '../postgres/merchants-of-payments.ts';

type Deps = Parameters<typeof exportPayments>[0] & Readonly<{ database: Database; dataViews: DataViews }>;

/** Exports of payments: the actor's own, or those of the back office. */
export const paymentExportRoutes = (deps: Deps): Route[] =>
  [exportEndpoint, exportOwnPayments].map((endpoint) =>
    serve(endpoint, async ({ query: { format, ...query }, caller: { actor, language } }) => {
      const filters = { ...query, ...businessDays(query) };
      const file = await exportPayments(deps, { actor, format, filters, language });
      await deps.dataViews.record(actor, () => merchantsOfPayments(deps, actor, filters), 'PAYMENTS_FILE');
      return exportDownload(format, file);
    }),
  );
