import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { runPlateno, startPlateno } from '#test/support/run-plateno.ts';

const root = join(import.meta.dirname, '../../..');
let shop: TestApplication;
/** A database that no server has ever used. */
let untouched: TestDatabase;
let variables: NodeJS.ProcessEnv;
const plateno = (args: readonly string[], input?: string) => runPlateno(variables, args, input);

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  untouched = await createTestDatabase();
  variables = { ...shop.env, DATABASE_URL: untouched.url, DATABASE_MIGRATOR_URL: untouched.migratorUrl };
});
afterAll(async () => {
  await shop.stop();
  await untouched.drop();
});

test('the last migrations are rolled back after a confirmation and can be run again', async () => {
  expect((await plateno(['db', 'rollback'])).code).toBe(2);
  expect((await plateno(['db', 'rollback', '--yes'])).code).toBe(0);
  const status = await plateno(['db', 'status']);
  expect(status.code).toBe(6);
  expect(status.stdout.split('\n')[0]).toBe('20261120000100_foundation.ts');
  expect(status.stderr).toContain(`Pending migrations: ${status.stdout.trim().split('\n').length}.`);
  const { stdout, code } = await plateno(['db', 'status', '--json']);
  expect(code).toBe(6);
  expect((JSON.parse(stdout) as { pending: string[] }).pending).toContain('20261120000100_foundation.ts');
  const live = {
    ...variables,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://plateno.example',
    STRIPE_SECRET_KEY: 'sk_live_rollback',
    STRIPE_API_URL: 'https://api.stripe.com',
    RATE_LIMITS: 'on',
  };
  expect((await runPlateno(live, ['db', 'rollback', '--yes'])).code).toBe(4);
  const behind = await plateno(['users', 'list', '--json']);
  expect(JSON.parse(behind.stdout)).toMatchObject({ error: { code: 'database.behind' } });
  expect((await plateno(['db', 'migrate'])).code).toBe(0);
  expect((await plateno(['doctor'])).code).toBe(0);
});

test('an unavailable database is reported with the next step', async () => {
  const gone = { DATABASE_URL: 'postgres://plateno@127.0.0.1:1/plateno', DATABASE_MIGRATOR_URL: undefined };
  const away = await runPlateno({ ...variables, ...gone }, ['users', 'list']);
  expect(away).toMatchObject({ stdout: '', code: 1 });
  expect(away.stderr).toMatch(/The database is not responding: .*\nSee: plateno config check\n$/);
  const checked = await runPlateno({ ...variables, ...gone }, ['config', 'check', '--json']);
  expect(checked.stdout).toContain('The database is not responding');
});

