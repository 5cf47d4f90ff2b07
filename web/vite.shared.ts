import { fileURLToPath } from 'node:url';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { customProperties } from './shared/theme/custom-properties.ts';

/** The path of a file that is named from this folder. */
export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `import 'virtual:tokens.css'`: the tokens as CSS custom properties, made from the one place where they stand. */
export const tokens = (options?: Parameters<typeof customProperties>[0]): Plugin => ({
  name: 'plateno-tokens',
  resolveId: (id) => (id === 'virtual:tokens.css' ? '\0virtual:tokens.css' : null),
  load: (id) => (id === '\0virtual:tokens.css' ? customProperties(options) : null),
});

/** What browsers load, all of it in one folder. */
export const forBrowsers = {
  outDir: here('../dist/web'),
  // The content security policy knows no data: addresses, so nothing is inlined.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} satisfies BuildEnvironmentOptions;
