import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/index.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

let database: TestDatabase;
let sandbox: Sandbox;

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox({
    databaseUrl: database.migratorUrl,
    host: '127.0.0.1',
    port: 0,
    secretKey: 'sk_test_sandbox',
    controlToken: 'control',
    webhooks: [],
    logLevel: 'silent',
  });
});
afterAll(async () => {
  await sandbox.stop();
  await database.drop();
});

const plateno = (args: string[], input = '') =>
  runPlateno(
    {
      DATABASE_URL: database.url,
      DATABASE_MIGRATOR_URL: database.migratorUrl,
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: 'whsec_cli',
      STRIPE_API_URL: sandbox.url,
      SANDBOX_CONTROL_TOKEN: 'control',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Plateno <no-reply@plateno.example>',
      SESSION_SECRET: 'command-line-command-line-command-line',
      PASSWORD_PEPPER: 'command-line-command-line-command-line',
      SECRETS_KEY: 'pqJnA0dWmCq5oYB1Z7sXv3kLr9uHt2eEf6gTcNwxQyI=',
    },
    args,
    input,
  );

const vera = [
  '--username',
  'vera',
  '--email',
  'vera@firma.example',
  '--first-name',
  'Вера',
  '--last-name',
  'Илиева',
];

test('doctor finds nothing wrong with an empty installation, and prints data for pipes', async () => {
  const { stdout, code } = await plateno(['doctor', '--json']);
  expect(code).toBe(0);
  const { findings } = JSON.parse(stdout) as { findings: { code: string; holds: boolean }[] };
  expect(findings.length).toBeGreaterThan(7);
  expect(findings.filter(({ holds }) => !holds)).toEqual([]);
});

test('doctor names a violation and exits with failure', async () => {
  const pg = await import('pg');
  const client = new pg.default.Client({ connectionString: database.migratorUrl });
  await client.connect();
  await client.query(`insert into merchants (business_name, business_type, email, phone_number, address, status, slug, created_at, updated_at)
    values ('Проба', 'OTHER', 'proba@firma.example', '+35929876543', 'София', 'ACTIVE', 'proba', now(), now())`);
  await client.query(`insert into invoice_series (merchant_id, series, next_number) values (1, 'LEGAL', 3)`);
  await client.end();
  const { stdout, code } = await plateno(['doctor']);
  expect(code).toBe(1);
  expect(stdout).toContain('✗ Document numbers have no gap');
  expect(stdout).toContain('series LEGAL of merchant 1');
});

test('the first administrator is created with a password that other users of the machine cannot read', async () => {
  const { stdout, code } = await plateno(
    ['users', 'create', ...vera, '--role', 'ADMIN', '--password-stdin'],
    'тайна-парола\n',
  );
  expect(stdout).toContain('Created user vera');
  expect(code).toBe(0);
});

test('users create: a taken name is a conflict, a short password a usage failure', async () => {
  const again = await plateno(
    ['users', 'create', ...vera, '--role', 'ADMIN', '--password-stdin', '--json'],
    'тайна-парола',
  );
  expect(JSON.parse(again.stdout)).toMatchObject({ error: { code: 'users.username-taken' } });
  expect(again.code).toBe(5);
  const short = await plateno(['users', 'create', ...vera, '--role', 'ADMIN', '--password-stdin'], 'abc');
  expect(short.stderr).toContain('password');
  expect(short.code).toBe(2);
});

test('no migration is pending after db migrate', async () => {
  expect((await plateno(['db', 'migrate'])).code).toBe(0);
  const { stdout, code } = await plateno(['db', 'status', '--json']);
  expect(JSON.parse(stdout)).toEqual({ pending: [] });
  expect(code).toBe(0);
});

test('invoices verify checks the chain of documents and finds documents missing at its end', async () => {
  const { stdout, code } = await plateno(['invoices', 'verify', '--json']);
  const { findings } = JSON.parse(stdout) as { findings: { fault: string }[] };
  // The series that an earlier test began without documents.
  expect(findings.length).toBeGreaterThan(0);
  expect(code).toBe(1);
});

test('sandbox commands set, list and clear a fault and move the clock', async () => {
  const set = await plateno([
    'sandbox',
    'faults',
    '--set',
    'hang',
    '--route',
    'POST /v1/refunds',
    '--times',
    '2',
  ]);
  expect(set.stdout).toMatch(/hang\tPOST \/v1\/refunds\t2/);
  const { stdout } = await plateno(['sandbox', 'faults', '--clear', '--json']);
  expect(JSON.parse(stdout)).toEqual({ faults: [] });
  const clock = await plateno(['sandbox', 'clock', '--advance', '864000', '--json']);
  const { time } = JSON.parse(clock.stdout) as { time: string };
  expect(Date.parse(time) - Date.now()).toBeGreaterThan(863_000_000);
  expect((await plateno(['sandbox', 'clock', '--reset'])).code).toBe(0);
  expect((await plateno(['sandbox', 'replay', 'evt_none'])).code).toBe(1);
});

