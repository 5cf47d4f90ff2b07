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
