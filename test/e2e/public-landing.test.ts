import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePaths } from '#web/public/head/pages.ts';
import { languageNames } from '#web/shared/messages/language.ts';
import { button, field } from './steps/fields.ts';
import { register } from './steps/register.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { fill } from './support/messages.ts';
import { inBulgarian, inEnglish } from './walks.ts';
import { arrive, publicWalks, said, wayOf, waysIn, type PublicWalk } from './public-fixture.ts';
import { rowsToRun } from './support/matrix.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
  await plateno.addStaff('kantora', 'ACCOUNTANT');
});
afterAll(async () => plateno.close());

describe.each(rowsToRun(publicWalks))(
  'The landing page and the login, language $language, $viewport.width pixels wide',
  (walk) => {
    const { language } = walk;
    const messages = said[language];
    let leave: PublicWalk['leave'];
    let visitor: PublicWalk['visitor'];
    let page: PublicWalk['page'];
    let open: PublicWalk['open'];
    beforeAll(async () => {
      ({ visitor, page, open, leave } = await arrive(plateno, walk));
    });
    afterAll(async () => leave());

    it('The top bar of the landing page has the logo, features, pricing, the language menu and the login', async () => {
      await open('/', 'landing');
      expect(await waysIn(page, 'header')).toEqual(['/', '/features', '/pricing', '/login']);
      await button(page, `${visitor.messages.shared.language}: ${language.toUpperCase()}`).waitFor();
    });

    it('The buttons of the hero, of each plan and at the end lead where the specification says', async () => {
      const { hero, pricing, closing } = visitor.messages.public.landing;
      expect(await wayOf(page, 'main', hero.start)).toBe('/register');
      expect(await wayOf(page, 'main', hero.more)).toBe('/features');
      expect(await wayOf(page, 'main', hero.demo)).toBe('/demo/merchant');
      const { starter, growth } = pricing;
      for (const { name } of [starter, growth]) {
        expect(await wayOf(page, 'main', fill(pricing.choose, { plan: name }))).toBe('/register');
      }
      // The third plan has nothing that exists yet: its button leads to the one that can be had.
      expect(await wayOf(page, 'main', fill(pricing.begin, { plan: starter.name }))).toBe('/register');
      expect(await wayOf(page, 'main', closing.button)).toBe('/register');
    });

    it('The landing page names its highlights, benefits, and three plans in both currencies, growth popular', async () => {
      const { highlights, benefits, pricing } = visitor.messages.public.landing;
      const main = page.getByRole('main');
      for (const { title } of [
        highlights.secure,
        highlights.fast,
        highlights.analytics,
        highlights.support,
      ]) {
        expect(await main.getByRole('heading', { name: title }).count()).toBe(1);
      }
      const { title: _, ...claims } = benefits;
      expect(Object.keys(claims)).toHaveLength(6);
      for (const claim of Object.values(claims)) expect(await main.getByText(claim).count()).toBe(1);
      const growth = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: pricing.growth.name }) });
      expect(await growth.getByText(pricing.popular).count()).toBe(1);
      expect(await main.getByText(pricing.popular).count()).toBe(1);
      expect(await main.getByText(pricing.soon, { exact: true }).count()).toBe(1);
      expect(await main.getByText(pricing.soonText).count()).toBe(1);
      const prices =
        language === 'bg'
          ? ['25,05 €', '49,00 лв.', '76,18 €', '149,00 лв.']
          : ['€25.05', '49.00', '€76.18', '149.00'];
      for (const price of prices) expect(await main.getByText(price).first().isVisible()).toBe(true);
      expect(await main.getByText(pricing.fees).isVisible()).toBe(true);
    });

    it('The footer leads to every page, and its contact is no link', async () => {
      expect(await waysIn(page, 'footer')).toEqual([
        '/features',
        '/pricing',
        '/demo/merchant',
        '/register',
        '/pricing',
        '/terms',
        '/privacy',
        '/security',
      ]);
      expect(await page.locator('footer').getByText(visitor.messages.public.footer.contact).isVisible()).toBe(
        true,
      );
    });

    it('The questions of the footer lead to the questions', async () => {
      await page
        .locator('footer')
        .getByRole('link', { name: visitor.messages.public.footer.questions })
        .click();
      await page.waitForURL('**/pricing');
      const heading = page.getByRole('heading', { name: messages.pricing.questions.title });
      await heading.waitFor();
      await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    });

    it('An unknown address leads to the landing page', async () => {
      for (const path of ['/nowhere', '/demo/nowhere', '/features/nowhere']) {
        await page.goto(plateno.address + path);
        await page.getByText(visitor.messages.public.landing.hero.title).waitFor();
        expect(new URL(page.url()).pathname).toBe('/');
      }
    });

    it('The language is remembered, and the page says which it is', async () => {
      const other = language === 'bg' ? 'en' : 'bg';
      await page.goto(`${plateno.address}/pricing?lang=${other}`);
      await page.getByRole('heading', { level: 1, name: said[other].pricing.title }).waitFor();
      expect(
        await page.evaluate(() => [localStorage.getItem('language'), document.documentElement.lang]),
      ).toEqual([other, other]);
      await page.goto(`${plateno.address}/pricing`);
      await page.getByRole('heading', { level: 1, name: said[other].pricing.title }).waitFor();
      await page.locator('header').getByRole('button', { name: other.toUpperCase() }).click();
      await button(page, languageNames[language]).click();
      await page.getByRole('heading', { level: 1, name: messages.pricing.title }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language);
      expect(await button(page, languageNames[language]).count()).toBe(0);
    });

    it('Each page has its title, description and addresses once, also after walking from page to page', async () => {
      for (const name of ['features', 'pricing', 'landing'] as const) {
        const way = page.locator('header').locator(`a[href="${pagePaths[name]}"]`).first();
        await way.click();
        await expect.poll(() => page.title()).toBe(messages.head[name].title);
        const description = page.locator('meta[name="description"]');
        await expect.poll(() => description.getAttribute('content')).toBe(messages.head[name].description);
        expect(await description.count()).toBe(1);
        expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
      }
    });

    it('The login: its bar, the hidden password that can be shown, and the sentence of a refusal', async () => {
      await open('/login', 'login');
      expect(await waysIn(page, 'header')).toEqual(['/', '/features', '/pricing', '/register']);
      const { login } = visitor.messages.public;
      const { form } = visitor.messages.shared;
      const password = field(page, login.password);
      expect(await password.getAttribute('type')).toBe('password');
      await button(page, form.showPassword).click();
      expect(await password.getAttribute('type')).toBe('text');
      await button(page, form.hidePassword).click();
      await signIn(visitor, 'silviya', 'грешна парола');
      await page.getByRole('alert').getByText(login.error).waitFor();
    });

    it('A signed-in administrator sees who they are and the way to the back office', async () => {
      await signIn(visitor, 'silviya', staffPassword);
      await page.waitForURL('**/admin');
      await open('/', 'landing signed in');
      expect(await page.locator('header').innerText()).toContain('silviya');
      expect(await wayOf(page, 'header', visitor.messages.public.nav.backOffice)).toBe('/admin');
    });

    it('An administrator who registers a merchant reads about the merchant, not about themselves', async () => {
      await open('/merchants/register', 'register for others');
      const { registration } = visitor.messages.shared;
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      expect(title).toBe(registration.titleForOthers);
      expect(await page.getByText(registration.emailHelpForOthers).isVisible()).toBe(true);
      expect(await page.getByText(registration.emailHelp, { exact: true }).count()).toBe(0);
    });

    it('A signed-in merchant sees who they are and the way to the merchant area', async () => {
      const { email, token } = await plateno.addMerchant();
      await page.evaluate(
        (stored) => localStorage.setItem('auth', stored),
        JSON.stringify({ token, username: email, role: 'MERCHANT' }),
      );
      await open('/', 'landing of a merchant');
      expect(await page.locator('header').innerText()).toContain(email);
      expect(await waysIn(page, 'header')).toEqual(['/', '/features', '/pricing', '/merchant']);
      await page.locator('header').getByRole('link', { name: visitor.messages.public.nav.portal }).click();
      await page.waitForURL('**/merchant');
      await page.getByRole('heading', { level: 1, name: visitor.messages.merchant.home.title }).waitFor();
    });

    it('A stored session without its username is cleared and treated as logged out', async () => {
      await page.evaluate(() => localStorage.setItem('auth', JSON.stringify({ token: 'x', role: 'ADMIN' })));
      await open('/', 'landing after a broken session');
      expect(await wayOf(page, 'header', visitor.messages.shared.signIn)).toBe('/login');
      expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    });
  },
);

