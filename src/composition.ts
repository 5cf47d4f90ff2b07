import path from 'node:path';
import { Container } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { demoAccounts } from '#development/demo-accounts.ts';
import { AuditTrail } from '#platform/audit/audit-trail.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import type { Config } from '#platform/config.ts';
import { resolve, type Key, type Override } from '#platform/di.ts';
import type { createHttpApp } from '#platform/http/app.ts';
import { activityRoute } from '#platform/http/activity-route.ts';
import { attentionRoute } from '#platform/http/attention-route.ts';
import { checkWritesFirst } from '#platform/http/check-writes-first.ts';
import { homeRoute } from '#platform/http/home-route.ts';
import { EventStreams } from '#platform/http/event-streams.ts';
import { IdempotencyStore } from '#platform/http/idempotency-store.ts';
import { HttpServer } from '#platform/http/http-server.ts';
import { Identify, IdentifyKey, IsKeyLive, IsSessionLive } from '#platform/http/identify.ts';
import { installationRoute } from '#platform/http/installation-route.ts';
import { ProviderStatus } from '#platform/http/provider-status.ts';
import type { Route } from '#platform/http/route.ts';
import { searchRoute } from '#platform/http/search-route.ts';
import { JobAdministration } from '#platform/jobs/job-administration.ts';
import { MetricsServer } from '#platform/metrics/metrics-server.ts';
import { joinContributions, type Contributions } from '#platform/contributions.ts';
import type { Module } from '#platform/define-module.ts';
import { drainAll, type Drain } from '#platform/drain-all.ts';
import { platformContributions } from '#platform/platform-contributions.ts';
import { closePlatform, openPlatform, platformModule, type Platform } from '#platform/platform.module.ts';
import { readinessOf } from '#platform/database/readiness.ts';
import { tryAgain } from '#platform/database/try-again.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import { PersonalData } from '#platform/privacy/personal-data.ts';
import { messages } from '#messages/message-catalogue.ts';
import { loadModules, type ModuleName } from './load-modules.ts';

const webRoot = path.resolve(import.meta.dirname, '../dist/web');

/** A running or runnable product; `close` it to release its resources. */
export type Application = Readonly<{
  config: Config;
  routes: readonly Route[];
  /** Contributions of modules and platform; the doctor checks their invariants. */
  contributions: Required<Contributions>;
  /** The personal data of one person in all modules, and its erasure. */
  personalData: PersonalData;
  /** Responses of calls with a key, over HTTP and at the command line. */
  idempotencyStore: IdempotencyStore;
  resolve<T>(key: Key<T>): T;
  /** Starts the HTTP server. @returns the port in use */
  listen(): Promise<number>;
  /** Starts to run jobs. */
  work(): Promise<void>;
  /** Does all that is due in this process, and what follows from it, and waits for it: jobs, webhook events, deliveries. */
  drain: Drain;
  /** Serves metrics and health of this process to operators. @returns the port in use */
  serveMetrics(port: number): Promise<number>;
  /** Fails readiness, waits `graceMs` milliseconds, finishes work in progress and releases all resources. */
  close(graceMs?: number): Promise<void>;
}>;

type Inside = Readonly<{
  config: Config;
  platform: Platform;
  container: Container;
  contributions: Required<Contributions>;
}>;

/** All contributions, with the routes that the composition adds. */
const contributionsOf = (
  { config, platform, container }: Omit<Inside, 'contributions'>,
  modules: readonly Module[],
  http: ReturnType<typeof openHttp>,
): Required<Contributions> => {
  const joined = joinContributions([
    ...modules.map((module) => resolve(container, module.contributions)),
    platformContributions({
      database: platform.database,
      transactions: platform.transactions,
      ...http,
      jobs: resolve(container, JobAdministration),
      printer: resolve(container, HtmlPrinter),
      provider: { isReachable: () => resolve(container, ProviderStatus).isReachable() },
      trail: resolve(container, AuditTrail),
      clock: resolve(container, Clock),
      config,
    }),
  ]);
  const routes = [
    ...checkWritesFirst(joined.routes, joined.writeChecks),
    installationRoute(config, demoAccounts),
    activityRoute(joined.activity),
    attentionRoute(joined.attention),
    homeRoute(joined.home),
    searchRoute(joined.search),
  ];
  return { ...joined, routes };
};

