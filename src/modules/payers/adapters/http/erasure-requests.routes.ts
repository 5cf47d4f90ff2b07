import * as contract from '#contract/payers/erasure-requests.ts';
import type { Database } from '#platform/database/database.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { listErasureRequests } from '../postgres/list-erasure-requests.ts';

/** Calls of administrators about what payers ask for. */
export const erasureRequestRoutes = (deps: Readonly<{ database: Database }>): Route[] => [
  serve(contract.listErasureRequests, async ({ query, caller: { actor } }) => {
    const asked = readPage({ sortDir: 'asc', ...query }, 'askedAt');
    const found = await listErasureRequests(deps, { actor, filters: query, page: asked.page });
    return presentList('erasure-requests', asked, found, (request) => request);
  }),
];
