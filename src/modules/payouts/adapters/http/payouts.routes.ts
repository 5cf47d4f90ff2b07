import * as contract from '#contract/payouts/payouts.ts';
import type { Clock } from '#kernel/clock.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Caller, type Route } from '#platform/http/route.ts';
import type { GetOwnBalance } from '../../application/get-own-balance.ts';
import { exportPayouts } from '../postgres/export-payouts.ts';
import { listPayoutLines, type LineSort } from '../postgres/list-payout-lines.ts';
import { getPayout, getPayoutOfPayment, listPayouts, type PayoutSort } from '../postgres/list-payouts.ts';
import { merchantsOfPayouts } from '../postgres/merchants-of-payouts.ts';
import type { PayoutFilters } from '../postgres/payout-conditions.ts';
import type { PayoutView } from '../postgres/payout-view.ts';
import { presentBalance } from './present-balance.ts';
import { presentLine, presentPayout, presentShortPayout } from './present-payout.ts';

type Deps = Parameters<typeof exportPayouts>[0] &
  Parameters<typeof listPayouts>[0] &
  Readonly<{ clock: Clock; dataViews: DataViews; getOwnBalance: GetOwnBalance }>;

type ListQuery = Parameters<typeof readPage<PayoutSort>>[0] &
  Omit<PayoutFilters, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined };

const listRoutes = (deps: Deps): Route[] => {
  const { messages, dataViews } = deps;
  const list = async (query: ListQuery, { actor, language }: Caller, scope: 'own' | 'back-office') => {
    const requested = readPage(query, 'arrivalOn');
    const filters = { ...query, ...businessDays(query) };
    const page = await listPayouts(deps, { actor, scope, filters, page: requested.page });
    await dataViews.record(
      actor,
      page.items.map(({ merchantId }) => merchantId),
      'PAYMENTS',
    );
    return presentList('payouts', requested, page, (payout) => presentPayout(payout, { messages, language }));
  };
  return [
    serve(contract.listOwnPayouts, ({ query, caller }) => list(query, caller, 'own')),
    serve(contract.listPayouts, ({ query, caller }) => list(query, caller, 'back-office')),
    serve(contract.exportPayouts, async ({ query: { format, ...query }, caller: { actor, language } }) => {
      const filters = { ...query, ...businessDays(query) };
      const file = await exportPayouts(deps, { actor, format, filters, language });
      await dataViews.record(actor, () => merchantsOfPayouts(deps, actor, filters), 'PAYMENTS_FILE');
      return exportDownload(format, file);
    }),
  ];
};

/** Calls about payouts: of merchants about their own, of the back office about those that it sees. */
export const payoutRoutes = (deps: Deps): Route[] => {
  const { database, messages, dataViews, getOwnBalance } = deps;
  const seen = async ({ actor }: Caller, id: number): Promise<PayoutView> => {
    const payout = await getPayout(deps, actor, id);
    await dataViews.record(actor, [payout.merchantId], 'PAYMENTS');
    return payout;
  };
  return [
    ...listRoutes(deps),
    serve(contract.getOwnBalance, async ({ caller: { actor, language } }) =>
      presentBalance(deps, await getOwnBalance.execute({ actor }), language),
    ),
    serve(contract.getPayout, async ({ params: { id }, caller }) =>
      presentPayout(await seen(caller, id), { messages, language: caller.language }),
    ),
    serve(
      contract.listPayoutLines,
      async ({ params: { id: payoutId }, query, caller }) => {
        await seen(caller, payoutId);
        const { kind, review } = query;
        const { sortBy = 'id', sortDir = 'asc' } = query;
        const requested = readPage({ ...query, sortBy: sortBy as LineSort, sortDir }, 'id');
        const page = await listPayoutLines(database, { payoutId, kind, review, page: requested.page });
        return presentList('lines', requested, page, presentLine);
      },
      { find: ({ params: { id }, caller: { actor } }) => getPayout(deps, actor, id) },
    ),
    serve(contract.getPayoutOfPayment, async ({ params: { id }, caller: { actor, language } }) => {
      const payout = await getPayoutOfPayment(deps, actor, id);
      if (payout === null) return null;
      await dataViews.record(actor, [payout.merchantId], 'PAYMENTS');
      return presentShortPayout(payout, { messages, language });
    }),
  ];
};
