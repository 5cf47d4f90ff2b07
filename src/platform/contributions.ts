import type { Drain } from './drain-all.ts';
import type { AttentionKind, AuditAction, AuditSubject, SearchKind } from '#contract/module-vocabulary.ts';
import type { ActivityItem } from '#contract/payments/activity.ts';
import type { ActivitySource } from '#kernel/activity-source.ts';
import type { AttentionItem } from '#kernel/attention-item.ts';
import type { Subscription } from '#kernel/events.ts';
import type { Gauge } from '#kernel/gauge.ts';
import { confirmed } from '#kernel/confirmed-violations.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { JobHandler } from '#kernel/jobs.ts';
import type { PersonalDataProvider } from '#kernel/personal-data.ts';
import type { SearchProvider } from '#kernel/search-provider.ts';
import type { LetterWriter } from './mail/letter.ts';
import type { WriteCheck } from './http/check-writes-first.ts';
import type { HomePart } from './http/home-part.ts';
import type { PageForm, RenderedPage } from './http/rendered-pages.ts';
import type { WebhookRoute, Route } from './http/route.ts';

/** What a module or the platform adds to the application besides its API; every other list is optional. */
export type Contributions = Readonly<{
  routes: readonly Route[];
  webhookRoutes?: readonly WebhookRoute[];
  pages?: readonly RenderedPage[];
  formPosts?: readonly PageForm[];
  /** Other origins that a form post may redirect to (CSP `form-action`). */
  formTargets?: readonly string[];
  /** Run on a merchant's write before input is validated. */
  writeChecks?: readonly WriteCheck[];
  jobs?: readonly JobHandler[];
  /** The functions that write the module's letters. */
  letters?: readonly LetterWriter[];
  subscriptions?: readonly Subscription[];
  /** Invariants that the doctor checks. */
  checks?: readonly Invariant[];
  metrics?: readonly Gauge[];
  /** Items that need attention in the back office. */
  attention?: readonly AttentionItem<AttentionKind>[];
  /** Recent events in the activity feed of the back office. */
  activity?: readonly ActivitySource<ActivityItem['type']>[];
  /** Parts of the portal's front page. */
  home?: readonly HomePart[];
  /** Search providers of the back office. */
  search?: readonly SearchProvider<SearchKind>[];
  /** Actions that the module records in the audit log, and the kinds of its records that they are recorded on. */
  auditActions?: readonly AuditAction[];
  auditSubjects?: readonly AuditSubject[];
  personalData?: readonly PersonalDataProvider[];
  /** Run when this process starts to do jobs, after the queue: loops of its own. `closings` end them. */
  workers?: readonly (() => void)[];
  /** Each does what is due in its part and waits for it. @returns how much its part has done since its start */
  drains?: readonly Drain[];
  /** Run after the last request and before the job queue closes. */
  closings?: readonly (() => Promise<void>)[];
}>;

/** All contributions as one, in the order given. */
export const joinContributions = (all: readonly Contributions[]): Required<Contributions> => ({
  routes: all.flatMap(({ routes }) => routes),
  webhookRoutes: all.flatMap(({ webhookRoutes }) => webhookRoutes ?? []),
  pages: all.flatMap(({ pages }) => pages ?? []),
  formPosts: all.flatMap(({ formPosts }) => formPosts ?? []),
  formTargets: all.flatMap(({ formTargets }) => formTargets ?? []),
  writeChecks: all.flatMap(({ writeChecks }) => writeChecks ?? []),
  jobs: all.flatMap(({ jobs }) => jobs ?? []),
  letters: all.flatMap(({ letters }) => letters ?? []),
  subscriptions: all.flatMap(({ subscriptions }) => subscriptions ?? []),
  checks: all.flatMap(({ checks }) => checks ?? []).map(confirmed),
  metrics: all.flatMap(({ metrics }) => metrics ?? []),
  attention: all.flatMap(({ attention }) => attention ?? []),
  activity: all.flatMap(({ activity }) => activity ?? []),
  home: all.flatMap(({ home }) => home ?? []),
  search: all.flatMap(({ search }) => search ?? []),
  auditActions: all.flatMap(({ auditActions }) => auditActions ?? []),
  auditSubjects: all.flatMap(({ auditSubjects }) => auditSubjects ?? []),
  personalData: all.flatMap(({ personalData }) => personalData ?? []),
  workers: all.flatMap(({ workers }) => workers ?? []),
  drains: all.flatMap(({ drains }) => drains ?? []),
  closings: all.flatMap(({ closings }) => closings ?? []),
});
