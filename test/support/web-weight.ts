import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { payTarget } from '#web/browsers.ts';
import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
const root = fileURLToPath(new URL('../../', import.meta.url));

/** react-dom and react alone: the reference for the pay page. */
const bareReact: InlineConfig = {
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
  build: {
    target: payTarget,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'bare-react' },
  },
};

const chunksOf = async (config: InlineConfig): Promise<Chunk[]> => {
  const built = await build({ ...config, logLevel: 'silent', build: { ...config.build, write: false } });
  return (built as Rolldown.RolldownOutput).output.filter((it) => it.type === 'chunk');
};

/** Chunks and everything that they import before they run. */
const withImports = (first: readonly Chunk[], all: readonly Chunk[]): Chunk[] => {
  const loaded = new Set(first);
  for (const chunk of loaded) {
    for (const name of chunk.imports) loaded.add(all.find(({ fileName }) => fileName === name)!);
  }
  return [...loaded];
};

/** All chunks that can ever be loaded from these, without the `barred` one. */
const withinReach = (first: readonly Chunk[], all: readonly Chunk[], barred: Chunk): Chunk[] => {
  const reached = new Set(first);
  for (const { imports, dynamicImports } of reached) {
    for (const chunk of all) {
      const isAsked = dynamicImports.includes(chunk.fileName) && chunk !== barred;
      if (isAsked || imports.includes(chunk.fileName)) reached.add(chunk);
    }
  }
  return [...reached];
};

/** Bytes on the wire, gzip. */
export const weigh = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/**
 * What each surface loads before its first screen, and what each side can ever load, as the production build makes
 * it. NODE_ENV must be production.
 */
export const builtSurfaces = async () => {
  const app = await chunksOf({ configFile: `${root}web/vite.config.ts` });
  const pay = await chunksOf({ configFile: `${root}web/vite.pay.config.ts` });
  const part = (wanted: string): Chunk =>
    app.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/shell/${wanted}.tsx`)))!;
  const entryOf = (chunks: readonly Chunk[]): Chunk => chunks.find(({ isEntry }) => isEntry)!;
  const backOffice = part('AdminArea');
  return {
    landing: withImports([entryOf(app)], app),
    pay: withImports([entryOf(pay)], pay),
    portal: withImports([entryOf(app), part('MerchantArea')], app),
    backOffice: withImports([backOffice], app),
    /** Visitors, customers and merchants: every page but the back office. */
    publicAndPortal: [...withinReach([entryOf(app)], app, backOffice), ...pay],
    bareReact: await chunksOf(bareReact),
  };
};
