import * as contract from '#contract/imports/archive-imports.ts';
import type { Database } from '#platform/database/database.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { listArchiveImports } from '../postgres/list-archive-imports.ts';

/** Calls of the back office about merchants that came with an archive. */
export const archiveImportRoutes = (deps: Readonly<{ database: Database }>): Route[] => [
  serve(contract.listArchiveImports, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'importedAt');
    const found = await listArchiveImports(deps, { actor, filters: query, page: asked.page });
    return presentList('archive-imports', asked, found, (one) => one);
  }),
];