/** What the HTTP server shares with jobs and metrics: stored responses and live-event streams. */
const openHttp = ({ config, platform, container }: Omit<Inside, 'contributions'>) => ({
  idempotencyStore: new IdempotencyStore({
    database: platform.database,
    transactions: platform.transactions,
    sealing: new SecretSealing(config.secondFactors.secretsKeys),
    clock: resolve(container, Clock),
  }),
  streams: new EventStreams({
    isLive: (listener) =>
      listener.kind === 'key'
        ? resolve(container, IsKeyLive)(listener)
        : resolve(container, IsSessionLive)(listener),
    // Without limits a benchmark on one machine counts as one network.
    ...(!config.rateLimits && { settings: { mostPerNetwork: Infinity, mostInAll: Infinity } }),
  }),
});

/** Both servers; the HTTP server's application is created when it listens. */
const openServers = (inside: Inside, http: ReturnType<typeof openHttp>, check: () => Promise<void>) => {
  const {
    config,
    platform,
    contributions: { routes },
  } = inside;
  let app: ReturnType<typeof createHttpApp> | undefined;
  const server = new HttpServer(() => app!.callback());
  const readiness = { isDraining: () => server.isDraining(), check };
  const metrics = new MetricsServer({ meters: platform.meters, readiness });
  const listen = async (): Promise<number> => {
    const { createHttpApp } = await import('#platform/http/app.ts');
    app = createHttpApp({ ...httpOptions(inside), routes, ...http, readiness });
    return server.listen(config.port, config.host);
  };
  return { server, metrics, listen };
};

const httpOptions = ({ config, platform, container, contributions }: Inside) => ({
  webhookRoutes: contributions.webhookRoutes,
  pages: contributions.pages,
  forms: contributions.formPosts,
  identify: resolve(container, Identify),
  identifyKey: resolve(container, IdentifyKey),
  limits: resolve(container, RateLimits),
  messages,
  log: platform.log,
  digest: (text: string) => platform.passwords.digest(text),
  meters: platform.meters,
  web: { root: webRoot, remember: config.mode !== 'development', publicUrl: config.publicUrl },
  formTargets: contributions.formTargets,
  https: config.publicUrl.startsWith('https://'),
  trustProxy: config.trustProxy,
  apiDocs: config.apiDocs,
  securityContact: config.securityContact,
  clock: resolve(container, Clock),
});

type Open = Readonly<{
  server: HttpServer;
  streams: EventStreams;
  metrics: MetricsServer;
  closings: Required<Contributions>['closings'];
}>;

const closing =
  (platform: Platform, { server, streams, metrics, closings }: Open): Application['close'] =>
  async (graceMs = 0) => {
    server.beginDraining();
    if (graceMs > 0) await new Promise((done) => void setTimeout(done, graceMs));
    streams.close();
    await server.close();
    for (const close of closings) await close();
    await platform.jobs.close();
    await metrics.close();
    await closePlatform(platform);
  };

type Composed = Readonly<{
  /** The last module needed; later ones are not loaded. All modules unless given. */
  upTo?: ModuleName | undefined;
}>;

/**
 * Composes the application: the only place that knows every module. Overrides apply before anything is resolved.
 * @example
 * const application = await compose(config);
 * await application.listen();
 */
export const compose = async (
  config: Config,
  overrides: readonly Override[] = [],
  { upTo }: Composed = {},
): Promise<Application> => {
  const modules = await loadModules(upTo);
  const platform = openPlatform(config);
  const container = new Container();
  container.load(platformModule(config, platform));
  for (const module of modules) module.bind(container);
  for (const apply of overrides) apply(container);
  const outside = { config, platform, container };
  const http = openHttp(outside);
  const contributions = contributionsOf(outside, modules, http);
  platform.events.subscribe(contributions.subscriptions);
  platform.letters.know(contributions.letters);
  for (const gauge of contributions.metrics) platform.meters.watch(gauge);
  const check = readinessOf(config, platform.database);
  const { server, metrics, listen } = openServers({ ...outside, contributions }, http, check);
  const { jobs: handlers } = contributions;
  return {
    config,
    contributions,
    routes: contributions.routes,
    personalData: new PersonalData({
      providers: contributions.personalData,
      work: platform.database,
      audit: resolve(container, AuditLog),
    }),
    idempotencyStore: http.idempotencyStore,
    resolve: (key) => resolve(container, key),
    listen: async () => {
      for (const risk of config.risks) platform.log.warn(risk);
      await tryAgain(check);
      await platform.meters.open();
      await tryAgain(() => platform.jobs.open(handlers));
      return listen();
    },
    work: async () => {
      await platform.meters.open();
      await tryAgain(() => platform.jobs.work(handlers));
      for (const start of contributions.workers) start();
    },
    drain: () => drainAll([() => platform.jobs.drain(), ...contributions.drains]),
    serveMetrics: async (port) => {
      (await platform.meters.open()).watchProcess();
      return metrics.listen(port, config.metricsHost);
    },
    close: closing(platform, { server, metrics, streams: http.streams, closings: contributions.closings }),
  };
};
