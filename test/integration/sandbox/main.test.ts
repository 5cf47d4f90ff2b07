import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

const main = fileURLToPath(new URL('../../../src/sandbox/main.ts', import.meta.url));

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = (env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.migratorUrl,
      SANDBOX_PORT: '0',
      SANDBOX_CONTROL_TOKEN: 'token',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });

const firstOutput = async (child: ChildProcess): Promise<string> => {
  const [chunk] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return chunk.toString('utf8');
};

const failure = async (child: ChildProcess) => {
  let message = '';
  child.stderr?.on('data', (chunk: Buffer) => (message += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number];
  return { code, message };
};

it('the sandbox program prints its URL and stops on a signal', async () => {
  const child = start({});
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(await firstOutput(child))?.[0] ?? '';
  const answer = await fetch(`${url}/v1/balance`, { headers: { authorization: 'Bearer sk_test_sandbox' } });
  expect(answer.status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it.each([
  [{ NODE_ENV: 'production' }, 'does not start in production'],
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'refuses live keys'],
  [{ SANDBOX_CONTROL_TOKEN: '' }, 'Set SANDBOX_CONTROL_TOKEN.'],
])('the sandbox program does not start with %j', async (env, text) => {
  const { code, message } = await failure(start(env));
  expect(code).toBe(1);
  expect(message).toContain(text);
});
