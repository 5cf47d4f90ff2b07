import type { SearchKind } from '#contract/module-vocabulary.ts';
import { searchRecords } from '#contract/search.ts';
import { hasRole, mustHaveRole } from '#kernel/actor.ts';
import type { SearchProvider } from '#kernel/search-provider.ts';
import { serve, type Route } from './route.ts';

/** Results of each kind; the lists show all of them. */
const limit = 5;

/** The search of the back office over all providers. */
export const searchRoute = (providers: readonly SearchProvider<SearchKind>[]): Route =>
  serve(searchRecords, async ({ query: { search }, caller: { actor } }) => {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
    const allowed = providers.filter(({ roles }) => hasRole(actor, ...roles));
    const found = allowed.map(async ({ kind, find }) =>
      (await find({ actor, search, limit })).map((result) => ({ kind, ...result })),
    );
    return (await Promise.all(found)).flat();
  });
