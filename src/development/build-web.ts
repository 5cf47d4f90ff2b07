import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root, startViteBuild } from './vite-process.ts';
import { developmentMessages } from './messages.ts';

/** First and last output of a build: `npm run dev` builds only the pay page. */
const built = ['web/index.html', 'web/public-page/index.html', 'server/poster.js'].map((file) =>
  join(root, 'dist', file),
);
const sources = ['web', 'src/contract', 'package-lock.json'];

const changedAt = async (path: string): Promise<number> => (await stat(path)).mtimeMs;

/** Milliseconds since 1970 of the latest change below `path`; a folder's own time counts, for removed files. */
const latestChange = async (path: string): Promise<number> => {
  const entries = (await stat(path)).isDirectory()
    ? await readdir(path, { recursive: true, withFileTypes: true })
    : [];
  const times = await Promise.all(entries.map((entry) => changedAt(join(entry.parentPath, entry.name))));
  return times.reduce((latest, time) => Math.max(latest, time), await changedAt(path));
};

const isStale = async (): Promise<boolean> => {
  const builtAt = Math.min(...(await Promise.all(built.map((file) => changedAt(file).catch(() => 0)))));
  for (const source of sources) if ((await latestChange(join(root, source))) > builtAt) return true;
  return false;
};

/** Built one after the other: the first empties the folder, and the machine may be small. */
const configs = [
  'vite.config.ts',
  'vite.pay.config.ts',
  'vite.public-page.config.ts',
  'vite.server.config.ts',
];

const build = async (config: string): Promise<number> => {
  const [code] = await once(startViteBuild(config), 'exit');
  return Number(code ?? 1);
};

if (process.env['NODE_ENV'] !== 'production' && (await isStale())) {
  process.stdout.write(`${developmentMessages(process.env).buildingWeb}\n`);
  for (const config of configs) process.exitCode ||= await build(config);
}
