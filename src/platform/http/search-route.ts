import { searchEverything } from '#contract/search.ts';
import { hasRole } from '#kernel/actor.ts';
import type { Finder } from '#kernel/finder.ts';
import { serve, type Route } from './route.ts';

/** Of each kind: whoever wants more goes to the list. */
const limit = 5;

export const searchRoute = (finders: readonly Finder[]): Route =>
  serve(searchEverything, async ({ query: { search }, caller: { actor } }) => {
    const asked = finders.filter(({ roles }) => hasRole(actor, ...roles));
    return (await Promise.all(asked.map(({ find }) => find({ actor, search, limit })))).flat();
  });
