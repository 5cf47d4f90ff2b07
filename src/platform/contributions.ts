import type { Concern } from '#kernel/concern.ts';
import type { Subscription } from '#kernel/events.ts';
import type { Finder } from '#kernel/finder.ts';
import type { Gauge } from '#kernel/gauge.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { JobHandler } from '#kernel/jobs.ts';
import type { PersonalDataHolder } from '#kernel/personal-data.ts';
import type { PageForm, RenderedPage } from './http/rendered-pages.ts';
import type { RawRoute, Route } from './http/route.ts';

/** What a module adds to the application besides its API; every other list is optional. */
export type Contributions = Readonly<{
  routes: readonly Route[];
  webhookRoutes?: readonly RawRoute[];
  pages?: readonly RenderedPage[];
  formPosts?: readonly PageForm[];
  jobs?: readonly JobHandler[];
  subscriptions?: readonly Subscription[];
  /** Invariants that the doctor checks. */
  checks?: readonly Invariant[];
  metrics?: readonly Gauge[];
  /** Items that wait for the back office. */
  attention?: readonly Concern[];
  /** Providers of results for the search of the back office. */
  search?: readonly Finder[];
  personalData?: readonly PersonalDataHolder[];
}>;

/** The contributions of all modules as one, in the order of the modules. */
export const joinContributions = (all: readonly Contributions[]): Required<Contributions> => ({
  routes: all.flatMap(({ routes }) => routes),
  webhookRoutes: all.flatMap(({ webhookRoutes }) => webhookRoutes ?? []),
  pages: all.flatMap(({ pages }) => pages ?? []),
  formPosts: all.flatMap(({ formPosts }) => formPosts ?? []),
  jobs: all.flatMap(({ jobs }) => jobs ?? []),
  subscriptions: all.flatMap(({ subscriptions }) => subscriptions ?? []),
  checks: all.flatMap(({ checks }) => checks ?? []),
  metrics: all.flatMap(({ metrics }) => metrics ?? []),
  attention: all.flatMap(({ attention }) => attention ?? []),
  search: all.flatMap(({ search }) => search ?? []),
  personalData: all.flatMap(({ personalData }) => personalData ?? []),
});
