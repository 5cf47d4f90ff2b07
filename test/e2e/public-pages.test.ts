import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#web/public/head/pages.ts';
import { button, field } from './acts/fields.ts';
import { openInstallation, type Installation } from './ground/installation.ts';
import { fill } from './ground/words.ts';
import { arrive, publicWalks, said, waysIn, type PublicWalk } from './public-ground.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
});
afterAll(async () => plateno.close());

describe.each(publicWalks)('The public pages, language $language, $viewport.width pixels wide', (walk) => {
  const { language } = walk;
  const words = said[language];
  let leave: PublicWalk['leave'];
  let visitor: PublicWalk['visitor'];
  let page: PublicWalk['page'];
  let open: PublicWalk['open'];
  let look: PublicWalk['look'];
  beforeAll(async () => {
    ({ visitor, page, open, look, leave } = await arrive(plateno, walk));
  });
  afterAll(async () => leave());

  it('Features: every service, and what is beta or coming soon says so', async () => {
    await open('/features', 'features');
    const {
      links,
      invoices,
      export: forBooks,
      reminders,
      forecast,
      bank,
      mobile,
      soon,
      beta,
      growth,
    } = words.features;
    for (const { title } of [links, invoices, forBooks]) {
      expect(await page.getByRole('heading', { name: title }).count()).toBe(1);
    }
    const markOf = (title: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .locator('[data-mark]')
        .textContent();
    expect(await Promise.all([reminders, forecast, bank, mobile].map(({ title }) => markOf(title)))).toEqual([
      growth,
      beta,
      soon,
      soon,
    ]);
  });

  it('Pricing: three plans, the worked example of the fees, eight questions that open', async () => {
    await open('/pricing', 'pricing');
    const { pricing } = visitor.words.public.landing;
    expect(
      await page.getByRole('link', { name: new RegExp(fill(pricing.choose, { plan: '' })) }).count(),
    ).toBe(3);
    const table = page.getByRole('table');
    const row = table.getByRole('row', { name: words.pricing.example.total });
    const total = (await row.innerText()).replaceAll('\u00a0', ' ');
    expect(total).toContain(language === 'bg' ? '4,70 лв.' : '4.70');
    expect(total).toContain(language === 'bg' ? '2,40 €' : '€2.40');
    const { title: _, ...questions } = words.pricing.questions;
    expect(Object.keys(questions)).toHaveLength(8);
    for (const { question, answer } of Object.values(questions)) {
      await page.getByText(question).click();
      expect(await page.getByText(answer).isVisible()).toBe(true);
    }
  });

  it.each(['terms', 'privacy', 'security'] as const)('The page %s has all its chapters', async (name) => {
    await open(`/${name}`, name);
    const { title, chapters } = words.documents[name];
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      chapters.map((chapter) => chapter.title),
    );
  });

  it.each(['/register', '/merchants/register'])(
    '%s: the bar, three sections, and what to mend beside each field',
    async (path) => {
      await open(path, 'register');
      expect(await waysIn(page, 'header')).toEqual(['/', '/', '/features', '/pricing', '/login']);
      const { registration, form } = visitor.words.shared;
      for (const section of [registration.business, registration.contact, registration.account]) {
        expect(await page.getByRole('group', { name: section }).count()).toBe(1);
      }
      await field(page, registration.taxId).fill('175074751');
      await field(page, registration.email).fill('ime@');
      await field(page, registration.phoneNumber).fill('няма');
      await field(page, registration.password).fill('12345');
      await field(page, registration.businessName).focus();
      for (const sentence of [registration.taxIdFaults.checksum, form.email, form.phone]) {
        expect(await page.getByText(sentence).isVisible()).toBe(true);
      }
      expect(await field(page, registration.password).getAttribute('aria-invalid')).toBe('true');
      await field(page, registration.taxId).fill('BG175074752');
      expect(await page.getByText(registration.taxIdFaults.checksum).count()).toBe(0);
      await look('register with faults');
    },
  );

  it('The demo portal: four tabs on sample data, creating and exporting switched off with a word why', async () => {
    await open('/demo/merchant', 'demo dashboard');
    const tabs = page.getByRole('tab');
    expect(await tabs.allInnerTexts()).toEqual([
      words.demo.dashboard,
      words.demo.links,
      words.demo.invoices,
      words.demo.payments,
    ]);
    await page.getByText(words.demo.note).waitFor();

    const { links, demo, invoice } = visitor.words.merchant;
    await tabs.nth(1).click();
    await button(page, links.submit).waitFor();
    expect(await button(page, links.submit).isDisabled()).toBe(true);
    expect(await page.getByText(demo.create).isVisible()).toBe(true);
    await look('demo links');

    await page.keyboard.press('Tab');
    await tabs.nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL('**/demo/merchant/invoices');
    await button(page, demo.export).waitFor();
    expect(await button(page, demo.export).isDisabled()).toBe(true);
    expect(await button(page, demo.testInvoice).isDisabled()).toBe(true);
    expect(await page.getByText(demo.held).isVisible()).toBe(true);
    await page
      .getByRole('cell')
      .getByText(/^\d\d\/\d\d\/\d{4}$/)
      .first()
      .waitFor();
    await look('demo invoices');
    await page.getByRole('cell').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: /0000000148/ }).waitFor();
    expect(await button(page, invoice.download).isDisabled()).toBe(true);
    await look('demo invoice');

    await tabs.nth(3).click();
    await page
      .getByRole('cell')
      .getByText(/^\d\d\/\d\d\/\d{4}/)
      .first()
      .waitFor();
    await look('demo payments');
  });
});

describe('What those see who run no script', () => {
  const read = async (path: string): Promise<string> => (await fetch(plateno.url + path)).text();

  it('Every public page says what it is, in both languages, with its addresses', async () => {
    for (const [name, address] of Object.entries(addresses) as [keyof typeof addresses, string][]) {
      for (const language of ['bg', 'en'] as const) {
        const html = await read(language === 'bg' ? address : `${address}?lang=en`);
        const { title } = said[language].head[name];
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toContain(`<title>${title}</title>`);
        expect(html).toContain(`<meta property="og:title" content="${title}"`);
        expect(html.match(/name="description"/g)).toHaveLength(1);
        const here = plateno.address + address + (language === 'bg' ? '' : '?lang=en');
        expect(html).toContain(`<link rel="canonical" href="${here}" />`);
        expect(html).toContain(`hreflang="en" href="${plateno.address}${address}?lang=en"`);
        expect(html).toContain(`hreflang="x-default" href="${plateno.address}${address}"`);
      }
    }
  });

  it('The sitemap names every public page, and robots.txt keeps search engines out of the areas', async () => {
    const sitemap = await read('/sitemap.xml');
    for (const address of Object.values(addresses))
      expect(sitemap).toContain(`<loc>${plateno.address}${address}</loc>`);
    const robots = await read('/robots.txt');
    expect(robots).toContain(`Sitemap: ${plateno.address}/sitemap.xml`);
    expect(robots).toContain('Disallow: /admin');
  });
});
