import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldMessages } from '#contract/field-messages.ts';
import { planFeatures, trialDays } from '#contract/merchants/plans.ts';
import { password } from '#test/support/application/build.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { bg as featuresInBg } from '#web/public/features/texts/bg.ts';
import { en as featuresInEn } from '#web/public/features/texts/en.ts';
import { viewNames } from '#web/public/features/views.ts';
import { pagePaths } from '#web/public/head/pages.ts';
import { browserStorage, storedIdOf, type StoragePlace, type StoredId } from '#web/shared/browser-storage.ts';
import { languageCookieSeconds } from '#web/shared/payer-storage.ts';
import { languageNames, type Language } from '#web/shared/messages/language.ts';
import { chooseLanguage } from './steps/choose-language.ts';
import { button, field } from './steps/fields.ts';
import { openLinkForm } from './steps/open-link-form.ts';
import { payOnHostedPage } from './steps/pay-on-hosted-page.ts';
import { signIn } from './steps/sign-in.ts';
import { settled } from './support/settled.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { desktop, phone } from './support/visitor.ts';
import { fill, messages as catalogues } from './support/messages.ts';
import { arrive, publicWalks, said, waysIn, type PublicWalk } from './public-fixture.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());

const featureTexts = { bg: featuresInBg, en: featuresInEn };
const walks = rowsToRun(publicWalks, 1);

