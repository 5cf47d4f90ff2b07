import { Container } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events, subscription } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { MerchantFactHappened, type MerchantFact } from '#kernel/merchant-fact.ts';
import { Random } from '#kernel/random.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { joinContributions } from '#platform/contributions.ts';
import type { Module } from '#platform/define-module.ts';
import { DatabaseAuditLog } from '#platform/audit/database-audit-log.ts';
import { Config, readConfig } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { resolve } from '#platform/di.ts';
import { InProcessEvents } from '#platform/events/in-process-events.ts';
import { Letters } from '#kernel/letters.ts';
import { Meters, MetersToken } from '#platform/metrics/meters.ts';
import { createHttpApp } from '#platform/http/app.ts';
import { Identify } from '#platform/http/identify.ts';
import { EventStreams } from '#platform/http/event-streams.ts';
import { HttpServer } from '#platform/http/http-server.ts';
import { createLog, Log } from '#platform/log.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';
import { PostgresRateLimits } from '#platform/rate-limits/postgres-rate-limits.ts';
import { noRateLimits, RateLimits } from '#kernel/rate-limits.ts';
import { cryptoRandom } from '#platform/random.ts';
import { SqlOpenMerchants } from '#src/modules/merchants/adapters/postgres/sql-open-merchants.ts';
import { OpenMerchants } from '#modules/users/index.ts';
import { usersModule } from '#src/modules/users/users.module.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { RecordedExports } from '#platform/exports/recorded-exports.ts';
import { messages } from '#messages/message-catalogue.ts';
import { noIdempotencyStore } from '#test/support/no-idempotency-store.ts';
import { noKeys } from '#test/support/no-keys.ts';

export type Answer<T = ErrorBody> = Readonly<{ status: number; headers: Headers; body: T }>;
type RequestOptions = Readonly<{
  token?: string;
  body?: unknown;
  from?: string;
  userAgent?: string;
  language?: string;
}>;

const pepper = 'a pepper for tests, of thirty-two characters';
const publicUrl = 'https://plateno.example';
export const sessionSecret = 'a session secret for tests of enough characters';
/** Cost 4 is the minimum of bcrypt: tests sign in often. */
export const cheapHasher = (cost: number, isFair = false): PasswordHasher =>
  // A long wait: a loaded machine must not fail tests of the queue.
  new PasswordHasher({ pepper, cost, isFair, waitMs: 120_000 });

const configFor = (databaseUrl: string, { rateLimits = false, secondFactor = 'off' }: Options): Config =>
  readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    STRIPE_SECRET_KEY: 'sk_test_unused',
    STRIPE_WEBHOOK_SECRET: 'unused',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'unknown@plateno.example',
    SESSION_SECRET: sessionSecret,
    PASSWORD_PEPPER: pepper,
    SECRETS_KEY: 'pqJnA0dWmCq5oYB1Z7sXv3kLr9uHt2eEf6gTcNwxQyI=',
    RATE_LIMITS: rateLimits ? 'on' : 'off',
    SECOND_FACTOR: secondFactor,
    PUBLIC_URL: publicUrl,
  });

/** The system clock with an offset that a test sets. */
class AdjustableClock implements Clock {
  #aheadMs = 0;
  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }
  advance(minutes: number): void {
    this.#aheadMs += minutes * 60_000;
  }
}

type Options = Readonly<{
  modules?: readonly Module[];
  rateLimits?: boolean;
  hashCost?: number;
  /** Who must have a second factor. */
  secondFactor?: 'off' | 'staff' | 'all';
}>;

