import path from 'node:path';
import { Container } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import type { Invariant } from '#kernel/invariant.ts';
import { jobHandler, jobType } from '#kernel/jobs.ts';
import { ProviderStatus } from '#kernel/provider-status.ts';
import { demoAccounts } from '#development/demo-accounts.ts';
import { AuditTrail } from '#platform/audit/audit-trail.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { printerConcern, printerGauge } from '#platform/browser/printer-concern.ts';
import type { Config } from '#platform/config.ts';
import { resolve, type Key, type Override } from '#platform/di.ts';
import type { createHttpApp } from '#platform/http/app.ts';
import { auditRoutes } from '#platform/http/audit-routes.ts';
import { attentionRoute } from '#platform/http/attention-route.ts';
import { checkWritersFirst } from '#platform/http/check-writers-first.ts';
import { documentTextsRoute } from '#platform/http/document-texts-route.ts';
import { EventStreams } from '#platform/http/event-streams.ts';
import { IdempotentAnswers } from '#platform/http/idempotent-answers.ts';
import { HttpServer } from '#platform/http/http-server.ts';
import { Identify, IsSessionLive } from '#platform/http/identify.ts';
import { installationRoute } from '#platform/http/installation-route.ts';
import { jobRoutes } from '#platform/http/job-routes.ts';
import type { Route } from '#platform/http/route.ts';
import { searchRoute } from '#platform/http/search-route.ts';
import { systemStatusRoute } from '#platform/http/system-status-route.ts';
import { jobConcerns } from '#platform/jobs/job-concerns.ts';
import { jobGauges } from '#platform/jobs/job-gauges.ts';
import { KeptJobs } from '#platform/jobs/kept-jobs.ts';
import { MetricsServer } from '#platform/metrics/metrics-server.ts';
import { poolGauge } from '#platform/metrics/pool-gauge.ts';
import { streamGauge } from '#platform/metrics/stream-gauge.ts';
import { joinContributions, type Contributions } from '#platform/contributions.ts';
import type { Module } from '#platform/define-module.ts';
import { PersonalAudit } from '#platform/audit/personal-audit.ts';
import { letGo, openPlatform, platformModule, type Platform } from '#platform/platform.module.ts';
import { readinessOf } from '#platform/database/readiness.ts';
import { PersonalData } from '#platform/privacy/personal-data.ts';
import { sentences } from '#words/sentences.ts';

/** In dependency order: each module knows only those before it. A file is loaded when its module is needed. */
const moduleFiles = {
  users: async () => (await import('#modules/users/users.module.ts')).usersModule,
  merchants: async () => (await import('#modules/merchants/merchants.module.ts')).merchantsModule,
  links: async () => (await import('#modules/links/links.module.ts')).linksModule,
  payments: async () => (await import('#modules/payments/payments.module.ts')).paymentsModule,
  invoices: async () => (await import('#modules/invoices/invoices.module.ts')).invoicesModule,
} as const satisfies Readonly<Record<string, () => Promise<Module>>>;
export type ModuleName = keyof typeof moduleFiles;
const moduleNames = Object.keys(moduleFiles) as ModuleName[];

/** @param last the rightmost module that is needed: those to its left come along */
const loadModules = (last: ModuleName): Promise<Module[]> =>
  Promise.all(moduleNames.slice(0, moduleNames.indexOf(last) + 1).map((name) => moduleFiles[name]()));

/** Answers kept for repeated requests are forgotten after a day. */
const purgeAnswers = jobType('platform.purge-answers', 0);

const webRoot = path.resolve(import.meta.dirname, '../dist/web');

export type Application = Readonly<{
  config: Config;
  routes: readonly Route[];
  /** What the doctor examines (reliability, "Invariants"). */
  invariants: readonly Invariant[];
  /** What is kept about one person, and its erasure. */
  personalData: PersonalData;
  resolve<T>(key: Key<T>): T;
  /** Answers HTTP. @returns the port in use */
  listen(): Promise<number>;
  /** Does jobs. */
  work(): Promise<void>;
  /** Tells operators the figures and the health of this process. @returns the port in use */
  measure(port: number): Promise<number>;
  /** Readiness fails, a grace, then everything under way is finished and let go. */
  close(graceMs?: number): Promise<void>;
}>;

type Inside = Readonly<{
  config: Config;
  platform: Platform;
  container: Container;
  contributions: Required<Contributions>;
}>;

const routesOf = ({ config, platform, container, contributions }: Inside): readonly Route[] => {
  const keptJobs = resolve(container, KeptJobs);
  const printer = resolve(container, HtmlPrinter);
  return [
    ...checkWritersFirst(contributions.routes, async (actor) => {
      const { MerchantDirectory, mustNotBeSuspended } = await import('#modules/merchants/index.ts');
      await mustNotBeSuspended(actor, resolve(container, MerchantDirectory));
    }),
    installationRoute(config, demoAccounts),
    documentTextsRoute(),
    ...jobRoutes(keptJobs),
    attentionRoute([...contributions.attention, ...jobConcerns(keptJobs), printerConcern(printer)]),
    searchRoute(contributions.search),
    ...auditRoutes(resolve(container, AuditTrail)),
    systemStatusRoute({
      database: platform.database,
      provider: { isReachable: () => resolve(container, ProviderStatus).isReachable() },
      printer,
    }),
  ];
};

