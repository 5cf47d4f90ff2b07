import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { accountPaths } from '#web/public/account-mails/account-head.ts';
import { staticPages } from '#web/public/head/static-pages.ts';

const built =
  '<!doctype html><html lang="bg"><head><meta\n name="description"\n content="old" /><title>Plateno</title></head></html>';
const pages = staticPages(built);

test('each public page is built in both languages with one title and one description', () => {
  expect(Object.keys(pages)).toContain('pages/index.bg.html');
  expect(Object.keys(pages)).toContain('pages/demo/merchant.en.html');
  for (const [name, html] of Object.entries(pages).filter(([file]) => file.endsWith('.html'))) {
    expect(html.match(/<title>/g), name).toHaveLength(1);
    expect(html.match(/name="description"/g), name).toHaveLength(1);
    expect(html, name).not.toContain('"old"');
    expect(html, name).toContain(name.endsWith('.en.html') ? '<html lang="en"' : '<html lang="bg"');
  }
});

test('a public page has its canonical URL and that of the other language', () => {
  const html = pages['pages/pricing.en.html']!;
  expect(html).toContain('<link rel="canonical" href="__PUBLIC_URL__/pricing?lang=en" />');
  expect(html).toContain('<link rel="alternate" hreflang="bg" href="__PUBLIC_URL__/pricing" />');
  expect(html).toContain('<meta property="og:locale" content="en_GB" />');
});

test('the preview image of a public page has an absolute URL and a size', () => {
  const { width, height } = PNG.sync.read(readFileSync('web/shared/theme/share.png'));
  for (const [name, html] of Object.entries(pages).filter(([file]) => file.endsWith('.html'))) {
    expect(html, name).toContain('<meta property="og:image" content="__PUBLIC_URL__/share.png" />');
    expect(html, name).toContain(`<meta property="og:image:width" content="${width}" />`);
    expect(html, name).toContain(`<meta property="og:image:height" content="${height}" />`);
  }
});

test('a page that account mails open is not indexed and not in the sitemap', () => {
  for (const path of Object.values(accountPaths)) {
    for (const language of ['bg', 'en']) {
      expect(pages[`pages${path}.${language}.html`]).toContain('<meta name="robots" content="noindex" />');
    }
    expect(pages['sitemap.xml']).not.toContain(path);
  }
  expect(pages['pages/pricing.bg.html']).toContain('<meta name="robots" content="all" />');
});

test('the sitemap and robots.txt contain absolute URLs', () => {
  expect(pages['sitemap.xml']).toContain('<loc>__PUBLIC_URL__/security</loc>');
  expect(pages['robots.txt']).toContain('Sitemap: __PUBLIC_URL__/sitemap.xml');
});

const withApplication = `<!doctype html><html lang="bg"><head>
<link rel="preload" as="font" data-language="bg" href="/cyrillic.woff2" />
<link rel="preload" as="font" href="/latin.woff2" />
<title>Plateno</title>
<script type="module" crossorigin src="/app.js"></script>
<link rel="modulepreload" crossorigin href="/shared.js">
<link rel="stylesheet" crossorigin href="/app.css">
</head><body><div id="root"></div></body></html>`;
const rendered = { '/pricing': { bg: '<h1>Цени за $1</h1>', en: '<h1>Pricing for $1</h1>' } };
const filled = staticPages(withApplication, { rendered, firstPaint: '/first-paint.js' });

test('a page that the build renders has its content in its language; the others stay empty', () => {
  expect(filled['pages/pricing.bg.html']).toContain('<div id="root" data-served><h1>Цени за $1</h1></div>');
  expect(filled['pages/pricing.en.html']).toContain(
    '<div id="root" data-served><h1>Pricing for $1</h1></div>',
  );
  expect(filled['pages/demo/merchant.bg.html']).toContain('<div id="root"></div>');
});

test('a rendered page loads the script of the first paint at once and the application after what it shows', () => {
  const html = filled['pages/pricing.bg.html']!;
  expect(html).toContain('<script src="/first-paint.js"></script>');
  expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/app.js">');
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/shared.js">');
  expect(html.indexOf('/first-paint.js')).toBeLessThan(html.indexOf('/app.css'));
  expect(filled['pages/demo/merchant.bg.html']).not.toContain('fetchpriority');
});

test('each style sheet of a page is linked twice: for the server, and disabled for the loader of chunks', () => {
  for (const name of ['pages/pricing.bg.html', 'pages/demo/merchant.en.html'])
    expect(filled[name]).toContain(
      '<link rel="stylesheet" crossorigin href="/app.css">\n' +
        '    <link disabled media="not all" rel="stylesheet" crossorigin href="/app.css">',
    );
});

test('an English page does not preload the Cyrillic fonts', () => {
  expect(filled['pages/pricing.bg.html']).toContain('/cyrillic.woff2');
  expect(filled['pages/pricing.en.html']).not.toContain('/cyrillic.woff2');
  expect(filled['pages/pricing.en.html']).toContain('/latin.woff2');
});
