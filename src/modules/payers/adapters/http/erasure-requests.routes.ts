import * as contract from '#contract/payers/erasure-requests.ts';
import type { Database } from '#platform/database/database.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { listErasureRequests } from '../postgres/list-erasure-requests.ts';

/** Calls of administrators about what payers ask for. */
export const erasureRequestRoutes = (deps: Readonly<{ database: Database }>): Route[] => [
  serve(contract.listErasureRequests, ({ caller: { actor } }) => listErasureRequests(deps, actor)),
];