/** The HTTP side: both servers, with the streams and the stored responses that end and age with them. */
const openServers = (inside: Inside, routes: readonly Route[], check: () => Promise<void>) => {
  const { config, platform, container } = inside;
  const answers = new IdempotentAnswers({
    database: platform.database,
    presence: platform.presence,
    clock: resolve(container, Clock),
  });
  const streams = new EventStreams({
    isLive: (sessionId) => resolve(container, IsSessionLive)(sessionId),
    // Without limits a bench on one machine is one network.
    ...(!config.rateLimits && { settings: { mostPerNetwork: Infinity, mostInAll: Infinity } }),
  });
  let app: ReturnType<typeof createHttpApp> | undefined;
  const server = new HttpServer(() => app!.callback());
  const readiness = { isDraining: () => server.isDraining(), check };
  const metrics = new MetricsServer({ meters: platform.meters, readiness });
  const listen = async (): Promise<number> => {
    const { createHttpApp } = await import('#platform/http/app.ts');
    app = createHttpApp({ ...httpOptions(inside), routes, answers, streams, readiness });
    return server.listen(config.port, config.host);
  };
  return { answers, streams, server, metrics, listen };
};

const httpOptions = ({ config, platform, container, contributions }: Inside) => ({
  rawRoutes: contributions.webhookRoutes,
  pages: contributions.pages,
  forms: contributions.formPosts,
  identify: resolve(container, Identify),
  sentences,
  log: platform.log,
  meters: platform.meters,
  web: { root: webRoot, remember: config.mode !== 'development', publicUrl: config.publicUrl },
  formTargets: [
    'https://checkout.stripe.com',
    ...(config.companions.sandboxUrl ? [new URL(config.companions.sandboxUrl).origin] : []),
  ],
  https: config.publicUrl.startsWith('https://'),
  trustProxy: config.trustProxy,
  apiDocs: config.apiDocs,
  securityContact: config.securityContact,
  clock: resolve(container, Clock),
});

const watch = (
  { platform: { meters, database, transactions }, container, contributions }: Inside,
  streams: EventStreams,
): void => {
  const gauges = [
    poolGauge(transactions),
    streamGauge(streams),
    printerGauge(resolve(container, HtmlPrinter)),
    ...jobGauges(database),
    ...contributions.metrics,
  ];
  for (const gauge of gauges) meters.watch(gauge);
};

type Doors = Readonly<{ server: HttpServer; streams: EventStreams; metrics: MetricsServer }>;

const closing =
  (platform: Platform, { server, streams, metrics }: Doors): Application['close'] =>
  async (graceMs = 0) => {
    server.beginDraining();
    if (graceMs > 0) await new Promise((done) => void setTimeout(done, graceMs));
    streams.close();
    await server.close();
    await platform.jobs.close();
    await metrics.close();
    await letGo(platform);
  };

type Composed = Readonly<{
  /** The rightmost module that is needed; a command loads no more. All modules when left out. */
  upTo?: ModuleName;
}>;

/** Puts the product together: the only place that knows every module. Overrides apply before anything is resolved. */
export const compose = async (
  config: Config,
  overrides: readonly Override[] = [],
  { upTo = 'invoices' }: Composed = {},
): Promise<Application> => {
  const modules = await loadModules(upTo);
  const platform = openPlatform(config);
  const container = new Container();
  container.load(platformModule(config, platform));
  for (const module of modules) module.bind(container);
  for (const apply of overrides) apply(container);
  const contributions = joinContributions(modules.map((module) => resolve(container, module.contributions)));
  platform.events.subscribe(contributions.subscriptions);
  const inside: Inside = { config, platform, container, contributions };
  const routes = routesOf(inside);
  const check = readinessOf(config, platform.database);
  const { answers, streams, server, metrics, listen } = openServers(inside, routes, check);
  watch(inside, streams);
  const handlers = [
    ...contributions.jobs,
    jobHandler(purgeAnswers, async () => void (await answers.purge()), '17 * * * *'),
  ];
  return {
    config,
    routes,
    personalData: new PersonalData({
      holders: [...contributions.personalData, new PersonalAudit(platform)],
      work: platform.database,
      audit: resolve(container, AuditLog),
    }),
    invariants: contributions.checks,
    resolve: (key) => resolve(container, key),
    listen: async () => {
      for (const risk of config.risks) platform.log.warn(risk);
      await check();
      await platform.meters.open();
      await platform.jobs.open(handlers);
      return listen();
    },
    work: async () => {
      await platform.meters.open();
      await platform.jobs.work(handlers);
    },
    measure: async (port) => {
      (await platform.meters.open()).watchProcess();
      return metrics.listen(port, config.metricsHost);
    },
    close: closing(platform, { server, streams, metrics }),
  };
};
