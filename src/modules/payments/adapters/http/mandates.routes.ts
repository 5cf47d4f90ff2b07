import * as contract from '#contract/payments/card-mandates.ts';
import { mustHaveRole } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { readableMandates } from '../../application/mandates/policies.ts';
import type { StopMandate } from '../../application/mandates/stop-mandate.ts';
import { getMandate, listMandates, type MandateReads } from '../postgres/list-mandates.ts';
import { keptCardOf, presentMandate, type KeptCardReads } from './present-mandate.ts';

type Deps = MandateReads & KeptCardReads & Readonly<{ dataViews: DataViews; stopMandate: StopMandate }>;

/** Cards that stay: of merchants, of the back office, and of payers by the link of their mails. */
export const mandateRoutes = (deps: Deps): Route[] => {
  const { dataViews, stopMandate } = deps;
  return [
    serve(contract.listOwnMandates, async ({ query, caller: { actor } }) => {
      const asked = readPage(query, 'agreedAt');
      const visible = [mustHold(actor, 'EXPORT', 'schedules:read')];
      const found = await listMandates(deps, { visible, filters: query, page: asked.page });
      return presentList('card-mandates', asked, found, presentMandate);
    }),
    serve(contract.listMandates, async ({ query, caller: { actor } }) => {
      mustHaveRole(actor, 'ADMIN', 'SUPPORT');
      const asked = readPage(query, 'agreedAt');
      const visible = await readableMandates(deps, actor);
      const found = await listMandates(deps, { visible, filters: query, page: asked.page });
      const merchantIds = found.items.map(({ merchantId }) => merchantId);
      await dataViews.record(actor, [...new Set(merchantIds)], 'PAYMENTS');
      return presentList('card-mandates', asked, found, presentMandate);
    }),
    serve(contract.getMandate, async ({ params: { id }, caller: { actor } }) => {
      const mandate = await getMandate(deps, actor, id);
      await dataViews.record(actor, [mandate.merchantId], 'PAYMENTS');
      return presentMandate(mandate);
    }),
    serve(
      contract.endMandate,
      async ({ params: { id: mandateId }, caller: { actor } }) => {
        await stopMandate.execute({ actor, mandateId });
        return presentMandate(await getMandate(deps, actor, mandateId));
      },
      { find: ({ params: { id }, caller: { actor } }) => stopMandate.mustBeStoppable(actor, id) },
    ),
    serve(contract.getKeptCard, async ({ params: { token }, caller: { ip } }) => {
      await stopMandate.findForPayer({ token, ip });
      return keptCardOf(deps, token);
    }),
    serve(
      contract.stopKeptCard,
      async ({ params: { token }, caller: { actor, ip } }) => {
        await stopMandate.byPayer({ actor, token, ip });
        return keptCardOf(deps, token);
      },
      { find: ({ params: { token }, caller: { ip } }) => stopMandate.findForPayer({ token, ip }) },
    ),
  ];
};

/** Reads through the query and the presenter of the GET. */
export const mandateSnapshots = (deps: MandateReads): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) =>
    presentMandate(await getMandate(deps, programOf(merchantId), Number(subjectId))),
});
