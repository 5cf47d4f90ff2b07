import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { applicationTarget } from './browsers.ts';
import { firstPaintScript } from './public/head/first-paint.ts';
import { oldBrowserScript, withOldBrowser } from './public/head/old-browser.ts';
import { pageScripts } from './public/head/page-scripts.ts';
import { staticPages } from './public/head/static-pages.ts';
import { pictures } from './pictures.ts';
import { renderPages } from './render-pages.ts';
import { installable, serviceWorkerEntry } from './service-worker/installable.ts';
import { stripDocumentation } from './strip-documentation.ts';
import { compressedAssets, forBrowsers, here, tokens, withWords } from './vite.shared.ts';

/** Emits the static public pages, sitemap and robots.txt (see public/head/static-pages.ts) and the preview image. */
const heads = (): Plugin => ({
  name: 'plateno-heads',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') this.error('index.html is not built');
    const html = String(index.source);
    const script = this.emitFile({ type: 'asset', name: 'first-paint.js', source: firstPaintScript });
    const old = this.emitFile({ type: 'asset', name: 'old-browser.js', source: oldBrowserScript });
    const oldBrowser = `/${this.getFileName(old)}`;
    // What the server sends for the portal and the back office.
    index.source = withOldBrowser(html, { path: '/merchant', languages: ['bg', 'en'], script: oldBrowser });
    const pages = staticPages(html, {
      scripts: pageScripts(bundle, html),
      rendered: await renderPages(),
      firstPaint: `/${this.getFileName(script)}`,
      oldBrowser,
    });
    for (const [fileName, source] of Object.entries(pages)) {
      this.emitFile({ type: 'asset', fileName, source });
    }
    // Without a hash: messengers cache the URL.
    this.emitFile({
      type: 'asset',
      fileName: 'share.png',
      source: readFileSync(here('./shared/theme/share.png')),
    });
  },
});

/** See app/react-admin-router.ts. */
const reactAdminRouter = (): Plugin => ({
  name: 'plateno-react-admin-router',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'react-router-dom' &&
    importer?.endsWith('/ra-core/dist/routing/adapters/reactRouterProvider.js') === true
      ? fileURLToPath(import.meta.resolve('./app/react-admin-router.ts'))
      : null,
});

/**
 * react-router's exports resolve to its development build in bundlers; this aliases its production build.
 */
const routerForProduction = [
  { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: here('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** See app/zod-without-eval.ts. */
const zodForBrowsers = {
  find: /^zod$/,
  replacement: fileURLToPath(import.meta.resolve('./app/zod-without-eval.ts')),
};

/**
 * The chunks that many pages load: each with all that its modules import, without what an earlier one has. Left alone, the
 * bundler makes a file for each set of pages that share a module, and the first visit of the portal asks for a hundred.
 * A module that a page of visitors shares stands before those of the portal, so that such a page loads nothing more.
 */
const chunkGroups = [
  // What every page loads.
  {
    name: 'first',
    test: /\/web\/app\/(?:App|areas|served-page)\.tsx?$|\/react-dom\/client\.js$|\/web\/shared\/(?:theme\/color-scheme|messages\/define-messages|money)\.tsx?$/,
  },
  // Days, numbers and texts with values, which pages without calls show, too.
  {
    name: 'formats',
    test: /\/web\/shared\/(?:format\/format-(?:date|number)|messages\/fill)\.ts$/,
  },
  // Calls of the API, as the sign-in page makes them.
  {
    name: 'calls',
    test: /\/@tanstack\/(?:react-query|query-core)\/|\/src\/kernel\/(?:text|email-address)\.ts$|\/web\/shared\/(?:form\/use-sending|transport|http-transport|layout\/PageTitle|state\/Banner)\.tsx?$/,
  },
  // The contract's rules, which registration and account pages check, too.
  {
    name: 'contract',
    test: /\/web\/shared\/call\.ts$|\/src\/contract\/(?:fields|list|users\/users|merchants\/merchants)\.ts$|\/src\/kernel\/(?:vat-number|bulgarian-identity)\.ts$/,
  },
  // Dialogs, which account pages and the message about a late answer have, too.
  { name: 'dialogs', test: /\/web\/shared\/layout\/(?:Modal|Dialog)\.(?:tsx|module\.css)$/ },
  // What the portal's first screen shares with the back office and the pages of second factors.
  {
    name: 'queries',
    test: /\/src\/contract\/(?:accounts\/own-account|accountants\/accountants|buyer|customers\/picked-customer|payments\/(?:payments|merchant-limits|payment-totals)|payouts\/payouts|invoices\/(?:invoices|invoice-actions))\.ts$|\/src\/kernel\/(?:business-date|key-scopes|merchant-rights)\.ts$|\/web\/shared\/(?:format\/deadline|layout\/Panel|state\/(?:Skeleton|ErrorBanner|ResultBanner)|unanswered\/unpaused|charts\/(?:LazyChart|period)|search\/use-search-shortcut|status-tone|account\/account-..|team\/roles-..|list\/page-of)\.tsx?$/,
  },
  // The portal's frame, and what its front page loads beside it.
  { name: 'portal', test: /\/web\/merchant\/shell\/MerchantArea\.tsx$/ },
  { name: 'home', test: /\/web\/merchant\/(?:shell\/membership-parts|home\/HomeContent)\.tsx?$/ },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

/** By a short hash alone: the first script names each chunk that a page can load. */
const output: Rolldown.OutputOptions = {
  entryFileNames: ({ name }) => (name === serviceWorkerEntry ? '[name].js' : 'assets/[name]-[hash].js'),
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
  codeSplitting: { groups: chunkGroups },
};

export default defineConfig(({ command }) => ({
  root: here('.'),
  // `public` is a surface here, not a folder of files to copy.
  publicDir: false,
  plugins: [
    stripDocumentation(),
    react(),
    tokens(),
    pictures(),
    reactAdminRouter(),
    heads(),
    installable(),
    compressedAssets(),
  ],
  resolve: { alias: [zodForBrowsers, ...(command === 'build' ? routerForProduction : [])] },
  build: {
    ...forBrowsers,
    target: applicationTarget,
    emptyOutDir: true,
    // react-admin and MUI are one chunk, loaded by the back office only.
    chunkSizeWarningLimit: 900,
    rollupOptions: {
      ...withWords,
      input: {
        app: here('./index.html'),
        [serviceWorkerEntry]: here('./service-worker/service-worker.ts'),
      },
      // What a feature offers is loaded by use: one import of its index.ts does not load its pages.
      treeshake: {
        moduleSideEffects: [
          { test: /\/web\/(?:merchant|admin)\/[^/]+\/index\.ts$/, sideEffects: false },
          // A schema that nothing uses any more is left out: those of the responses are (strip-documentation.ts).
          { test: /\/src\/contract\//, sideEffects: false },
        ],
        manualPureFunctions: ['z', 'endpoint'],
      },
      output,
    },
  },
}));
