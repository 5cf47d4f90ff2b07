import path from 'node:path';
import { token } from '#kernel/token.ts';
import { configProblems } from './config-problems.ts';
import { configRisks } from './config-risks.ts';
import { environment, type Environment } from './config-variables.ts';
import { ecbRatesUrl } from './config-variables/rates-variables.ts';
import { webhookSecretsIn } from './config-variables/payment-variables.ts';
import { readSecretsKeys, splitSecrets } from './config-variables/security-variables.ts';
import { withSecretFiles } from './secret-files.ts';

/** The configuration of a process, parsed and checked by `readConfig`. */
export type Config = Readonly<{
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** The network interface of `/metrics`. */
  metricsHost: string;
  metricsPort: number;
  /**
   * One above the server's, because both may run on one machine; 0 (any free port) in development, where several
   * workers may run.
   */
  workerMetricsPort: number;
  /** Base of links, return URLs and QR codes; without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** The last hash of every document series is appended to this file each night. */
  anchorFile: string;
  /** The Commission's service of VAT numbers (VIES); unset: never asked. */
  viesUrl: string | undefined;
  /** Where anchors are posted, too; null: nowhere. */
  anchorUrl: string | null;
  /** The first signs anchors, every one verifies. */
  anchorKeys: readonly Uint8Array[];
  database: Readonly<{
    url: string;
    migratorUrl: string;
    /** Bypasses any pooler: for LISTEN, session locks and long exports. */
    directUrl: string;
    /** `url` is a pooler in transaction mode: no session state, no named statements. */
    isPooled: boolean;
    /** May be behind the primary; for lists and exports that no decision depends on. */
    replicaUrl: string | undefined;
    /** Limit of one statement in milliseconds; unset: the limit for requests. */
    statementTimeoutMs?: number;
  }>;
  stripe: Readonly<{
    secretKey: string;
    /** Two during a rotation; each is accepted. */
    webhookSecrets: readonly string[];
    /** Of the endpoint for connected accounts; empty: its events are refused. */
    connectWebhookSecrets: readonly string[];
    apiUrl: string | undefined;
    routing: 'none' | 'direct';
  }>;
  /** The merchant that bills the others; null: nothing is billed. */
  operatorMerchantId: number | null;
  /** Limits of merchants in their first days; null: no limit. */
  newMerchants: Readonly<{ days: number; dayLimitMinor: number | null; paymentLimitMinor: number | null }>;
  mail: Readonly<{
    smtpUrl: string;
    from: string;
    /** For the whole installation; beyond it emails sent by hand are refused, automatic ones wait. */
    perHour: number;
  }>;
  sessions: Readonly<{
    /** The first one signs, all verify. */
    secrets: readonly string[];
  }>;
  secondFactors: Readonly<{
    /** Who must have one. */
    required: 'off' | 'staff' | 'all';
    /** Keys of 32 bytes: the first seals, all open. */
    secretsKeys: readonly Uint8Array[];
  }>;
  passwords: Readonly<{
    pepper: string;
    /** The pepper before a rotation: hashes made with it are compared until their users have signed in. */
    previousPepper: string | undefined;
    policy: 'basic' | 'strict';
  }>;
  rateLimits: boolean;
  trustProxy: boolean;
  /** Recommended changes for production, one message each; empty outside production. */
  risks: readonly string[];
  /** Who makes the backups: `plateno db backup`, or another program. */
  backups: 'own' | 'elsewhere';
  /** Whether `/api/docs` and `/api/openapi.json` are served; off in production unless switched on. */
  apiDocs: boolean;
  /** The contact in `/.well-known/security.txt`; without it there is no such file. */
  securityContact: string | undefined;
  /** Where merchants ask for help; null: nowhere. */
  support: Readonly<{ email: string | null; phone: string | null; statusUrl: string | null }>;
  logLevel: string;
  chromiumPath: string | undefined;
  seed: 'demo' | 'none';
  /** Processes of a development installation, for the start message. */
  companions: Readonly<{
    sandboxUrl: string | undefined;
    /** Token of the sandbox's control URL, which creates the demo's history. */
    sandboxControlToken: string | undefined;
    mailboxUrl: string | undefined;
  }>;
  /** The central bank's file of exchange rates; undefined: it is never asked. */
  ratesUrl: string | undefined;
  reconcileAfterSeconds: number;
  traces: Readonly<{
    /** URL of the OTLP collector; unset: tracing is off. */
    endpoint: string | undefined;
    /** Share of traces that are kept, 0 to 1. */
    share: number;
  }>;
}>;
export const Config = token<Config>('platform.Config');

/** All problems of the environment in one error. */
export class ConfigurationProblem extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationProblem';
    this.problems = problems;
  }
}

const databaseIn = (env: Environment): Config['database'] => {
  const directUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  return {
    url: env.DATABASE_URL,
    migratorUrl: env.DATABASE_MIGRATOR_URL ?? directUrl,
    directUrl,
    isPooled: env.DATABASE_DIRECT_URL !== undefined,
    replicaUrl: env.DATABASE_REPLICA_URL,
  };
};

