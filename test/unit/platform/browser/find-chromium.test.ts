import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '#platform/browser/find-chromium.ts';

let cacheDir: string;
beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'plateno-find-'));
});
afterAll(() => rm(cacheDir, { recursive: true }));

test('CHROMIUM_PATH decides which browser is used', async () => {
  const found = await findChromium({ chromiumPath: process.execPath, cacheDir });
  await found.folder.remove();
  expect(found.executablePath).toBe(process.execPath);
});

test('a CHROMIUM_PATH that names no program is refused by its name', async () => {
  await expect(findChromium({ chromiumPath: '/no/such/browser', cacheDir })).rejects.toThrow(
    'CHROMIUM_PATH: /no/such/browser',
  );
});

test('the browser gets no secret of the server in its environment', async () => {
  const found = await findChromium({ chromiumPath: process.execPath, cacheDir });
  await found.folder.remove();
  expect(Object.keys(found.env).toSorted()).toEqual(['FONTCONFIG_FILE', 'HOME', 'LANG', 'PATH', 'TMPDIR']);
});
