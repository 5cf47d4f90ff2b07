import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { expect, test } from 'vitest';
import { missingIn } from '#test/support/browser-needs.ts';
import { staffBrowsers } from '#web/browsers.ts';
import {
  newestFunction,
  oldBrowserScript,
  oldBrowserTexts,
  withOldBrowser,
} from '#web/public/head/old-browser.ts';

/** What stands above a page after the script has run. */
const saidOn = (pathname: string, { isOld = true, lang = 'bg' } = {}): string[] => {
  const said: string[] = [];
  const body = { firstChild: null, insertBefore: ({ text }: { text: string }) => said.push(text) };
  const message = () => ({
    text: '',
    setAttribute: () => undefined,
    appendChild(text: string) {
      this.text = text;
    },
  });
  runInNewContext((isOld ? `delete String.prototype.${newestFunction};` : '') + oldBrowserScript, {
    location: { pathname },
    document: {
      documentElement: { lang },
      body,
      createElement: message,
      createTextNode: (text: string) => text,
    },
  });
  return said;
};

test('a browser that is too old for portal or back office reads which one it needs', () => {
  const paths = ['/merchant', '/merchant/links', '/admin', '/demo', '/login', '/register', '/second-factor'];
  for (const path of paths) expect(saidOn(path), path).toEqual([oldBrowserTexts.bg.old]);
  expect(saidOn('/admin/payments', { lang: 'en' })).toEqual([oldBrowserTexts.en.old]);
  for (const version of Object.values(staffBrowsers)) {
    expect(oldBrowserTexts.bg.old).toContain(version);
    expect(oldBrowserTexts.en.withoutScript).toContain(version);
  }
});

test('a supported browser, and a page that is read without a script, say nothing of it', () => {
  expect(saidOn('/merchant', { isOld: false })).toEqual([]);
  for (const path of ['/', '/pricing', '/terms', '/merchants', '/m/keramika'])
    expect(saidOn(path)).toEqual([]);
});

test('each browser of the portal has the function by which an old one is known, and Chrome 110 has not', () => {
  expect(missingIn(staffBrowsers).members).not.toContain(`String.${newestFunction}`);
  expect(missingIn({ ...staffBrowsers, chrome: '110' }).members).toContain(`String.${newestFunction}`);
});

test('the script is read by a browser of 2009', () => {
  expect(() => parse(oldBrowserScript, { ecmaVersion: 5 })).not.toThrow();
});

test('only a page that needs a script has the message for a browser without one', () => {
  const html = '<body><div id="root"></div></body>';
  const about = { languages: ['bg', 'en'], script: '/old.js' } as const;
  expect(withOldBrowser(html, { ...about, path: '/pricing' })).toBe(html);
  const portal = withOldBrowser(html, { ...about, path: '/merchant' });
  for (const { withoutScript } of Object.values(oldBrowserTexts))
    expect(portal).toContain(`${withoutScript}</p>`);
  expect(portal).toContain('<script defer src="/old.js"></script>');
});
