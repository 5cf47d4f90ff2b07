import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageScripts } from '#web/public/head/page-scripts.ts';
import { pagePaths } from '#web/public/head/pages.ts';

const chunk = (fileName: string, module: string, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk',
  fileName,
  imports,
  moduleIds: [`/anywhere/web/public/${module}`],
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
});
const pages = [
  'features/FeaturesPage.tsx',
  'pricing/PricingPage.tsx',
  'RegistrationPage.tsx',
  'legal/TermsPage.tsx',
  'legal/PrivacyPage.tsx',
  'legal/SecurityPage.tsx',
  'account-mails/AccountMailPage.tsx',
];
const bundle = Object.fromEntries(
  [
    chunk('assets/login.js', 'LoginPage.tsx', ['assets/form.js', 'assets/shared.js'], ['assets/login.css']),
    chunk('assets/form.js', '../shared/form/Form.tsx', ['assets/shared.js'], ['assets/form.css']),
    chunk('assets/shared.js', '../shared/layout/Button.tsx'),
    ...pages.map((page, index) => chunk(`assets/${index}.js`, page)),
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle;
const index = '<script src="/assets/app.js"></script><link rel="modulepreload" href="/assets/shared.js">';

test('a page’s HTML loads its scripts and style sheets once, without those that every page loads', () => {
  const of = (relation: string, address: string) => `<link rel="${relation}" crossorigin href="${address}">`;
  expect(pageScripts(bundle, index)[pagePaths.login]?.toSorted()).toEqual(
    [
      of('modulepreload', '/assets/login.js'),
      of('modulepreload', '/assets/form.js'),
      of('stylesheet', '/assets/login.css'),
      of('stylesheet', '/assets/form.css'),
    ].toSorted(),
  );
});

test('the landing page and the demo get no further scripts', () => {
  expect(Object.keys(pageScripts(bundle, index))).not.toContain(pagePaths.landing);
  expect(Object.keys(pageScripts(bundle, index))).not.toContain(pagePaths.demo);
});

test('a page that no chunk has ends the build', () => {
  expect(() => pageScripts({}, index)).toThrow('no chunk has web/public/');
});
