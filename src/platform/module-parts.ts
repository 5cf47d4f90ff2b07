import type { Concern } from '#kernel/concern.ts';
import type { Subscription } from '#kernel/events.ts';
import type { Finder } from '#kernel/finder.ts';
import type { Gauge } from '#kernel/gauge.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { JobHandler } from '#kernel/jobs.ts';
import type { PersonalDataHolder } from '#kernel/personal-data.ts';
import type { PageForm, RenderedPage } from './http/rendered-pages.ts';
import type { RawRoute, Route } from './http/route.ts';

/** What a module gives to the composition root: all of it on one screen in `<module>.module.ts`. */
export type ModuleParts = Readonly<{
  routes: readonly Route[];
  rawRoutes?: readonly RawRoute[];
  pages?: readonly RenderedPage[];
  forms?: readonly PageForm[];
  jobs?: readonly JobHandler[];
  subscriptions?: readonly Subscription[];
  invariants?: readonly Invariant[];
  gauges?: readonly Gauge[];
  concerns?: readonly Concern[];
  finders?: readonly Finder[];
  personalData?: readonly PersonalDataHolder[];
}>;

/** The parts of all modules as one, in the order of the ladder. */
export const joinParts = (parts: readonly ModuleParts[]): Required<ModuleParts> => ({
  routes: parts.flatMap(({ routes }) => routes),
  rawRoutes: parts.flatMap(({ rawRoutes }) => rawRoutes ?? []),
  pages: parts.flatMap(({ pages }) => pages ?? []),
  forms: parts.flatMap(({ forms }) => forms ?? []),
  jobs: parts.flatMap(({ jobs }) => jobs ?? []),
  subscriptions: parts.flatMap(({ subscriptions }) => subscriptions ?? []),
  invariants: parts.flatMap(({ invariants }) => invariants ?? []),
  gauges: parts.flatMap(({ gauges }) => gauges ?? []),
  concerns: parts.flatMap(({ concerns }) => concerns ?? []),
  finders: parts.flatMap(({ finders }) => finders ?? []),
  personalData: parts.flatMap(({ personalData }) => personalData ?? []),
});
