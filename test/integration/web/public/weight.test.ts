import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const config = fileURLToPath(new URL('../../../../web/vite.config.ts', import.meta.url));
const kibibyte = 1_024;

/** The entry and everything it imports before it runs. */
const loadedBy = (entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]) => {
  const loaded = new Set([entry]);
  for (const chunk of loaded) {
    for (const name of chunk.imports) loaded.add(chunks.find(({ fileName }) => fileName === name)!);
  }
  return [...loaded];
};

let landing: Rolldown.OutputChunk[];
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ configFile: config, logLevel: 'silent', build: { write: false } });
  const chunks = (built as Rolldown.RolldownOutput).output.filter((it) => it.type === 'chunk');
  landing = loadedBy(
    chunks.find(({ isEntry, name }) => isEntry && name === 'app')!,
    chunks,
  );
});
afterAll(() => void vi.unstubAllEnvs());

test('The landing page’s script weighs at most 110 KiB', () => {
  const weight = landing.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  expect(weight).toBeGreaterThan(50 * kibibyte);
  expect(weight / kibibyte).toBeLessThanOrEqual(110);
});

test('The landing page loads no other page’s words, no form, no portal, no contract', () => {
  const modules = landing.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some((id) => id.includes('/web/public/landing/'))).toBe(true);
  const strangers =
    /\/src\/|\/zod\/|react-hook-form|react-query|@mui|react-admin|\/web\/(merchant|demo|admin|pay)\/|\/public\/(legal|features)\//;
  expect(modules.filter((id) => strangers.test(id))).toEqual([]);
});