describe.each(
  rowsToRun(
    [
      { walk: publicWalks[0], business: inBulgarian.business },
      { walk: publicWalks[1], business: inEnglish.business },
    ],
    1,
  ),
)('Before and after a session, language $walk.language', ({ walk, business }) => {
  let visitor: PublicWalk['visitor'];
  let page: PublicWalk['page'];
  let look: PublicWalk['look'];
  let leave: PublicWalk['leave'];
  beforeAll(async () => {
    ({ visitor, page, look, leave } = await arrive(plateno, walk));
  });
  afterAll(async () => leave());

  it('A chosen plan is not lost: the registration says how it is set', async () => {
    const { pricing } = visitor.messages.public.landing;
    await page.goto(plateno.address);
    const way = page.getByRole('main').getByRole('link');
    await way.filter({ hasText: fill(pricing.choose, { plan: pricing.growth.name }) }).click();
    await page.waitForURL('**/register');
    const { plan } = visitor.messages.public.registration;
    const message = fill(plan, { plan: pricing.growth.name });
    await page.getByRole('status').getByText(message).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('A VAT number says what follows, and after registering the login has the e-mail and says what comes next', async () => {
    const { registration } = visitor.messages.shared;
    const taxId = field(page, registration.taxId);
    await taxId.fill(business.taxId.replace('BG', ''));
    expect(await page.getByText(registration.vatFollows).count()).toBe(0);
    await taxId.fill(`BG${business.taxId.replace('BG', '')}`);
    await page.getByText(registration.vatFollows).waitFor();
    await look('register with a VAT number');
    await register(visitor, business);
    await page.waitForURL('**/login');
    const { login } = visitor.messages.public;
    await page
      .getByRole('status')
      .getByText(fill(login.registered, { email: business.email }))
      .waitFor();
    expect(await field(page, login.username).inputValue()).toBe(business.email);
    await look('login after registering');
    await signIn(visitor, business.email, business.password);
    await page.waitForURL('**/merchant');
  });

  it('A merchant whose session ended reads so on the login, and comes back to where it was', async () => {
    const { login } = visitor.messages.public;
    const { body } = await plateno.admin.get<{ id: number }[]>(`/users?search=${business.email}`);
    expect((await plateno.admin.post(`/users/${body[0]!.id}/lock`)).status).toBe(200);
    await page.goto(`${plateno.address}/merchant/payments?status=SUCCEEDED`);
    await page.waitForURL('**/login?ended=1&next=*');
    await page.getByRole('status').getByText(login.ended).waitFor();
    await look('login after a session that ended');
    expect((await plateno.admin.post(`/users/${body[0]!.id}/unlock`)).status).toBe(200);
    await signIn(visitor, business.email, business.password);
    await page.waitForURL('**/merchant/payments?status=SUCCEEDED');
  });

  it('An accountant is led from the landing page to the back office, and back to it after a session that ended', async () => {
    await page.evaluate(() => localStorage.removeItem('auth'));
    await page.goto(`${plateno.address}/login`);
    await signIn(visitor, 'kantora', staffPassword);
    const { staff } = visitor.messages.public.landing;
    const way = page.getByRole('main').getByRole('link', { name: staff.button });
    await way.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await look('landing of an accountant');
    await way.click();
    await page.waitForURL('**/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { body } = await plateno.admin.get<{ id: number }[]>('/users?search=kantora');
    expect((await plateno.admin.delete(`/users/${body[0]!.id}/sessions`)).status).toBe(204);
    await page.goto(`${plateno.address}/admin/payments`);
    await page.waitForURL('**/login?ended=1&next=*');
    await page.getByRole('status').getByText(visitor.messages.public.login.ended).waitFor();
    await signIn(visitor, 'kantora', staffPassword);
    await page.waitForURL('**/admin/payments**');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