/** The module users (and others) served over HTTP, on a database of its own. */
export const createFixture = async (options: Options = {}) => {
  const { modules = [], rateLimits = false, hashCost = 4 } = options;
  const opened = await openTestDatabase();
  const { database, transactions } = opened;
  const clock = new AdjustableClock();
  const events = new InProcessEvents();
  // The module that stores facts is not loaded.
  const facts: MerchantFact[] = [];
  events.subscribe([
    subscription(MerchantFactHappened, async (fact) => void facts.push(fact), { stores: true }),
  ]);
  const hasher = cheapHasher(hashCost, rateLimits);
  const logged: Record<string, unknown>[] = [];
  const write = (line: string): void => void logged.push(JSON.parse(line) as Record<string, unknown>);
  const log = createLog('info', { write });
  const container = new Container();
  container.bind(Config).toConstantValue(configFor(opened.url, options));
  container.bind(PasswordHasher).toConstantValue(hasher);
  const meters = new Meters();
  await meters.open();
  container.bind(MetersToken).toConstantValue(meters);
  container.bind(Log).toConstantValue(log);
  const enqueued: { name: string; data: object }[] = [];
  const jobs: Jobs = {
    enqueue: async ({ name }, data) => void enqueued.push({ name, data }),
  };
  container.bind(Jobs).toConstantValue(jobs);
  container
    .bind(Letters)
    .toConstantValue({ send: () => Promise.reject(new Error('this fixture sends no mail')) });
  container.bind(DatabaseToken).toConstantValue(database);
  container.bind(TransactionsToken).toConstantValue(transactions);
  container.bind(UnitOfWork).toConstantValue(database);
  container.bind(Clock).toConstantValue(clock);
  container.bind(Random).toConstantValue(cryptoRandom);
  container.bind(Events).toConstantValue(events);
  container.bind(Messages).toConstantValue(messages);
  const audit = new DatabaseAuditLog({ database, clock });
  const limits = rateLimits ? new PostgresRateLimits({ transactions }) : noRateLimits;
  container.bind(AuditLog).toConstantValue(audit);
  container.bind(RateLimits).toConstantValue(limits);
  container.bind(ListExports).toConstantValue(new RecordedExports({ limits, audit, clock }));
  const loaded = [usersModule, ...modules];
  for (const module of loaded) module.bind(container);
  // The tables of merchants exist without their module.
  if (!container.isBound(OpenMerchants))
    container
      .bind(OpenMerchants)
      .toConstantValue(new SqlOpenMerchants({ database, config: { operatorMerchantId: null } }));

  const contributions = joinContributions(loaded.map((module) => resolve(container, module.contributions)));
  events.subscribe(contributions.subscriptions);
  const app = createHttpApp({
    routes: contributions.routes,
    webhookRoutes: [],
    identify: resolve(container, Identify),
    identifyKey: noKeys,
    messages,
    readiness: { isDraining: () => false, check: async () => undefined },
    meters,
    log,
    digest: (text) => hasher.digest(text),
    idempotencyStore: noIdempotencyStore,
    pages: [],
    forms: [],
    formTargets: [],
    streams: new EventStreams({ isLive: async () => true }),
    web: { root: '/nonexistent', remember: true, publicUrl: 'https://plateno.example' },
    https: false,
    trustProxy: true,
    apiDocs: false,
    securityContact: undefined,
    clock,
  });
  const server = new HttpServer(() => app.callback());
  const port = await server.listen(0, '127.0.0.1');

  const ask = async <T = ErrorBody>(
    method: string,
    path: string,
    asked: RequestOptions = {},
  ): Promise<Answer<T>> => {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: {
        ...(asked.token === undefined ? {} : { Authorization: `Bearer ${asked.token}` }),
        ...(asked.from === undefined ? {} : { 'X-Forwarded-For': asked.from }),
        ...(asked.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(asked.userAgent === undefined ? {} : { 'User-Agent': asked.userAgent }),
        'Accept-Language': asked.language ?? 'en',
      },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text && JSON.parse(text)) as T };
  };

  return {
    ask,
    origin: `http://127.0.0.1:${port}`,
    clock,
    container,
    contributions,
    /** Enqueued jobs; none runs. */
    enqueued,
    /** The lines of the log. */
    logged,
    database,
    transactions,
    events,
    /** The facts of merchants. */
    facts,
    hasher,
    close: async () => {
      await server.close();
      await hasher.close();
      await opened.close();
    },
  };
};
export type Fixture = Awaited<ReturnType<typeof createFixture>>;
