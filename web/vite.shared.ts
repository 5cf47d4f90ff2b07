import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { payTarget } from './browsers.ts';
import { customProperties } from './shared/theme/custom-properties.ts';

/** Absolute path of a file relative to this folder. */
export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `import 'virtual:tokens.css'`: the design tokens as CSS custom properties. */
export const tokens = (options?: Parameters<typeof customProperties>[0]): Plugin => ({
  name: 'plateno-tokens',
  resolveId: (id) => (id === 'virtual:tokens.css' ? '\0virtual:tokens.css' : null),
  load: (id) => (id === '\0virtual:tokens.css' ? customProperties(options) : null),
});

/**
 * Writes a brotli and a gzip copy beside each asset, which the server sends as they are. Brotli above 9 takes ten times
 * as long for a few hundredths of the size.
 */
export const compressedAssets = (): Plugin =>
  compression({
    include: /^assets\/.*\.(?:js|css|svg)$/,
    threshold: 1_024,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
  });

/** Options of the browser builds. */
export const forBrowsers = {
  target: payTarget,
  outDir: here('../dist/web'),
  // The content security policy forbids data: URLs, so nothing is inlined.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} satisfies BuildEnvironmentOptions;

/** Words of the terms stand where they are used, in place of a chunk that every page loads. */
export const withWords = { optimization: { inlineConst: { mode: 'all', pass: 1 } } } as const;
