import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigurationProblem, readConfig } from '#platform/config.ts';
import { variableNames } from '#platform/config-variables.ts';

const enough = {
  DATABASE_URL: 'postgres://app@127.0.0.1/plateno',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Plateno <no-reply@plateno.example>',
  SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  PASSWORD_PEPPER: 'a-pepper-of-at-least-thirty-two-characters',
  SECRETS_KEY: 'pqJnA0dWmCq5oYB1Z7sXv3kLr9uHt2eEf6gTcNwxQyI=',
};
const production = {
  ...enough,
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'sk_live_1',
  PUBLIC_URL: 'https://plateno.example/',
};

const problemsOf = (variables: NodeJS.ProcessEnv): string => {
  try {
    readConfig(variables);
    return '';
  } catch (error) {
    if (error instanceof ConfigurationProblem) return error.message;
    throw error;
  }
};

test('a configuration with only the required variables has the documented defaults', () => {
  expect(readConfig(enough)).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 8080,
    publicUrl: 'http://localhost:8080',
    rateLimits: true,
    database: { migratorUrl: enough.DATABASE_URL },
  });
});

test('tracing is off without a collector; with one every trace is kept unless a share is set', () => {
  expect(readConfig(enough).traces).toEqual({ endpoint: undefined, share: 1 });
  const endpoint = 'http://127.0.0.1:4318';
  const some = readConfig({
    ...enough,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  });
  expect(some.traces).toEqual({ endpoint, share: 0.05 });
  expect(problemsOf({ ...enough, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toContain('OTEL_');
});

test('a worker’s metrics take the port after the server’s in production', () => {
  const { metricsPort, workerMetricsPort } = readConfig(production);
  expect([metricsPort, workerMetricsPort]).toEqual([8089, 8090]);
});

test('all wrong variables are reported at once', () => {
  const problems = problemsOf({ ...enough, DATABASE_URL: '', PORT: 'http', SESSION_SECRET: 'short' });
  expect(problems).toContain('DATABASE_URL');
  expect(problems).toContain('PORT');
  expect(problems).toContain('SESSION_SECRET');
});

test('wrong values, missing variables and what production refuses are one list, each with its meaning', () => {
  const problems = problemsOf({
    ...production,
    PORT: 'http',
    DATABASE_URL: undefined,
    STRIPE_SECRET_KEY: 'sk_test_1',
    PUBLIC_URL: 'http://plateno.example',
    MAIL_FROM: undefined,
  });
  const lines = problems.split('\n').slice(1).toSorted();
  expect(lines).toEqual([
    expect.stringMatching(/ {2}- DATABASE_URL: is missing \(the database, .*such as postgres:\/\//),
    expect.stringMatching(/ {2}- MAIL_FROM: is missing \(the sender of every email, such as /),
    expect.stringMatching(/ {2}- PORT: .*number/),
    '  - PUBLIC_URL must be https, such as https://pay.example.com',
    expect.stringContaining('STRIPE_SECRET_KEY is a test key'),
  ]);
});

test('an empty production environment names every variable without a default, PUBLIC_URL too', () => {
  const problems = problemsOf({ NODE_ENV: 'production' });
  const named = problems.split('\n').flatMap((line) => /^ {2}- (\w+): is missing \(/.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual([
    'DATABASE_URL',
    'MAIL_FROM',
    'PASSWORD_PEPPER',
    'PUBLIC_URL',
    'SECRETS_KEY',
    'SESSION_SECRET',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
});

test('a worker with the server’s environment file takes the port after METRICS_PORT, or its own', () => {
  const { metricsPort, workerMetricsPort } = readConfig({ ...production, METRICS_PORT: '9100' });
  expect([metricsPort, workerMetricsPort]).toEqual([9100, 9101]);
  const own = readConfig({ ...production, METRICS_PORT: '9100', WORKER_METRICS_PORT: '9200' });
  expect(own.workerMetricsPort).toBe(9200);
  expect(readConfig({ ...production, METRICS_PORT: '0' }).workerMetricsPort).toBe(0);
});

test('a secret is read from the first line of the file that X_FILE names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateno-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'pepper');
  await writeFile(file, `${enough.PASSWORD_PEPPER}\n`);
  const fromFile = { ...enough, PASSWORD_PEPPER: undefined, PASSWORD_PEPPER_FILE: file };
  expect(readConfig(fromFile).passwords.pepper).toBe(enough.PASSWORD_PEPPER);
  expect(problemsOf({ ...enough, PASSWORD_PEPPER_FILE: file })).toContain('are both set');
  const absent = problemsOf({ ...fromFile, PASSWORD_PEPPER_FILE: join(folder, 'absent') });
  expect(absent).toContain(`PASSWORD_PEPPER_FILE: ${join(folder, 'absent')} cannot be read`);
  expect(absent).not.toContain('is missing');
});

test('secrets and URLs with a password may come from a file, other variables may not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plateno-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'absent');
  const accepted = variableNames.filter((name) =>
    problemsOf({ ...enough, [name]: undefined, [`${name}_FILE`]: file }).includes(`${name}_FILE`),
  );
  expect(accepted.toSorted()).toEqual([
    'ANCHOR_KEY',
    'DATABASE_DIRECT_URL',
    'DATABASE_MIGRATOR_URL',
    'DATABASE_REPLICA_URL',
    'DATABASE_URL',
    'PASSWORD_PEPPER',
    'PASSWORD_PEPPER_PREVIOUS',
    'SECRETS_KEY',
    'SESSION_SECRET',
    'SMTP_URL',
    'STRIPE_CONNECT_WEBHOOK_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
});

test('a session secret of fewer than 32 characters is refused, also as one of two', () => {
  const [long, short] = ['x'.repeat(32), 'y'.repeat(31)];
  expect(readConfig({ ...enough, SESSION_SECRET: `${long}, ${long}z` }).sessions.secrets).toEqual([
    long,
    `${long}z`,
  ]);
  expect(problemsOf({ ...enough, SESSION_SECRET: `${long},${short}` })).toContain('SESSION_SECRET');
});

test('a secrets key of other than 32 bytes is refused; of two keys the first seals', () => {
  const key = Buffer.from('0123456789abcdefghijklmnopqrstuv');
  const two = readConfig({ ...enough, SECRETS_KEY: `${key.toString('base64')},${enough.SECRETS_KEY}` });
  expect(two.secondFactors.secretsKeys).toEqual([key, Buffer.from(enough.SECRETS_KEY, 'base64')]);
  expect(problemsOf({ ...enough, SECRETS_KEY: Buffer.alloc(31).toString('base64') })).toContain('32 bytes');
});

test('staff must have a second factor in production unless SECOND_FACTOR says otherwise', () => {
  const requiredIn = (env: NodeJS.ProcessEnv) => readConfig(env).secondFactors.required;
  expect([requiredIn(enough), requiredIn(production)]).toEqual(['off', 'staff']);
  expect(requiredIn({ ...production, SECOND_FACTOR: 'all' })).toBe('all');
});

test('PUBLIC_URL is stored without a trailing slash', () => {
  expect(readConfig(production).publicUrl).toBe('https://plateno.example');
});

test.each([
  ['a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['a PUBLIC_URL without https', { PUBLIC_URL: 'http://plateno.example' }],
  ['demo seeds', { SEED: 'demo' }],
  ['a development session secret', { SESSION_SECRET: 'development-aaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
  ['a development pepper', { PASSWORD_PEPPER: 'development-aaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
  ['a secrets key of one repeated byte', { SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') }],
  ['no rate limits', { RATE_LIMITS: 'off' }],
  ['a session secret of one repeated letter', { SESSION_SECRET: 'a'.repeat(40) }],
  ['a pepper of one repeated letter', { PASSWORD_PEPPER: 'x'.repeat(40) }],
  ['a pepper of few different characters', { PASSWORD_PEPPER: 'abcabdabcddcbaabdcabdcadbcadbcabdcab' }],
  ['a previous pepper that is the current one', { PASSWORD_PEPPER_PREVIOUS: enough.PASSWORD_PEPPER }],
  ['a pepper that repeats a block', { PASSWORD_PEPPER: '0123456789'.repeat(4) }],
  ['a weak one of two session secrets', { SESSION_SECRET: `${enough.SESSION_SECRET},${'ab'.repeat(20)}` }],
  ['no webhook secret', { STRIPE_WEBHOOK_SECRET: '' }],
])('production refuses %s', (_, wrong) => {
  expect(problemsOf(production)).toBe('');
  expect(problemsOf({ ...production, ...wrong })).not.toBe('');
});

test('a guessable secret is refused with the command that generates a better one', () => {
  expect(problemsOf({ ...production, PASSWORD_PEPPER: 'x'.repeat(40) })).toContain('openssl rand');
});

test('guessable secrets and RATE_LIMITS=off are accepted outside production', () => {
  expect(problemsOf({ ...enough, SESSION_SECRET: 'a'.repeat(40), RATE_LIMITS: 'off' })).toBe('');
});

const safe = { ...production, PASSWORD_POLICY: 'strict', TRUST_PROXY: 'on' };

test.each([
  ['PASSWORD_POLICY', { PASSWORD_POLICY: 'basic' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'off' }],
  ['SECOND_FACTOR', { SECOND_FACTOR: 'off' }],
  ['METRICS_HOST', { METRICS_HOST: '0.0.0.0' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://app@db.example/plateno' }],
  ['DATABASE_REPLICA_URL', { DATABASE_REPLICA_URL: 'postgres://app@db.example/plateno?sslmode=prefer' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example:587' }],
])('production warns of a risky %s and starts', (name, risky) => {
  expect(readConfig(safe).risks).toEqual([]);
  const { risks } = readConfig({ ...safe, ...risky });
  expect(risks).toHaveLength(1);
  expect(risks[0]).toContain(name);
});

test('connections to other machines with TLS are not reported as a risk', () => {
  const encrypted = {
    DATABASE_URL: 'postgres://app@db.example/plateno?sslmode=verify-full',
    DATABASE_DIRECT_URL: 'postgres://app@db.example/plateno?sslmode=require',
    SMTP_URL: 'smtps://mail.example',
  };
  expect(readConfig({ ...safe, ...encrypted }).risks).toEqual([]);
});

test('metrics are served on 127.0.0.1 unless METRICS_HOST names another interface', () => {
  expect(readConfig(production).metricsHost).toBe('127.0.0.1');
  expect(readConfig({ ...production, METRICS_HOST: '10.0.0.7' }).metricsHost).toBe('10.0.0.7');
});

test('the API documentation is public in development, and in production only when switched on', () => {
  expect(readConfig(enough).apiDocs).toBe(true);
  expect(readConfig(production).apiDocs).toBe(false);
  expect(readConfig({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
});

test('SECURITY_CONTACT is a mailto or https URL, and has no default in production', () => {
  expect(readConfig(enough).securityContact).toBe('mailto:security@plateno.example');
  expect(readConfig(production).securityContact).toBeUndefined();
  const contact = 'https://plateno.example/report';
  expect(readConfig({ ...production, SECURITY_CONTACT: contact }).securityContact).toBe(contact);
  expect(problemsOf({ ...enough, SECURITY_CONTACT: 'call us' })).toContain('SECURITY_CONTACT');
});
