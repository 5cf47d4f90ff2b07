import * as contract from '#contract/banking/bank-lines.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { listLines, summariseLines, type LineReads, type LineSort } from '../postgres/list-lines.ts';
import { presentLines, readBankLine } from './read-bank-lines.ts';

type Deps = LineReads & Readonly<{ dataViews: DataViews }>;

/** Calls that read movements: of members about their own, of the back office about those that it sees. */
export const lineRoutes = (deps: Deps): Route[] => [
  serve(contract.listBankLines, async ({ query, caller: { actor } }) => {
    const asked = readPage<LineSort>(query, 'bookedOn');
    const filters = { ...query, ...businessDays(query) };
    const found = await listLines(deps, { actor, filters, page: asked.page });
    const merchantIds = found.items.map(({ merchantId }) => merchantId);
    await deps.dataViews.record(actor, [...new Set(merchantIds)], 'BANK');
    const items = await presentLines(deps, found.items);
    return presentList('bank-lines', asked, { ...found, items }, (line) => line);
  }),
  serve(contract.summariseBankLines, async ({ query, caller: { actor } }) =>
    summariseLines(deps, actor, { ...query, ...businessDays(query) }),
  ),
  serve(contract.getBankLine, async ({ params: { id }, caller: { actor } }) => {
    const line = await readBankLine(deps, actor, id);
    await deps.dataViews.record(actor, [line.merchantId], 'BANK');
    return line;
  }),
];
