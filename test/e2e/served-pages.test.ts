import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from '#test/support/application/build.ts';
import { renderedPaths } from '#web/public/head/pages.ts';
import { languages, type Language } from '#web/shared/messages/language.ts';
import { button, field } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { messages } from './support/messages.ts';
import { parseHtml, textsOf } from './support/plain-browser.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { forOneVisitor } from './support/one-visitor.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

const welcomeIn = async (language: Language): Promise<Visitor> => {
  const visitor = await plateno.welcome(language, phone);
  const context = visitor.page.context();
  await context.addCookies([{ name: 'language', value: language, url: plateno.url }]);
  await forOneVisitor(visitor.page).addInitScript(
    (chosen) => localStorage.setItem('language', chosen),
    language,
  );
  return visitor;
};

/** The markup without what differs by design: ids, React's marks, and the order of attributes. */
const markupOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const idless = (value: string): string => value.replaceAll(/_[Rr]_\w*_/g, 'id');
    return [...document.querySelectorAll('#root *')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${idless(value)}`);
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return [element.tagName, ...attributes.toSorted(), texts.map((node) => node.nodeValue).join('')].join(
        ' ',
      );
    });
  });

describe.each(rowsToRun(languages))('the served pages in a browser, language %s', (language) => {
  it('the served page is the one that the browser renders, without an error and without a layout shift', async () => {
    const { page, complaints, leave } = await welcomeIn(language);
    await forOneVisitor(page).addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const stylesheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet')
        stylesheets.push(`${new URL(page.url()).pathname} ${request.url()}`);
    });
    for (const path of renderedPaths) {
      await page.goto(plateno.url + path);
      // A hydrated page has a menu of languages in the place of a link, and forms that can be sent.
      const unhydrated = page.locator('#root :is([type=submit]:disabled, a[href^="?lang="])');
      await expect.poll(() => unhydrated.count()).toBe(0);
      const served = await markupOf(page);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.lang), path).toBe(language);
      // A navigation state, which the served page does not know: the browser renders the page by itself.
      await page.evaluate(() => history.replaceState({ usr: { other: true }, key: 'other', idx: 0 }, ''));
      await page.reload();
      await expect.poll(() => markupOf(page), { message: path }).toEqual(served);
      await page.evaluate(() => history.replaceState(null, ''));
    }
    expect(stylesheets).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('a visitor without scripts reads a page in the language of the cookie', async () => {
    const { page, complaints, leave } = await plateno.welcome(language, phone, { javaScriptEnabled: false });
    await page.context().addCookies([{ name: 'language', value: language, url: plateno.url }]);
    await page.goto(`${plateno.url}/pricing`);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').innerText()).toContain(messages[language].public.footer.about);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.each(languages)('the served pages, language %s', (language) => {
  it('each page is served in the language of the cookie, with its heading and foot', async () => {
    for (const path of renderedPaths) {
      const answer = await fetch(plateno.url + path, { headers: { cookie: `language=${language}` } });
      const document = parseHtml(await answer.text());
      expect(document.documentElement.lang, path).toBe(language);
      expect(textsOf(document, 'h1'), path).toEqual([expect.stringMatching(/\S/)]);
      expect(textsOf(document, 'footer').join(), path).toContain(messages[language].public.footer.about);
    }
  });
});

describe('a served page before its scripts', () => {
  /** A page that gets only the script of the first paint until `release`; it does not wait for hydration. */
  const openWithoutScripts = async ({ page }: Visitor, path: string) => {
    const context = page.context();
    const html = await (await context.request.get(plateno.url + path)).text();
    const [, firstPaint] = /<script src="([^"]+)"><\/script>/.exec(html)!;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const early = await context.newPage();
    await early.route('**/assets/*.js', async (route) => {
      if (!route.request().url().endsWith(firstPaint!)) await promise;
      await route.continue();
    });
    await early.goto(plateno.url + path, { waitUntil: 'commit' });
    await early.locator('footer').waitFor({ state: 'attached' });
    return { early, release };
  };

  it('what is typed stays, and the form is not sent before the script handles it', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.welcome('bg', phone);
    const { login } = visitor.messages.public;
    const { early, release } = await openWithoutScripts(visitor, '/login');
    await field(early, login.username).fill(email);
    await field(early, login.password).fill(password);
    await field(early, login.password).press('Enter');
    expect(await button(early, login.submit).isDisabled()).toBe(true);
    expect(new URL(early.url()).search).toBe('');
    release();
    await button(early, login.submit).click();
    await early.waitForURL('**/merchant');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('a signed-in visitor does not see the page of a visitor who is not', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.welcome('bg', phone);
    await openSignedIn(visitor, plateno, { username: email, password }, '/robots.txt');
    const { early, release } = await openWithoutScripts(visitor, '/');
    const { shared, public: texts } = visitor.messages;
    const header = early.locator('header');
    expect(await header.getByText(shared.signIn, { exact: true }).isVisible()).toBe(false);
    release();
    await header.getByText(texts.nav.portal).waitFor();
    expect(await header.getByText(email).isVisible()).toBe(true);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('the chosen theme is there at the first paint', async () => {
    const visitor = await plateno.welcome('bg', desktop, { colorScheme: 'light' });
    const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await visitor.page.goto(plateno.url);
    const light = await backgroundOf(visitor.page);
    await button(visitor.page, visitor.messages.shared.darkTheme).click();
    const dark = await backgroundOf(visitor.page);
    expect(dark).not.toBe(light);
    const { early, release } = await openWithoutScripts(visitor, '/pricing');
    expect(await backgroundOf(early)).toBe(dark);
    release();
    await button(early, visitor.messages.shared.lightTheme).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
