import path from 'node:path';
import * as z from 'zod';
import { token } from '#kernel/token.ts';
import { configRisks, isGuessable } from './config-risks.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']);

/** Two, parted by a comma, while one replaces the other. */
const splitSecrets = (text: string): string[] => text.split(',').map((secret) => secret.trim());

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(8080),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./var'),
  ANCHOR_FILE: z.string().min(1).optional(),
  DATABASE_URL: z.string().min(1),
  DATABASE_MIGRATOR_URL: z.string().min(1).optional(),
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_/),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_URL: z.url().optional(),
  STRIPE_ROUTING: z.enum(['none', 'direct']).default('none'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
  MAILS_PER_HOUR: z.coerce.number().int().min(1).default(500),
  SESSION_SECRET: z
    .string()
    .refine(
      (text) => splitSecrets(text).every((secret) => secret.length >= 32),
      'each secret needs at least 32 characters',
    ),
  PASSWORD_PEPPER: z.string().min(32),
  PASSWORD_POLICY: z.enum(['basic', 'strict']).default('basic'),
  RATE_LIMITS: onOff.default('on'),
  TRUST_PROXY: onOff.default('off'),
  API_DOCS: onOff.optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CHROMIUM_PATH: z.string().min(1).optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_CONTROL_TOKEN: z.string().min(1).optional(),
  MAILBOX_URL: z.url().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  RECONCILE_AFTER_SECONDS: z.coerce.number().int().min(0).default(120),
});

export type Config = Readonly<{
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** The interface of `/metrics`; other machines reach it only when it is told so. */
  metricsHost: string;
  metricsPort: number;
  /** A worker may stand beside a server, in development beside any number of others. */
  workerMetricsPort: number;
  /** Base of links, return addresses and QR codes; without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  /** Where the ends of the chains of documents are appended each night. */
  anchorFile: string;
  database: Readonly<{
    url: string;
    migratorUrl: string;
    /** Where a connection is the caller's own for as long as it wants: for listening and for long files. */
    directUrl: string;
    /** A pooler stands before the database and gives connections away from transaction to transaction. */
    isPooled: boolean;
    /** A copy that may be a moment behind, for lists and files that people only look at. */
    replicaUrl: string | undefined;
    /** How long one statement may take; unset: as long as a customer would wait. */
    statementTimeoutMs?: number;
  }>;
  stripe: Readonly<{
    secretKey: string;
    /** Two while a secret is being changed. */
    webhookSecrets: readonly string[];
    apiUrl: string | undefined;
    routing: 'none' | 'direct';
  }>;
  mail: Readonly<{
    smtpUrl: string;
    from: string;
    /** Of the whole installation: beyond it mails by hand are refused and automatic ones wait. */
    perHour: number;
  }>;
  sessions: Readonly<{
    /** The first signs, all verify: so a secret is changed without signing anybody out. */
    secrets: readonly string[];
  }>;
  passwords: Readonly<{ pepper: string; policy: 'basic' | 'strict' }>;
  rateLimits: boolean;
  trustProxy: boolean;
  /** What should be changed before strangers use it, one sentence each; empty outside production. */
  risks: readonly string[];
  /** Whether `/api/docs` and `/api/openapi.json` are served; off in production unless switched on. */
  apiDocs: boolean;
  /** The Contact of `/.well-known/security.txt`; undefined in production unless given: then there is no such file. */
  securityContact: string | undefined;
  logLevel: string;
  chromiumPath: string | undefined;
  seed: 'demo' | 'none';
  /** Where the development companions are, for the line that says the installation is ready. */
  companions: Readonly<{
    sandboxUrl: string | undefined;
    /** Of the sandbox's control address, by which the demo's history is made. */
    sandboxControlToken: string | undefined;
    mailboxUrl: string | undefined;
  }>;
  reconcileAfterSeconds: number;
  traces: Readonly<{
    /** The collector that they are sent to; unset: nothing is traced. */
    endpoint: string | undefined;
    /** Of all traces those that are kept, 0 to 1. */
    share: number;
  }>;
}>;
export const Config = token<Config>('platform.Config');