const risksOf = (env: Environment, publicUrl: string, fetchesNoRates: boolean): string[] =>
  configRisks({
    databaseUrls: {
      DATABASE_URL: env.DATABASE_URL,
      DATABASE_MIGRATOR_URL: env.DATABASE_MIGRATOR_URL,
      DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL,
      DATABASE_REPLICA_URL: env.DATABASE_REPLICA_URL,
    },
    smtpUrl: env.SMTP_URL,
    passwordPolicy: env.PASSWORD_POLICY,
    secondFactor: env.SECOND_FACTOR,
    publicUrl,
    trustProxy: env.TRUST_PROXY === 'on',
    metricsHost: env.METRICS_HOST,
    fetchesNoRates,
  });

/** Euro cents of a limit; without one outside production, where tests and demos take any sum on the first day. */
const newMerchantsIn = (env: Environment): Config['newMerchants'] => {
  const minorOf = (given: number | 'off' | undefined, euro: number): number | null => {
    const limit = given ?? (env.NODE_ENV === 'production' ? euro : 'off');
    return limit === 'off' ? null : Math.round(limit * 100);
  };
  return {
    days: env.NEW_MERCHANT_DAYS,
    dayLimitMinor: minorOf(env.NEW_MERCHANT_DAY_LIMIT, 2_000),
    paymentLimitMinor: minorOf(env.NEW_MERCHANT_PAYMENT_LIMIT, 1_000),
  };
};

/** Server and worker may share one environment file on one machine, so their ports differ. */
const metricsPortsIn = (env: Environment): Pick<Config, 'metricsPort' | 'workerMetricsPort'> => {
  const metricsPort = env.METRICS_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 9);
  const isAny = metricsPort === 0 || (env.METRICS_PORT === undefined && env.NODE_ENV !== 'production');
  return { metricsPort, workerMetricsPort: env.WORKER_METRICS_PORT ?? (isAny ? 0 : metricsPort + 1) };
};

/** An empty variable is a choice, unlike an absent one: the central bank is not asked. */
const ratesUrlOf = ({ NODE_ENV, RATES_URL }: Environment, isEmpty: boolean): string | undefined =>
  NODE_ENV === 'production' && !isEmpty ? (RATES_URL ?? ecbRatesUrl) : RATES_URL;

/** Parses the environment once, secrets also from files. @throws ConfigurationProblem with all problems */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const { env: given, problems: unread } = withSecretFiles(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  );
  const problems = [...unread, ...configProblems(given)];
  if (problems.length > 0) throw new ConfigurationProblem(problems);
  const env = environment.parse(given);
  const isProduction = env.NODE_ENV === 'production';
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    mode: env.NODE_ENV,
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    metricsHost: env.METRICS_HOST,
    ...metricsPortsIn(env),
    publicUrl,
    dataDir: env.DATA_DIR,
    viesUrl: env.VIES_URL === '' ? undefined : env.VIES_URL,
    anchorFile: env.ANCHOR_FILE ?? path.join(env.DATA_DIR, 'invoice-anchors.jsonl'),
    anchorUrl: env.ANCHOR_URL ?? null,
    anchorKeys: readSecretsKeys(env.ANCHOR_KEY ?? env.SECRETS_KEY),
    database: databaseIn(env),
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: webhookSecretsIn(env.STRIPE_WEBHOOK_SECRET),
      connectWebhookSecrets: webhookSecretsIn(env.STRIPE_CONNECT_WEBHOOK_SECRET),
      apiUrl: env.STRIPE_API_URL,
      routing: env.STRIPE_ROUTING,
    },
    operatorMerchantId: env.OPERATOR_MERCHANT_ID ?? null,
    newMerchants: newMerchantsIn(env),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, perHour: env.MAILS_PER_HOUR },
    sessions: { secrets: splitSecrets(env.SESSION_SECRET) },
    secondFactors: {
      required: env.SECOND_FACTOR ?? (isProduction ? 'staff' : 'off'),
      secretsKeys: readSecretsKeys(env.SECRETS_KEY),
    },
    passwords: {
      pepper: env.PASSWORD_PEPPER,
      previousPepper: env.PASSWORD_PEPPER_PREVIOUS,
      policy: env.PASSWORD_POLICY,
    },
    rateLimits: env.RATE_LIMITS === 'on',
    trustProxy: env.TRUST_PROXY === 'on',
    risks: isProduction ? risksOf(env, publicUrl, variables['RATES_URL'] === '') : [],
    backups: env.BACKUPS,
    apiDocs: (env.API_DOCS ?? (isProduction ? 'off' : 'on')) === 'on',
    securityContact: env.SECURITY_CONTACT ?? (isProduction ? undefined : 'mailto:security@plateno.example'),
    support: {
      email: env.SUPPORT_EMAIL ?? (isProduction ? null : 'hello@plateno.example'),
      phone: env.SUPPORT_PHONE ?? null,
      statusUrl: env.STATUS_URL ?? null,
    },
    logLevel: env.LOG_LEVEL,
    chromiumPath: env.CHROMIUM_PATH,
    seed: env.NODE_ENV === 'production' ? 'none' : env.SEED,
    companions: {
      sandboxUrl: env.SANDBOX_URL,
      sandboxControlToken: env.SANDBOX_CONTROL_TOKEN,
      mailboxUrl: env.MAILBOX_URL,
    },
    ratesUrl: ratesUrlOf(env, variables['RATES_URL'] === ''),
    reconcileAfterSeconds: env.RECONCILE_AFTER_SECONDS,
    traces: { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG },
  };
};
