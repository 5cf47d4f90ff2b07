import { defineConfig } from 'vite';
import { compressedAssets, forBrowsers, here, tokens, withWords } from './vite.shared.ts';

/** Head and style sheets of the public pages of merchants, which have no script; web/public-page/server.tsx renders them. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [tokens({ canChoose: false }), compressedAssets()],
  build: {
    ...forBrowsers,
    emptyOutDir: false,
    rollupOptions: {
      ...withWords,
      input: { 'public-page': here('./public-page/index.html') },
    },
  },
});
