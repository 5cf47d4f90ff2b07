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
