import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..');

/** A production build of the web by one of its configurations, regardless of the server's NODE_ENV. */
export const startViteBuild = (config: string, ...options: readonly string[]): ChildProcess => {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const args = [vite, 'build', 'web', '--config', `web/${config}`, '--logLevel', 'warn', ...options];
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
};
