import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { secondsOf, type Report } from './count-tests.ts';
import { root } from './run-tool.ts';

/** Seconds of each test file, by its path from the root. */
export type TestSeconds = Readonly<Record<string, number>>;

const kept = join(root, 'node_modules', '.cache', 'plateno', 'test-seconds.json');

/** What the last runs of the gate measured; nothing before the first. */
export const readSeconds = async (): Promise<TestSeconds> => {
  const text = await readFile(kept, 'utf8').catch(() => '{}');
  return JSON.parse(text) as TestSeconds;
};

/** Keeps what a run measured beside what earlier runs measured of other files. */
export const keepSeconds = async (reports: readonly (Report | undefined)[]): Promise<void> => {
  const measured = [...secondsOf(reports)].map(([path, seconds]) => [
    relative(root, path).split(sep).join('/'),
    seconds,
  ]);
  await mkdir(dirname(kept), { recursive: true });
  const all = { ...(await readSeconds()), ...(Object.fromEntries(measured) as TestSeconds) };
  await writeFile(kept, JSON.stringify(all));
};