describe.each(walks)('the public pages, language $language, $viewport.width pixels wide', (walk) => {
  const { language, viewport } = walk;
  const messages = said[language];
  let leave: PublicWalk['leave'];
  let visitor: PublicWalk['visitor'];
  let page: PublicWalk['page'];
  let open: PublicWalk['open'];
  let checkScreen: PublicWalk['checkScreen'];
  beforeAll(async () => {
    ({ visitor, page, open, checkScreen, leave } = await arrive(plateno, walk));
  });
  afterAll(async () => leave());

  it('the features page lists every service and marks those of a plan or coming soon', async () => {
    await open('/features', 'features');
    const { reminders, statements, forecast, bank, mobile, soon, planned, growth } = messages.features;
    const { links, invoices, export: forBooks } = featureTexts[language].merchants.services;
    for (const { title } of [links, invoices, forBooks]) {
      expect(await page.getByRole('heading', { name: title }).count()).toBe(1);
    }
    const markOf = (title: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .locator('[data-mark]')
        .textContent();
    expect(
      await Promise.all([reminders, statements, forecast, bank, mobile].map(({ title }) => markOf(title))),
    ).toEqual([growth, growth, soon, soon, planned]);
  });

  it('the features page shows one view a role, by its tab and by its address', async () => {
    const texts = featureTexts[language];
    await open('/features', 'features');
    const pictures = page.getByRole('main').locator('picture img');
    const shown = async (): Promise<string[]> =>
      page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    for (const name of viewNames.toReversed()) {
      await page.getByRole('link', { name: texts[name].tab, exact: true }).click();
      await page.getByRole('heading', { name: texts[name].title }).waitFor();
      expect(new URL(page.url()).hash).toBe(`#${name}`);
      const others = viewNames.filter((other) => other !== name).map((other) => texts[other].title);
      expect((await shown()).filter((title) => others.includes(title))).toEqual([]);
      for (const picture of await pictures.filter({ visible: true }).all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
          .toBeGreaterThan(0);
      }
      await checkScreen(`features ${name}`);
    }
    await page.goto(`${plateno.url}/features#accountants`);
    await page.reload();
    await page.getByRole('heading', { name: texts.accountants.title }).waitFor();
    expect(await shown()).not.toContain(texts.merchants.title);
  });

  it('the pricing page shows three plans, an example of the fees and eight questions that open', async () => {
    await open('/pricing', 'pricing');
    const { pricing } = visitor.messages.public.landing;
    const ways = await page.getByRole('main').locator('a[href^="/register"]').all();
    expect(await Promise.all(ways.map((way) => way.getAttribute('href')))).toEqual([
      '/register',
      '/register?plan=GROWTH',
      '/register?plan=PRO',
      '/register',
    ]);
    for (const name of Object.values(visitor.messages.shared.plan)) {
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1);
    }
    const cards = page.getByRole('main').locator('li li');
    for (const offer of Object.values(pricing.offers)) {
      expect(await cards.filter({ hasText: offer }).count()).toBe(1);
    }
    const features = page.getByRole('table', { name: messages.pricing.table.title });
    for (const feature of Object.values(messages.pricing.features)) {
      expect(await features.getByRole('rowheader', { name: feature, exact: true }).count()).toBe(1);
    }
    // A feature of GROWTH is in one plan less, one of PRO in two.
    const missing = planFeatures.GROWTH.length + 2 * planFeatures.PRO.length;
    expect(await features.getByText(messages.pricing.table.no).count()).toBe(missing);
    for (const { text } of [messages.pricing.facts.first, messages.pricing.facts.platform]) {
      expect(await page.getByText(text).isVisible()).toBe(true);
    }
    const set = pricing.set.replace('{days}', String(trialDays));
    expect(await page.getByText(set).isVisible()).toBe(true);
    const table = page.getByRole('table', { name: messages.pricing.example.title });
    const row = table.getByRole('row', { name: messages.pricing.example.total });
    const total = (await row.innerText()).replaceAll('\u00a0', ' ');
    expect(total).toContain(language === 'bg' ? '4,70 лв.' : '4.70');
    expect(total).toContain(language === 'bg' ? '2,40 €' : '€2.40');
    expect(total).toContain(language === 'bg' ? '4,55 €' : '€4.55');
    const { title: _, ...questions } = messages.pricing.questions;
    expect(Object.keys(questions)).toHaveLength(8);
    for (const { question, answer } of Object.values(questions)) {
      await page.getByText(question).click();
      expect(await page.getByText(answer).isVisible()).toBe(true);
    }
  });

  it.each(['terms', 'privacy', 'security'] as const)('the page %s has all its chapters', async (name) => {
    await open(`/${name}`, name);
    const { title, chapters } = messages.documents[name];
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      chapters.map((chapter) => chapter.title),
    );
  });

  it.each(['/register', '/merchants/register'])(
    '%s has the bar, three sections, and a message beside each invalid field',
    async (path) => {
      await open(path, 'register');
      expect(await waysIn(page, 'header')).toEqual(['/', '/', '/features', '/pricing', '/login']);
      const { registration, shared } = visitor.messages;
      const { form } = shared;
      for (const section of [registration.business, registration.contact, registration.account]) {
        expect(await page.getByRole('group', { name: section }).count()).toBe(1);
      }
      await field(page, registration.taxId).fill('175074751');
      await field(page, registration.email).fill('ime@');
      await field(page, registration.phoneNumber).fill('няма');
      await field(page, registration.password).fill('12345');
      await field(page, registration.businessName).focus();
      for (const message of [
        registration.taxIdFaults.checksum,
        fieldMessages[visitor.language]['fields.email'],
        form.phone,
      ]) {
        expect(await page.getByText(message).isVisible()).toBe(true);
      }
      expect(await field(page, registration.password).getAttribute('aria-invalid')).toBe('true');
      await field(page, registration.taxId).fill('BG175074752');
      expect(await page.getByText(registration.taxIdFaults.checksum).count()).toBe(0);
      await checkScreen('register with faults');
    },
  );

  it('the demo portal has four tabs with sample data; creating and exporting are disabled with the reason', async () => {
    await open('/demo/merchant', 'demo dashboard');
    const tabs = page.getByRole('tab');
    expect(await tabs.allInnerTexts()).toEqual([
      messages.demo.dashboard,
      messages.demo.links,
      messages.demo.invoices,
      messages.demo.payments,
    ]);
    await page.getByText(messages.demo.note).waitFor();
    const { columns, figures, methods } = messages.demo.sample;
    for (const figure of [figures.pendingPayments, figures.totalInvoices])
      expect(await page.getByText(figure, { exact: true }).isVisible()).toBe(true);

    const { links, demo, invoice } = visitor.messages.merchant;
    await tabs.nth(1).click();
    await openLinkForm(visitor);
    await button(page, links.submit).waitFor();
    expect(await button(page, links.submit).isDisabled()).toBe(true);
    expect(await page.getByText(demo.create).isVisible()).toBe(true);
    await checkScreen('demo links');

    await page.keyboard.press('Tab');
    await tabs.nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/demo/merchant/invoices');
    await button(page, demo.export).waitFor();
    expect(await button(page, demo.export).isDisabled()).toBe(true);
    expect(await button(page, demo.testInvoice).isDisabled()).toBe(true);
    expect(await page.getByText(demo.held).isVisible()).toBe(true);
    const dated = page
      .getByRole('main')
      .getByText(/\d\d\/\d\d\/\d{4}/)
      .first();
    await dated.waitFor();
    await checkScreen('demo invoices');
    await page.getByRole('main').locator('a[href*="/merchant/invoices/"]').first().click();
    await page.getByText(fill(invoice.title, { number: '0000000159' }), { exact: true }).waitFor();
    expect(await button(page, invoice.download).isDisabled()).toBe(true);
    await checkScreen('demo invoice');

    const { nav } = visitor.messages.merchant;
    for (const beside of [nav.proformas, nav.schedules]) {
      await tabs.nth(2).click();
      await page.getByRole('main').getByRole('link', { name: beside, exact: true }).click();
      await dated.waitFor();
      await checkScreen(`demo ${beside}`);
      await page
        .getByRole('main')
        .locator('a[href*="/merchant/proformas/"], a[href*="/merchant/schedules/"]')
        .first()
        .click();
      await page.getByRole('main').getByText(messages.demo.sample.unit).first().waitFor();
      await checkScreen(`demo one of ${beside}`);
    }

    await tabs.nth(3).click();
    await dated.waitFor();
    await checkScreen('demo payments');
    if (viewport.width < 700) return;
    for (const column of [columns.method, columns.email])
      await page.getByRole('columnheader', { name: column }).waitFor();
    await page.getByRole('cell', { name: methods.BANK_TRANSFER }).first().waitFor();
  });

  it('the demo portal shows the same screen in another language after a change of language', async () => {
    const other = language === 'bg' ? 'en' : 'bg';
    const periodIn = (spoken: Language) =>
      button(page, catalogues[spoken].merchant.takings.periods.WEEK).getAttribute('aria-pressed');
    const speak = async (from: Language, to: Language): Promise<void> => {
      await page.getByRole('button', { name: catalogues[from].shared.language }).click();
      await button(page, languageNames[to]).click();
    };
    await open('/demo/merchant', 'demo dashboard');
    await button(page, catalogues[language].merchant.takings.periods.WEEK).click();
    await speak(language, other);
    await page.getByText(said[other].demo.sample.merchant).first().waitFor();
    expect(await periodIn(other)).toBe('true');
    await speak(other, language);
    await page.getByText(messages.demo.sample.merchant).first().waitFor();
    expect(await periodIn(language)).toBe('true');
  });
});