test('the sandbox clock moves by days, and refuses what is no time', async () => {
  const clock = await plateno(['sandbox', 'clock', '--advance', '3d', '--json']);
  const { time } = JSON.parse(clock.stdout) as { time: string };
  expect(Date.parse(time) - Date.now()).toBeGreaterThan(2.9 * 86_400_000);
  expect((await plateno(['sandbox', 'clock', '--advance', 'soon'])).code).toBe(2);
  expect((await plateno(['sandbox', 'clock', '--reset'])).code).toBe(0);
});

test('sandbox accounts and payouts are listed and moved; a move requires an id', async () => {
  const moved = await plateno(['sandbox', 'account', 'acct_1Shop', '--move', 'reject', '--json']);
  expect(JSON.parse(moved.stdout)).toEqual({
    accounts: [{ id: 'acct_1Shop', charges: false, payouts: false, reason: 'rejected.fraud' }],
  });
  expect((await plateno(['sandbox', 'account'])).stdout).toContain('acct_1Shop\tcharges false');
  expect((await plateno(['sandbox', 'account', 'acct_1Shop'])).code).toBe(2);
  expect(JSON.parse((await plateno(['sandbox', 'payout', '--json'])).stdout)).toEqual({ payouts: [] });
  expect((await plateno(['sandbox', 'payout', 'po_none', '--move', 'fail'])).code).toBe(1);
  expect((await plateno(['sandbox', 'payout', '--move', 'fail'])).code).toBe(2);
});

test('sandbox disputes are listed; a move requires a dispute and a direction', async () => {
  const listed = await plateno(['sandbox', 'dispute', '--json']);
  expect(JSON.parse(listed.stdout)).toEqual({ disputes: [] });
  const unknown = await plateno(['sandbox', 'dispute', 'du_none', '--move', 'win']);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('no such dispute')]);
  expect((await plateno(['sandbox', 'dispute', 'du_none'])).code).toBe(2);
});

test('a webhook event that could not be matched is shown with its reason', async () => {
  const pg = await import('pg');
  const client = new pg.default.Client({ connectionString: database.migratorUrl });
  await client.connect();
  await client.query(`insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
    values ('stripe', 'evt_parked', 'charge.updated', false, '{}', 'PARKED', 'UNMATCHED', now())`);
  await client.end();
  const { stdout, code } = await plateno(['events', 'list', '--state', 'PARKED']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/PARKED\tcharge\.updated\tUNMATCHED/);
  const id = stdout.split('\t')[0]!;
  expect((await plateno(['events', 'show', id])).stdout).toContain('reason\tUNMATCHED');
  const job = '0199a1b2-4c5d-7e6f-8a9b-0c1d2e3f4a5b';
  expect((await plateno(['jobs', 'retry', job])).code).toBe(3);
  expect(JSON.parse((await plateno(['events', 'list', '--state', 'DONE', '--json'])).stdout)).toEqual({
    events: [],
  });
});

test('the reconciler can be run by hand', async () => {
  const { stdout, code } = await plateno(['payments', 'reconcile', '--json']);
  expect(JSON.parse(stdout)).toEqual({ looked: 0, failed: 0, signals: 0 });
  expect(code).toBe(0);
});

test.each([
  [['payments', 'list', '--sort', 'nope'], /^Expected --sort=nope to be one of: id, -id, createdAt,/],
  [['payments', 'list', '--status', 'PAYED'], /^Expected --status=PAYED to be one of:/],
  [['webhooks', 'list', '--sort', 'nope'], /^Expected --sort=nope to be one of:/],
  [['payments', 'refund', '1', '--amount', 'ten'], /\t--amount: "ten" is not an amount/],
])('%j in a pipe is refused unwrapped, before the database is asked', async (args, line) => {
  const { stderr, code } = await runPlateno({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, args);
  expect(code).toBe(2);
  expect(stderr).toMatch(line);
  expect(stderr).not.toMatch(/›|\n {2,}/);
  expect(stderr).toContain('See more help with --help');
});

test('an unknown command in a pipe is refused in one line without a frame', async () => {
  const { stderr, code } = await runPlateno({}, ['invoices', 'lst', '--merchant', '7']);
  expect(code).toBe(2);
  expect(stderr).toBe('There is no command "invoices lst". Did you mean: plateno invoices list\n');
});

test('a refused input names the flags of the command', async () => {
  const names = vera.map((part) => ({ vera: 'rada', 'vera@firma.example': 'no address' })[part] ?? part);
  const args = ['users', 'create', ...names, '--role', 'ADMIN', '--password-stdin'];
  const { stderr, code } = await plateno(args, 'дълга фраза за вход\n');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Not accepted:\n {2}--email: /);
});
