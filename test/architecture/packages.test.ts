import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

const sourcesOf = async (folder: string): Promise<string> => {
  const entries = await readdir(join(root, folder), { recursive: true });
  const files = entries.filter((entry) => /\.(?:ts|tsx)$/.test(entry));
  const texts = await Promise.all(files.map((file) => readFile(join(root, folder, file), 'utf8')));
  return texts.join('\n');
};

/** How a template that makes names of packages begins: `@scope/name-${…}`. */
const beginningsOf = (source: string): string[] =>
  [...source.matchAll(/`(@[\w-]+\/[\w-]+)\$\{/g)].map(([, beginning]) => beginning!);

/** Which packages no source names: as a module, a part of one, or a file that is read by its path. */
const unnamed = (packages: readonly string[], source: string): string[] => {
  const beginnings = beginningsOf(source);
  return packages.filter(
    (name) =>
      !source.includes(`'${name}`) &&
      !source.includes(`${name}/`) &&
      !beginnings.some((beginning) => name.startsWith(beginning)),
  );
};

test('a production install carries what server and command line use, and nothing of the web', async () => {
  const server = (await Promise.all(['src', 'cli', 'migrations', 'seeds'].map(sourcesOf))).join('\n');
  expect(unnamed(Object.keys(packageJson.dependencies), server)).toEqual([]);
});

test('a package that only the web imports is seen', () => {
  const server = ["import Koa from 'koa';", '`@fonts/plex-${alphabet}/400.ttf`'].join();
  expect(unnamed(['koa', '@fonts/plex-thai', 'recharts'], server)).toEqual(['recharts']);
});
