import path from 'node:path';
import { Container, ContainerModule } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock, systemClock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import type { Invariant } from '#kernel/invariant.ts';
import { jobHandler, Jobs, jobType } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { ProviderStatus } from '#kernel/provider-status.ts';
import { Random } from '#kernel/random.ts';
import { Sentences } from '#kernel/sentences.ts';
import type { Token } from '#kernel/token.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { demoAccounts } from '#development/demo-accounts.ts';
import { InvoicesParts, invoicesModule } from '#modules/invoices/invoices.module.ts';
import { LinksParts, linksModule } from '#modules/links/links.module.ts';
import { MerchantsParts, merchantsModule } from '#modules/merchants/merchants.module.ts';
import { PaymentsParts, paymentsModule } from '#modules/payments/payments.module.ts';
import { UsersParts, usersModule } from '#modules/users/users.module.ts';
import { AuditTrail } from '#platform/audit/audit-trail.ts';
import { DatabaseAuditLog } from '#platform/audit/database-audit-log.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { openHtmlPrinter } from '#platform/browser/open-html-printer.ts';
import { Config } from '#platform/config.ts';
import { createPool, Database, DatabaseToken } from '#platform/database/database.ts';
import { expectRoleSettings } from '#platform/database/role-settings.ts';
import { Notifications, NotificationsToken } from '#platform/database/notifications.ts';
import { pendingMigrations } from '#platform/database/migrate.ts';
import { provider, resolve, type Key, type Override } from '#platform/di.ts';
import { InProcessEvents } from '#platform/events/in-process-events.ts';
import { auditRoutes } from '#platform/http/audit-routes.ts';
import { attentionRoute } from '#platform/http/attention-route.ts';
import { createHttpApp } from '#platform/http/app.ts';
import { EventStreams } from '#platform/http/event-streams.ts';
import { IdempotentAnswers } from '#platform/http/idempotent-answers.ts';
import { HttpServer } from '#platform/http/http-server.ts';
import { Identify, IsSessionLive } from '#platform/http/identify.ts';
import { installationRoute } from '#platform/http/installation-route.ts';
import { jobRoutes } from '#platform/http/job-routes.ts';
import type { Route } from '#platform/http/route.ts';
import { searchRoute } from '#platform/http/search-route.ts';
import { systemStatusRoute } from '#platform/http/system-status-route.ts';
import { BossJobs } from '#platform/jobs/boss-jobs.ts';
import { jobConcerns } from '#platform/jobs/job-concerns.ts';
import { jobGauges } from '#platform/jobs/job-gauges.ts';
import { KeptJobs } from '#platform/jobs/kept-jobs.ts';
import { createLog, Log } from '#platform/log.ts';
import { Mailer } from '#platform/mail/mailer.ts';
import { SmtpMailer } from '#platform/mail/smtp-mailer.ts';
import { Meters, MetersToken } from '#platform/metrics/meters.ts';
import { MetricsServer } from '#platform/metrics/metrics-server.ts';
import { poolGauge } from '#platform/metrics/pool-gauge.ts';
import { streamGauge } from '#platform/metrics/stream-gauge.ts';
import type { ModuleParts } from '#platform/module-parts.ts';
import { PersonalAudit } from '#platform/audit/personal-audit.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { PersonalData } from '#platform/privacy/personal-data.ts';
import { cryptoRandom } from '#platform/random.ts';
import { noRateLimits, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { PostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts';
import { RecordedExports } from '#platform/sheets/recorded-exports.ts';
import { sentences } from '#words/sentences.ts';

/** The ladder: each module knows only those before it. */
const modules: readonly [ContainerModule, Token<ModuleParts>][] = [
  [usersModule, UsersParts],
  [merchantsModule, MerchantsParts],
  [linksModule, LinksParts],
  [paymentsModule, PaymentsParts],
  [invoicesModule, InvoicesParts],
];

/** Answers kept for repeated requests are forgotten after a day. */
const purgeAnswers = jobType('platform.purge-answers', 0);

const webRoot = path.resolve(import.meta.dirname, '../dist/web');

/** What this process holds open, in the order in which it is let go. */
const openPlatform = (config: Config) => {
  const log = createLog(config.logLevel);
  const { url, directUrl, replicaUrl, statementTimeoutMs, isPooled } = config.database;
  const database = new Database(createPool(url, 8, { statementTimeoutMs, isPooled }), {
    isPooled,
    ...(replicaUrl !== undefined && {
      replica: createPool(replicaUrl, 4, { statementTimeoutMs, isReadOnly: true }),
    }),
  });
  const meters = new Meters();
  return {
    log,
    database,
    meters,
    notifications: new Notifications({ database, log, url: directUrl }),
    jobs: new BossJobs({ database, log, meters, url }),
    events: new InProcessEvents(),
    printer: openHtmlPrinter(config),
    mailer: new SmtpMailer(config.mail),
    passwords: new PasswordHasher(config.passwords),
  };
};
type Platform = ReturnType<typeof openPlatform>;

const platformModule = (config: Config, platform: Platform): ContainerModule =>
  new ContainerModule((options) => {
    const provide = provider(options);
    const { database, log } = platform;
    provide.value(Config, config);
    provide.value(Log, log);
    provide.value(DatabaseToken, database);
    provide.value(NotificationsToken, platform.notifications);
    provide.value(MetersToken, platform.meters);
    provide.value(UnitOfWork, database);
    provide.value(Clock, systemClock);
    provide.value(Random, cryptoRandom);
    provide.value(Sentences, sentences);
    provide.value(Events, platform.events);
    provide.value(Jobs, platform.jobs);
    provide.value(HtmlPrinter, platform.printer);
    provide.value(Mailer, platform.mailer);
    provide.value(PasswordHasher, platform.passwords);
    provide.value(RateLimits, config.rateLimits ? new PostgresRateLimits({ database }) : noRateLimits);
    provide.class(ListExports, RecordedExports, { limits: RateLimits, audit: AuditLog, clock: Clock });
    const files = { database: DatabaseToken, config: Config, sentences: Sentences, exports: ListExports };
    provide.class(AuditTrail, AuditTrail, files);
    provide.factory(KeptJobs, (deps) => new KeptJobs({ ...deps, jobs: platform.jobs }), {
      ...files,
      audit: AuditLog,
    });
    provide.class(AuditLog, DatabaseAuditLog, { database: DatabaseToken, clock: Clock });
  });

/** Ready when the database answers and has had every migration; the latter is asked until it has been so once. */
const readinessOf = (config: Config, database: Database) => {
  let isMigrated = false;
  return async (): Promise<void> => {
    await database.rows('select 1');
    if (!isMigrated && config.database.isPooled) await expectRoleSettings(database);
    isMigrated ||= (await pendingMigrations(config.database.url)).length === 0;
    if (!isMigrated) throw new Error('migrations are pending');
  };
};

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

/** Puts the product together: the only place that knows everyone. Overrides are made before anything is resolved. */
export const compose = (config: Config, overrides: readonly Override[] = []): Application => {
  const platform = openPlatform(config);
  const container = new Container();
  container.load(platformModule(config, platform), ...modules.map(([module]) => module));
  for (const apply of overrides) apply(container);
  const parts = modules.map(([, key]) => resolve(container, key));
  platform.events.subscribe(parts.flatMap(({ subscriptions }) => subscriptions ?? []));
  const keptJobs = resolve(container, KeptJobs);
  const routes = [
    ...parts.flatMap((part) => part.routes),
    installationRoute(config, demoAccounts),
    ...jobRoutes(keptJobs),
    attentionRoute([...parts.flatMap(({ concerns }) => concerns ?? []), ...jobConcerns(keptJobs)]),
    searchRoute(parts.flatMap(({ finders }) => finders ?? [])),
    ...auditRoutes(resolve(container, AuditTrail)),
    systemStatusRoute({ database: platform.database, provider: resolve(container, ProviderStatus) }),
  ];
  const check = readinessOf(config, platform.database);
  const answers = new IdempotentAnswers({ database: platform.database, clock: resolve(container, Clock) });
  const handlers = [
    ...parts.flatMap(({ jobs }) => jobs ?? []),
    jobHandler(purgeAnswers, async () => void (await answers.purge()), '17 * * * *'),
  ];
  const streams = new EventStreams({ isLive: resolve(container, IsSessionLive) });
  const gauges = [
    poolGauge(platform.database),
    streamGauge(streams),
    ...jobGauges(platform.database),
    ...parts.flatMap((part) => part.gauges ?? []),
  ];
  for (const gauge of gauges) platform.meters.watch(gauge);
  const server = new HttpServer(() => app.callback());
  const readiness = { isDraining: () => server.isDraining(), check };
  const metrics = new MetricsServer({ meters: platform.meters, readiness });
  const app = createHttpApp({
    routes,
    rawRoutes: parts.flatMap(({ rawRoutes }) => rawRoutes ?? []),
    identify: resolve(container, Identify),
    answers,
    streams,
    sentences,
    readiness,
    log: platform.log,
    meters: platform.meters,
    web: { root: webRoot, remember: config.mode === 'production', publicUrl: config.publicUrl },
    pages: parts.flatMap(({ pages }) => pages ?? []),
    forms: parts.flatMap(({ forms }) => forms ?? []),
    formTargets: [
      'https://checkout.stripe.com',
      ...(config.companions.sandboxUrl ? [new URL(config.companions.sandboxUrl).origin] : []),
    ],
    https: config.publicUrl.startsWith('https://'),
    trustProxy: config.trustProxy,
  });
  return {
    config,
    routes,
    personalData: new PersonalData({
      holders: [...parts.flatMap((part) => part.personalData ?? []), new PersonalAudit(platform)],
      work: platform.database,
      audit: resolve(container, AuditLog),
    }),
    invariants: parts.flatMap(({ invariants }) => invariants ?? []),
    resolve: (key) => resolve(container, key),
    listen: async () => {
      await check();
      await platform.jobs.open(handlers);
      return server.listen(config.port, config.host);
    },
    work: () => platform.jobs.work(handlers),
    measure: (port) => {
      platform.meters.watchProcess();
      return metrics.listen(port, config.host);
    },
    close: async (graceMs = 0) => {
      server.beginDraining();
      if (graceMs > 0) await new Promise((done) => void setTimeout(done, graceMs));
      streams.close();
      await server.close();
      await platform.jobs.close();
      await metrics.close();
      await Promise.all([
        platform.printer.close(),
        platform.passwords.close(),
        platform.notifications.close(),
      ]);
      await platform.database.close();
    },
  };
};
