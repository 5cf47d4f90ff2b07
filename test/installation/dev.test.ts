import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#development/ports.ts';

const root = join(import.meta.dirname, '../..');
let dataDir: string;
let url: string;
let dev: ChildProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plateno-dev-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const any = { SANDBOX_PORT: '0', MAILBOX_PORT: '0', SMTP_PORT: '0', METRICS_PORT: '0' };
  dev = spawn(process.execPath, ['src/development/dev.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SEED: 'none', PORT: String(port), ...any },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});
afterAll(async () => {
  if (dev.exitCode === null) dev.kill('SIGKILL');
  const postgres = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
  for (const folder of [dataDir, ...(postgres ? [postgres] : [])]) await rm(folder, { recursive: true });
});

const patience = { timeout: 60_000, interval: 100 };
const textAt = async (path: string, accept: string): Promise<string> => {
  const answer = await fetch(url + path, { headers: { accept } }).catch(() => undefined);
  return (await answer?.text()) ?? '';
};

test('npm run dev serves every screen by Vite with hot replacement, and ends on SIGTERM', async () => {
  await expect.poll(() => textAt('/', 'text/html'), patience).toContain('/@vite/client');
  // The path of a screen is also the name of a source folder.
  expect(await textAt('/admin/users', 'text/html')).toContain('/app/main.tsx');
  expect(await textAt('/app/main.tsx', '*/*')).toContain('createRoot');

  await expect.poll(() => textAt('/readyz', '*/*'), patience).toContain('ready');
  expect(JSON.parse(await textAt('/api/installation', '*/*'))).toBeTypeOf('object');
  // The pay page is rendered by the server, from its own build.
  await expect.poll(() => textAt('/pay/unknown', 'text/html'), patience).toContain('id="root"');
  expect(await textAt('/pay/unknown', 'text/html')).not.toContain('/@vite/client');

  dev.kill('SIGTERM');
  expect(await once(dev, 'exit')).toEqual([0, null]);
  expect(await textAt('/', 'text/html')).toBe('');
}, 150_000);
