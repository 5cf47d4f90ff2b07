import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { CreatedKey } from '#contract/integrations/api-keys.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { startReceiver, type Receiver } from '#test/support/webhook-receiver.ts';

const root = join(import.meta.dirname, '../../..');
let plateno: TestApplication;
let receiver: Receiver;
let merchant: TestMerchant;
/** The environment of a developer of a shop: no database. */
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  [plateno, receiver] = await Promise.all([startApplication({ isWorking: false }), startReceiver()]);
  merchant = await plateno.addMerchant();
  const scopes = ['events:read', 'webhooks:write'];
  const { key } = accepted(await merchant.api.post<CreatedKey>('/api-keys', { name: 'Тест', scopes }));
  env = { PLATENO_URL: plateno.url, PLATENO_API_KEY: key };
});
afterAll(async () => {
  await receiver.stop();
  await plateno.stop();
});

const startListening = () => {
  const child = spawn(join(root, 'plateno'), ['webhooks', 'listen', `--forward-to=${receiver.url}`], {
    cwd: root,
    env: { PATH: process.env['PATH'], LANG: 'en_US.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  return { child, lines };
};

test('listen forwards triggered events with signatures of the printed secret, and ends on SIGINT', async () => {
  const { child, lines } = startListening();
  const [, secret] = await until('it listens', () => / (whsec_\S+)$/.exec(lines[0] ?? ''));
  receiver.knows(secret!);
  receiver.answers(({ body }) => (body.type === 'link.paid' ? 500 : 200));

  const byKey = await runPlateno(env, ['webhooks', 'trigger', 'payment.succeeded']);
  const ofMerchant = ['--merchant', String(merchant.id)];
  const byOperator = await runPlateno(plateno.env, ['webhooks', 'trigger', 'link.paid', ...ofMerchant]);
  expect([byKey.code, byOperator.code], byKey.stderr + byOperator.stderr).toEqual([0, 0]);
  await until('both are printed', () => lines.length === 3);
  const [first, second] = [byKey.stdout.trim(), byOperator.stdout.trim()];
  expect(receiver.received).toMatchObject([
    { id: first, isSigned: true, body: { type: 'payment.succeeded', data: { merchantId: merchant.id } } },
    { id: second, isSigned: true, body: { type: 'link.paid', version: '2026-12-01' } },
  ]);
  expect(lines[1]).toMatch(new RegExp(`Z  payment.succeeded  ${first}  200  \\d+ ms$`));
  expect(lines[2]).toMatch(new RegExp(`Z  link.paid  ${second}  500  \\d+ ms$`));

  // The samples are no facts that the doctor misses.
  expect(await plateno.doctor()).toEqual([]);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('without a key, with a wrong one and with a wrong URL the commands say so', async () => {
  const listen = ['webhooks', 'listen', '--forward-to', receiver.url];
  const withoutKey = await runPlateno({ PLATENO_URL: plateno.url }, listen);
  expect([withoutKey.code, withoutKey.stderr]).toEqual([2, expect.stringContaining('PLATENO_API_KEY')]);
  const wrong = await runPlateno({ ...env, PLATENO_API_KEY: 'plk_test_wrong' }, listen);
  expect([wrong.code, wrong.stderr]).toEqual([4, expect.stringContaining('key')]);
  const trigger = ['webhooks', 'trigger', 'link.paid', '--json'];
  const refused = await runPlateno({ ...env, PLATENO_API_KEY: 'plk_test_wrong' }, trigger);
  expect([refused.code, JSON.parse(refused.stdout)]).toEqual([4, { error: { message: expect.any(String) } }]);
  const noUrl = await runPlateno(env, ['webhooks', 'listen', '--forward-to', 'localhost:3000']);
  expect(noUrl.code).toBe(2);
});
