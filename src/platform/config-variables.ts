import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']);

/** Two, separated by a comma, while one replaces the other. */
export const splitSecrets = (text: string): string[] => text.split(',').map((secret) => secret.trim());

type About = Readonly<{ description: string; example: string }>;
const about = (description: string, example: string): About => ({ description, example });

const metricsPort = (process: string) =>
  port.optional().meta(about(`port of /metrics, /healthz and /readyz of the ${process}`, '8089'));
const database = (use: string) => about(use, 'postgres://plateno_app:PASSWORD@127.0.0.1:5432/plateno');

/** Every variable, its shape, and what `config check` says of it when it is missing or wrong. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .meta(about('what kind of installation this is', 'production')),
  PORT: port.default(8080).meta(about('port of web and API', '8080')),
  METRICS_PORT: metricsPort('server'),
  WORKER_METRICS_PORT: metricsPort('worker'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(about('where people reach the installation', 'https://pay.example.com')),
  DATA_DIR: z.string().min(1).default('./var'),
  ANCHOR_FILE: z.string().min(1).optional(),
  DATABASE_URL: z.string().min(1).meta(database('the database, as the role of the application')),
  DATABASE_MIGRATOR_URL: z.string().min(1).optional(),
  DATABASE_DIRECT_URL: z.string().min(1).optional(),
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_ or rk_, then test_ or live_')
    .meta(about('the secret API key of the Stripe account', 'sk_live_…')),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .meta(about('the signing secret of the webhook endpoint at Stripe', 'whsec_…')),
  STRIPE_API_URL: z.url().optional(),
  STRIPE_ROUTING: z
    .enum(['none', 'direct'])
    .default('none')
    .meta(about('whose Stripe account is charged', 'none')),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .meta(about('the mail server that sends invoices and letters', 'smtps://USER:PASSWORD@smtp.example.com')),
  MAIL_FROM: z.string().min(3).meta(about('the sender of every email', 'Plateno <noreply@example.com>')),
  MAILS_PER_HOUR: z.coerce.number().int().min(1).default(500).meta(about('emails an hour at most', '500')),
  SESSION_SECRET: z
    .string()
    .refine(
      (text) => splitSecrets(text).every((secret) => secret.length >= 32),
      'each secret needs at least 32 characters',
    )
    .meta(about('signs sessions; at least 32 characters', 'the output of `openssl rand -base64 48`')),
  PASSWORD_PEPPER: z
    .string()
    .min(32)
    .meta(
      about(
        'needed to check every password; at least 32 characters',
        'the output of `openssl rand -base64 48`',
      ),
    ),
  PASSWORD_POLICY: z
    .enum(['basic', 'strict'])
    .default('basic')
    .meta(about('which passwords are accepted', 'strict')),
  RATE_LIMITS: onOff.default('on').meta(about('whether callers are limited', 'on')),
  TRUST_PROXY: onOff
    .default('off')
    .meta(about('whether X-Forwarded-* of the proxy in front is believed', 'on')),
  API_DOCS: onOff.optional().meta(about('whether /api/docs is served', 'off')),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto:… or https://…')
    .optional()
    .meta(about('where vulnerabilities are reported', 'mailto:security@example.com')),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta(about('the least severe lines that are logged', 'info')),
  CHROMIUM_PATH: z.string().min(1).optional(),
  SEED: z
    .enum(['demo', 'none'])
    .default('demo')
    .meta(about('what an empty development database is filled with', 'none')),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_CONTROL_TOKEN: z.string().min(1).optional(),
  MAILBOX_URL: z.url().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta(about('the OpenTelemetry collector of traces', 'http://127.0.0.1:4318')),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .meta(about('share of traces that are kept', '0.05')),
  RECONCILE_AFTER_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .default(120)
    .meta(about('age in seconds at which an open payment is checked at the provider', '120')),
});

export type Environment = z.infer<typeof environment>;
