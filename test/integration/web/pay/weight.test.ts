import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** react-dom and react, whole: what the page is measured against (engineering/performance.md, goals). */
const bare: InlineConfig = {
  configFile: false,
  root,
  plugins: [
    {
      name: 'bare-react',
      resolveId: (id) => (id === 'bare-react' ? id : null),
      load: (id) =>
        id === 'bare-react'
          ? `import * as a from 'react'; import * as b from 'react-dom'; import * as c from 'react-dom/client';
             globalThis.kept = [a, b, c];`
          : null,
    },
  ],
  build: { modulePreload: { polyfill: false }, rollupOptions: { input: 'bare-react' } },
};

const chunksOf = async (config: InlineConfig): Promise<Rolldown.OutputChunk[]> => {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } });
  return (built as Rolldown.RolldownOutput).output.filter((it) => it.type === 'chunk');
};

/** The entry and everything it imports before it runs. */
const loadedBy = (entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]) => {
  const loaded = new Set([entry]);
  for (const chunk of loaded) {
    for (const name of chunk.imports) loaded.add(chunks.find(({ fileName }) => fileName === name)!);
  }
  return [...loaded];
};

const weigh = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

let page: Rolldown.OutputChunk[];
let bareWeight: number;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const all = await chunksOf({ configFile: `${root}web/vite.config.ts` });
  page = loadedBy(
    all.find(({ isEntry, name }) => isEntry && name === 'pay')!,
    all,
  );
  bareWeight = weigh(await chunksOf(bare));
});
afterAll(() => void vi.unstubAllEnvs());

test('The pay page’s script weighs at most a tenth more than React alone', () => {
  expect(bareWeight).toBeGreaterThan(50_000);
  expect(weigh(page) / bareWeight).toBeLessThanOrEqual(1.1);
});

test('The pay page loads nothing of the contract’s values, the router, MUI or a translation library', () => {
  const modules = page.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.some((id) => id.includes('/web/pay/'))).toBe(true);
  const strangers =
    /\/src\/|\/zod\/|react-router|@mui|@emotion|polyglot|react-admin|\/ra-|\/web\/(app|merchant|public|admin)\//;
  expect(modules.filter((id) => strangers.test(id))).toEqual([]);
});

test('The pages to come back to are not loaded before paying', () => {
  expect(page.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/web/pay/return/'))).toEqual(
    [],
  );
});
