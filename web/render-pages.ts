import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type * as RenderPage from './app/render-page.tsx';
import { pictures } from './pictures.ts';
import type { RenderedPages } from './public/head/static-pages.ts';
import { renderedPaths } from './public/head/pages.ts';
import { languages } from './shared/messages/language.ts';
import { stripDocumentation } from './strip-documentation.ts';
import { here, tokens } from './vite.shared.ts';

/** Renders the public pages in both languages; Vite loads their modules in this process, without a second bundle. */
export const renderPages = async (): Promise<RenderedPages> => {
  const vite = await createServer({
    configFile: false,
    root: here('.'),
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [stripDocumentation(), react(), tokens(), pictures()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { renderPage } = (await vite.ssrLoadModule('/app/render-page.tsx')) as typeof RenderPage;
    const pages: Record<string, Record<string, string>> = {};
    for (const path of renderedPaths) {
      pages[path] = {};
      // One after the other: the language is set for the whole module.
      for (const language of languages) pages[path][language] = await renderPage(path, language);
    }
    return pages as RenderedPages;
  } finally {
    await vite.close();
  }
};