/** Everything that is wrong with the environment, at once. */
export class ConfigurationProblem extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationProblem';
    this.problems = problems;
  }
}

type Environment = z.infer<typeof environment>;

const guessable =
  'has too few different characters or repeats itself: make one with `openssl rand -base64 48`';

/** What a production installation must not have (security requirements). */
const productionProblems = (env: Environment, publicUrl: string, isSeedGiven: boolean): string[] => {
  const findings: readonly (readonly [boolean, string])[] = [
    [/^(sk|rk)_test_/.test(env.STRIPE_SECRET_KEY), 'STRIPE_SECRET_KEY is a test key'],
    [!publicUrl.startsWith('https://'), 'PUBLIC_URL must be https'],
    [env.SEED === 'demo' && isSeedGiven, 'SEED=demo is for development'],
    [env.SESSION_SECRET.includes('development-'), 'SESSION_SECRET is a development secret'],
    [env.PASSWORD_PEPPER.startsWith('development-'), 'PASSWORD_PEPPER is a development secret'],
    [splitSecrets(env.SESSION_SECRET).some(isGuessable), `SESSION_SECRET ${guessable}`],
    [isGuessable(env.PASSWORD_PEPPER), `PASSWORD_PEPPER ${guessable}`],
    [
      env.RATE_LIMITS === 'off',
      'RATE_LIMITS=off is for measurements: passwords could be tried without limit',
    ],
  ];
  return findings.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
};

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

const risksOf = (env: Environment, publicUrl: string): string[] =>
  configRisks({
    databaseUrls: {
      DATABASE_URL: env.DATABASE_URL,
      DATABASE_MIGRATOR_URL: env.DATABASE_MIGRATOR_URL,
      DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL,
      DATABASE_REPLICA_URL: env.DATABASE_REPLICA_URL,
    },
    smtpUrl: env.SMTP_URL,
    passwordPolicy: env.PASSWORD_POLICY,
    publicUrl,
    trustProxy: env.TRUST_PROXY === 'on',
    metricsHost: env.METRICS_HOST,
  });

/** Parses the environment once. @throws ConfigurationProblem with the whole list */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationProblem(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const problems =
    env.NODE_ENV === 'production' ? productionProblems(env, publicUrl, given.SEED !== undefined) : [];
  if (problems.length > 0) throw new ConfigurationProblem(problems);
  return {
    mode: env.NODE_ENV,
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    metricsHost: env.METRICS_HOST,
    metricsPort: env.METRICS_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 9),
    workerMetricsPort: env.METRICS_PORT ?? (env.NODE_ENV === 'production' ? env.PORT + 10 : 0),
    publicUrl,
    dataDir: env.DATA_DIR,
    anchorFile: env.ANCHOR_FILE ?? path.join(env.DATA_DIR, 'invoice-anchors.jsonl'),
    database: databaseIn(env),
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecrets: splitSecrets(env.STRIPE_WEBHOOK_SECRET),
      apiUrl: env.STRIPE_API_URL,
      routing: env.STRIPE_ROUTING,
    },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, perHour: env.MAILS_PER_HOUR },
    sessions: { secrets: splitSecrets(env.SESSION_SECRET) },
    passwords: { pepper: env.PASSWORD_PEPPER, policy: env.PASSWORD_POLICY },
    rateLimits: env.RATE_LIMITS === 'on',
    trustProxy: env.TRUST_PROXY === 'on',
    risks: isProduction ? risksOf(env, publicUrl) : [],
    apiDocs: (env.API_DOCS ?? (isProduction ? 'off' : 'on')) === 'on',
    securityContact: env.SECURITY_CONTACT ?? (isProduction ? undefined : 'mailto:security@plateno.example'),
    logLevel: env.LOG_LEVEL,
    chromiumPath: env.CHROMIUM_PATH,
    seed: env.NODE_ENV === 'production' ? 'none' : env.SEED,
    companions: {
      sandboxUrl: env.SANDBOX_URL,
      sandboxControlToken: env.SANDBOX_CONTROL_TOKEN,
      mailboxUrl: env.MAILBOX_URL,
    },
    reconcileAfterSeconds: env.RECONCILE_AFTER_SECONDS,
    traces: { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG },
  };
};