describe('the public pages without script', () => {
  it('the features page shows the view that its address names, the first one by itself', async () => {
    const { page, leave } = await plateno.welcome('en', phone, { javaScriptEnabled: false });
    const titles = viewNames.map((name) => featureTexts.en[name].title);
    const shown = async (): Promise<string[]> => {
      const all = await page.getByRole('heading', { level: 2 }).allInnerTexts();
      return all.filter((title) => titles.includes(title));
    };
    for (const [fragment, place] of [
      ['', 0],
      ['#programmers', 2],
      ['#merchants', 0],
      ['#accountants', 1],
    ] as const) {
      await page.goto(`${plateno.url}/features?lang=en${fragment}`);
      expect(await shown()).toEqual([titles[place]]);
    }
    await leave();
  });

  const read = async (path: string): Promise<string> => (await fetch(plateno.url + path)).text();

  it('every public page has title, description and URLs in both languages', async () => {
    for (const [name, path] of Object.entries(pagePaths) as [keyof typeof pagePaths, string][]) {
      for (const language of ['bg', 'en'] as const) {
        const html = await read(language === 'bg' ? path : `${path}?lang=en`);
        const { title } = said[language].head[name];
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toContain(`<title>${title}</title>`);
        expect(html).toContain(`<meta property="og:title" content="${title}"`);
        expect(html.match(/name="description"/g)).toHaveLength(1);
        const here = plateno.url + path + (language === 'bg' ? '' : '?lang=en');
        expect(html).toContain(`<link rel="canonical" href="${here}" />`);
        expect(html).toContain(`hreflang="en" href="${plateno.url}${path}?lang=en"`);
        expect(html).toContain(`hreflang="x-default" href="${plateno.url}${path}"`);
      }
    }
  });

  it('the sitemap names every public page, and robots.txt excludes the areas', async () => {
    const sitemap = await read('/sitemap.xml');
    for (const path of Object.values(pagePaths))
      expect(sitemap).toContain(`<loc>${plateno.url}${path}</loc>`);
    const robots = await read('/robots.txt');
    expect(robots).toContain(`Sitemap: ${plateno.url}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin');
  });
});

describe('the privacy policy', () => {
  type Held = { id: StoredId | undefined; place: StoragePlace; key: string };

  /** The cookies and storage keys of the page's browser. */
  const heldBy = async (page: Page): Promise<Held[]> => {
    const { local, session, cached, others } = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      others: (await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
      cached: await caches.keys(),
    }));
    expect(others).toEqual([]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    const of = (place: StoragePlace, keys: string[]) =>
      keys.map((key) => ({ place, key, id: storedIdOf(place, key) }));
    return [
      ...of('cookie', cookies),
      ...of('localStorage', local),
      ...of('sessionStorage', session),
      ...of('cacheStorage', cached),
    ];
  };

  it('the privacy policy names each cookie and storage key that the surfaces set, and no other', async () => {
    const { id, email, api } = await plateno.addMerchant();
    const { uniqueToken } = await plateno.createLink({ api });
    const visitor = await plateno.welcome('en', desktop);
    const { page, messages } = visitor;
    const held = new Map<string, Held>();
    const note = async (): Promise<void> => {
      for (const item of await heldBy(page)) held.set(`${item.place} ${item.key}`, item);
    };
    await page.goto(plateno.url);
    await chooseLanguage(visitor);
    await button(page, messages.shared.darkTheme).click();
    const [cookie] = await page.context().cookies();
    expect(cookie!.expires - Date.now() / 1_000).toBeGreaterThan(languageCookieSeconds - 86_400);

    await page.goto(`${plateno.url}/login`);
    await signIn(visitor, email, password);
    await button(page, messages.merchant.liveEvents.sound).click();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: messages.merchant.shortcuts.title });
    await dialog.getByRole('checkbox', { name: messages.merchant.shortcuts.on }).uncheck();
    // A list without a record has no columns to choose from.
    await page.goto(`${plateno.url}/merchant/links`);
    await button(page, messages.lists.columns.title).click();
    await page.getByRole('checkbox', { name: messages.merchant.links.currency, exact: true }).click();
    await note();

    await page.goto(`${plateno.url}/merchant/links`);
    await page.route('**/api/payment-links/me', async (route) => {
      // The call has no answer yet.
      if (route.request().method() === 'POST') await note();
      await route.continue();
    });
    const form = page.getByRole('form', { name: messages.merchant.links.create });
    await field(form, messages.merchant.links.amount).fill('12,50');
    await button(page, messages.merchant.links.submit).click();
    await page.getByText(messages.merchant.links.created).waitFor();
    await page.unrouteAll({ behavior: 'wait' });

    await page.goto(`${plateno.url}/pay/${uniqueToken}`);
    await field(page, messages.pay.request.name).fill('Мария Георгиева');
    await page.getByLabel(messages.pay.company.title).check();
    await page.locator('[name="buyer.name"]').fill('Тест ЕООД');
    await page.locator('[name="buyer.taxId"]').fill('175074752');
    await page.locator('[name="buyer.address"]').fill('София');
    await page.getByLabel(messages.pay.company.remember).check();
    await page.locator('form button[type="submit"]').click();
    await payOnHostedPage(visitor, cards.paid);
    await page.waitForURL('**/pay/success?session_id=*');
    await field(page, messages.return.receipt.email).fill('maria@example.com');
    await button(page, messages.return.receipt.send).click();
    await expect.poll(async () => (await heldBy(page)).map(({ id }) => id)).toContain('receiptEmail');
    await note();

    await page.evaluate(() => localStorage.removeItem('auth'));
    await page.goto(`${plateno.url}/login`);
    await signIn(visitor, 'silviya', staffPassword);
    await page.waitForURL('**/admin');
    await page.goto(`${plateno.url}/admin/merchants`);
    await page.getByText(email).first().waitFor();
    await note();
    await page.goto(`${plateno.url}/admin/merchants/${id}/show`);
    const { view } = messages.admin.merchants;
    await page.getByRole('button', { name: view.open }).click();
    await field(page, view.reason).fill('Проверка');
    await button(page.getByRole('dialog'), view.open).click();
    await page.waitForURL('**/merchant');
    await note();
    await page.getByRole('button', { name: messages.merchant.viewing.leave }).click();
    await page.waitForURL('**/admin/**');

    const unknown = [...held.values()].filter(({ id }) => id === undefined);
    expect(unknown, 'kept without a word in the policy').toEqual([]);
    expect(new Set([...held.values()].map(({ id }) => id))).toEqual(new Set(Object.keys(browserStorage)));
    await page.goto(`${plateno.url}/privacy`);
    await settled(page);
    const chapter = page.locator('#browser');
    for (const item of Object.values(browserStorage)) {
      const name = 'key' in item ? item.key : item.prefix;
      expect(await chapter.getByRole('listitem').filter({ hasText: name }).count()).toBeGreaterThan(0);
    }
    expect(await chapter.getByRole('listitem').count()).toBe(Object.keys(browserStorage).length);
    await visitor.leave();
  });
});