test('a webhook event can be processed again in a database without a running server', async () => {
  const client = new (await import('pg')).default.Client({ connectionString: untouched.migratorUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into provider_events (provider, event_id, type, live_mode, payload, state, reason, received_at)
     values ('stripe', 'evt_first', 'charge.updated', false, '{}', 'PARKED', 'UNMATCHED', now()) returning id`,
  );
  await client.end();
  const rehearsed = await plateno(['events', 'retry', '--dry-run', rows[0]!.id]);
  expect(rehearsed.stdout).toContain('PARKED → NEW');
  const retried = await plateno(['events', 'retry', rows[0]!.id]);
  expect(retried).toMatchObject({ stdout: `${rows[0]!.id}\tNEW\tUNMATCHED\n`, code: 0 });
  const waiting = await plateno(['jobs', 'list', '--json']);
  expect(JSON.parse(waiting.stdout)).toMatchObject({ total: 1, jobs: [{ state: 'WAITING' }] });
});

test('a failed job gets one more attempt from the list of failed jobs', async () => {
  await shop.openCheckout(await shop.createLink(await shop.addMerchant()));
  await shop.database.rows(`update pgboss.job set state = 'failed', completed_on = now()`);
  const failed = await runPlateno(shop.env, ['jobs', 'list', '--state', 'FAILED']);
  const rehearsed = await runPlateno(shop.env, ['jobs', 'retry', '--dry-run'], failed.stdout);
  expect(rehearsed.stdout).toContain('FAILED → WAITING');
  const retried = await runPlateno(shop.env, ['jobs', 'retry'], failed.stdout);
  expect(retried.code).toBe(0);
  expect(retried.stdout).toMatch(/^\S+\tWAITING\tpayments\.look\n/);
});

/** A list is printed, and an export written as a stream; a workbook is another stream. */
const piped = ['users list', 'exports merchants', ...(isEveryRow ? ['exports merchants --format xlsx'] : [])];

test.each(piped)('a reader that closes the pipe is no failure: %s | head', async (command) => {
  const env = { PATH: process.env['PATH'], ...shop.env };
  const child = spawn(join(root, 'plateno'), command.split(' '), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [complaint] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(complaint).toBe('');
  expect(child.exitCode).toBe(0);
});

// util-linux's `script` provides a terminal; not every machine has it.
test.skipIf(!existsSync('/usr/bin/script'))(
  'on a terminal a person sees headings and a live-money warning; NO_COLOR is respected',
  async () => {
    const { stdout } = await promisify(execFile)(
      '/usr/bin/script',
      ['--quiet', '--return', '--command', `stty cols 140; ${join(root, 'plateno')} users list`, '/dev/null'],
      {
        env: {
          ...shop.env,
          PATH: process.env['PATH'],
          TERM: 'xterm',
          NO_COLOR: '1',
          STRIPE_SECRET_KEY: 'sk_live_given',
        },
      },
    );
    expect(stdout).toContain('BEWARE: this installation works with real money.');
    expect(stdout).toMatch(/id {2}username +email/);
    expect(stdout).not.toContain('\u001b[1m');
  },
);

test('-h is --help at the root and for a command, and the version has a command', async () => {
  expect((await plateno(['-h'])).stdout).toBe((await plateno(['--help'])).stdout);
  expect((await plateno(['users', 'list', '-h'])).stdout).toContain('--role');
  const { version } = JSON.parse((await plateno(['version', '--json'])).stdout) as { version: string };
  expect((await plateno(['--version'])).stdout).toContain(version);
});

test('help begins with examples', async () => {
  const { stdout } = await plateno(['help', 'merchants', 'status']);
  expect(stdout.indexOf('EXAMPLES')).toBeLessThan(stdout.indexOf('USAGE'));
  expect(stdout).toContain('$ plateno merchants status ACTIVE 7');
});

test('help is in Bulgarian where the locale is', async () => {
  const help = await startPlateno({ LANG: 'bg_BG.UTF-8' }, ['--help']);
  expect(help.stdout).toContain('Линкове за плащане.');
  expect(help.stdout).not.toMatch(/[A-Z]{4,} ?\n/);
  expect(help.stdout).toContain('Проверява инвариантите');
  const codes = await startPlateno({ LANG: 'bg_BG.UTF-8' }, ['help', 'exit-codes']);
  expect(codes.stdout).toContain('3\tняма такъв обект');
  const refused = await startPlateno({ ...shop.env, LANG: 'bg_BG.UTF-8' }, ['payments', 'show', '999999']);
  expect(refused.stderr).toMatch(/[а-я]/);
  expect(refused.code).toBe(3);
});

test('completion offers topics, commands, flags and flag options', async () => {
  const { stdout: script } = await plateno(['completion', 'bash']);
  const complete = async (...typed: string[]): Promise<string[]> => {
    const messages = `COMP_WORDS=(plateno ${typed.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${typed.length}`;
    const asked = await promisify(execFile)('bash', [
      '-c',
      `${script}\n${messages}; _plateno; echo "\${COMPREPLY[@]}"`,
    ]);
    return asked.stdout.trim().split(' ');
  };
  expect(await complete('mer')).toEqual(['merchants']);
  expect(await complete('merchants', 'st')).toEqual(['status']);
  expect(await complete('merchants', 'status', 'S')).toEqual(['SUSPENDED']);
  expect(await complete('payments', 'list', '--status', 'SUC')).toEqual(['SUCCEEDED']);
  expect(await complete('audit', '--search', 'vera', '--sub')).toEqual(['--subject']);
  expect(await complete('exports', 'payments', '--output', 'package-l')).toEqual(['package-lock.json']);
  expect(await complete('exports', 'payments', '-o', 'package-l')).toEqual(['package-lock.json']);
  expect(await complete('db', 'restore', '--from', 'migr')).toEqual(['migrations']);
  expect(await complete('rates', 'import', 'package-l')).toEqual(['package-lock.json']);
  // zsh reads the same through its bridge.
  const forZsh = await plateno(['completion', 'zsh']);
  expect(forZsh.stdout).toBe(`autoload -U +X bashcompinit && bashcompinit\n${script}`);
});
