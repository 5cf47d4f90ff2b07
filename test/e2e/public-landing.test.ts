import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePaths } from '#web/public/head/pages.ts';
import { languageNames } from '#web/shared/messages/language.ts';
import { button, field } from './steps/fields.ts';
import { register } from './steps/register.ts';
import { signIn } from './steps/sign-in.ts';
import { settled } from './support/settled.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { fill } from './support/messages.ts';
import { inBulgarian, inEnglish } from './walks.ts';
import { arrive, publicWalks, said, wayOf, waysIn, type PublicWalk } from './public-fixture.ts';
import { rowsToRun } from './support/matrix.ts';

let plateno: Installation;

/** An open page notes the end of its session and goes to the sign-in page; a closed one notes it when it is opened. */
const closeApplication = (page: Page): Promise<unknown> => page.goto('about:blank');

beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
  await plateno.addStaff('kantora', 'ACCOUNTANT');
});
afterAll(async () => plateno.close());

describe.each(rowsToRun(publicWalks))(
  'the landing page and the sign-in page, language $language, $viewport.width pixels wide',
  (walk) => {
    const { language } = walk;
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

    it('the top bar of the landing page has the logo, features, pricing, the language menu and the sign-in', async () => {
      await open('/', 'landing');
      expect(await waysIn(page, 'header')).toEqual(['/', '/features', '/pricing', '/login']);
      await button(page, `${visitor.messages.shared.language}: ${language.toUpperCase()}`).waitFor();
    });

    it('the buttons of the hero, of each plan and at the end lead where the specification says', async () => {
      const { hero, pricing, closing } = visitor.messages.public.landing;
      expect(await wayOf(page, 'main', hero.start)).toBe('/register');
      expect(await wayOf(page, 'main', hero.more)).toBe('/features');
      expect(await wayOf(page, 'main', hero.demo)).toBe('/demo/merchant');
      const { plan } = visitor.messages.shared;
      const begin = page.getByRole('link', {
        name: fill(pricing.begin, { plan: plan.STARTER }),
        exact: true,
      });
      expect(await begin.count()).toBe(1);
      expect(await wayOf(page, 'main', fill(pricing.begin, { plan: plan.STARTER }))).toBe('/register');
      for (const wanted of ['GROWTH', 'PRO'] as const)
        expect(await wayOf(page, 'main', fill(pricing.choose, { plan: plan[wanted] }))).toBe(
          `/register?plan=${wanted}`,
        );
      expect(await wayOf(page, 'main', closing.button)).toBe('/register');
    });

    it('the landing page shows highlights, benefits, and three plans in both currencies, GROWTH as popular', async () => {
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
      const growth = main.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: visitor.messages.shared.plan.GROWTH, exact: true }),
      });
      expect(await growth.getByText(pricing.popular).count()).toBe(1);
      expect(await main.getByText(pricing.popular).count()).toBe(1);
      const prices =
        language === 'bg'
          ? ['25,05 €', '49,00 лв.', '76,18 €', '149,00 лв.']
          : ['€25.05', '49.00', '€76.18', '149.00'];
      for (const price of prices) expect(await main.getByText(price).first().isVisible()).toBe(true);
      expect(await main.getByText(pricing.fees).isVisible()).toBe(true);
    });

    it('the footer links to every page, and its contact is plain text', async () => {
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

    it('the FAQ link of the footer leads to the questions', async () => {
      await page
        .locator('footer')
        .getByRole('link', { name: visitor.messages.public.footer.questions })
        .click();
      await page.waitForURL('**/pricing');
      const heading = page.getByRole('heading', { name: messages.pricing.questions.title });
      await heading.waitFor();
      await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    });

    it('an unknown URL redirects to the landing page', async () => {
      for (const path of ['/nowhere', '/demo/nowhere', '/features/nowhere']) {
        await page.goto(plateno.url + path);
        await page.getByText(visitor.messages.public.landing.hero.title).waitFor();
        expect(new URL(page.url()).pathname).toBe('/');
      }
    });

    it('the chosen language is stored and is the lang attribute of the page', async () => {
      const other = language === 'bg' ? 'en' : 'bg';
      await page.goto(`${plateno.url}/pricing?lang=${other}`);
      await page.getByRole('heading', { level: 1, name: said[other].pricing.title }).waitFor();
      expect(
        await page.evaluate(() => [localStorage.getItem('language'), document.documentElement.lang]),
      ).toEqual([other, other]);
      await page.goto(`${plateno.url}/pricing`);
      await page.getByRole('heading', { level: 1, name: said[other].pricing.title }).waitFor();
      await page.locator('header').getByRole('button', { name: other.toUpperCase() }).click();
      await button(page, languageNames[language]).click();
      await page.getByRole('heading', { level: 1, name: messages.pricing.title }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language);
      expect(await button(page, languageNames[language]).count()).toBe(0);
    });

    it('each public page has one title, description and set of URLs, also after navigation', async () => {
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

    it('the sign-in page has the bar, a password that can be shown, and the message of a refusal', async () => {
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
      expect(new URL(page.url()).pathname).toBe('/login');
      await checkScreen('login refused');
    });

    it('after a refusal the form can be used again, and a signed-in administrator sees the own name and a link to the back office', async () => {
      await signIn(visitor, 'silviya', staffPassword);
      await page.waitForURL('**/admin');
      await open('/', 'landing signed in');
      expect(await page.locator('header').innerText()).toContain('silviya');
      expect(await wayOf(page, 'header', visitor.messages.public.nav.backOffice)).toBe('/admin');
    });

    it('an administrator who registers a merchant sees texts about the merchant, not about the own account', async () => {
      await open('/merchants/register', 'register for others');
      const { registration } = visitor.messages;
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      expect(title).toBe(registration.titleForOthers);
      expect(await page.getByText(registration.emailHelpForOthers).isVisible()).toBe(true);
      expect(await page.getByText(registration.emailHelp, { exact: true }).count()).toBe(0);
    });

    it('a signed-in merchant sees the own name and a link to the portal', async () => {
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

    it('a stored session without a username is removed and treated as signed out', async () => {
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
)('before and after a session, language $walk.language', ({ walk, business }) => {
  let visitor: PublicWalk['visitor'];
  let page: PublicWalk['page'];
  let checkScreen: PublicWalk['checkScreen'];
  let leave: PublicWalk['leave'];
  beforeAll(async () => {
    ({ visitor, page, checkScreen, leave } = await arrive(plateno, walk));
  });
  afterAll(async () => leave());

  it('the registration keeps the chosen plan through a reload and another language, and says where it is chosen', async () => {
    const { pricing } = visitor.messages.public.landing;
    const growth = visitor.messages.shared.plan.GROWTH;
    await page.goto(plateno.url);
    const way = page.getByRole('main').getByRole('link');
    await way.filter({ hasText: fill(pricing.choose, { plan: growth }) }).click();
    await page.waitForURL('**/register?plan=GROWTH');
    const { plan } = visitor.messages.registration.accept;
    const message = fill(plan, { plan: growth });
    await page.getByRole('status').getByText(message).waitFor();
    await page.reload();
    await page.getByRole('status').getByText(message).waitFor();
    expect(new URL(page.url()).search).toBe('?plan=GROWTH');
    const { language } = walk;
    const other = language === 'bg' ? 'en' : 'bg';
    await page.locator('header').getByRole('button', { name: language.toUpperCase() }).click();
    await button(page, languageNames[other]).click();
    await page.locator('header').getByRole('button', { name: other.toUpperCase() }).click();
    await button(page, languageNames[language]).click();
    await page.getByRole('status').getByText(message).waitFor();
  });

  it('a VAT number explains its effect, and the sign-in page after the registration has the e-mail and the next step', async () => {
    const { registration } = visitor.messages;
    const taxId = field(page, registration.taxId);
    await taxId.fill(business.taxId.replace('BG', ''));
    expect(await page.getByText(registration.vatFollows).count()).toBe(0);
    await taxId.fill(`BG${business.taxId.replace('BG', '')}`);
    await page.getByText(registration.vatFollows).waitFor();
    await checkScreen('register with a VAT number');
    await register(visitor, business);
    await page.waitForURL('**/login');
    const { login } = visitor.messages.public;
    await page
      .getByRole('status')
      .getByText(fill(visitor.messages.accountMails.registered.registered, { email: business.email }))
      .waitFor();
    expect(await field(page, login.username).inputValue()).toBe(business.email);
    await checkScreen('login after registering');
    await signIn(visitor, business.email, business.password);
    await page.waitForURL('**/merchant');
    const merchants = await plateno.admin.get<object[]>(`/merchants?search=${business.email}`);
    expect(merchants.body).toMatchObject([{ plan: 'STARTER', wantedPlan: 'GROWTH' }]);
  });

  it('a merchant whose session ended sees so on the sign-in page and returns to the earlier page', async () => {
    const { login } = visitor.messages.public;
    const { body } = await plateno.admin.get<{ id: number }[]>(`/users?search=${business.email}`);
    await closeApplication(page);
    expect((await plateno.admin.post(`/users/${body[0]!.id}/lock`)).status).toBe(200);
    await page.goto(`${plateno.url}/merchant/payments?status=SUCCEEDED`);
    await page.waitForURL('**/login?ended=1&next=*');
    await page.getByRole('status').getByText(login.ended).waitFor();
    await checkScreen('login after a session that ended');
    expect((await plateno.admin.post(`/users/${body[0]!.id}/unlock`)).status).toBe(200);
    await signIn(visitor, business.email, business.password);
    await page.waitForURL('**/merchant/payments?status=SUCCEEDED');
  });

  it('an accountant is led on to the back office, and again after the session ended', async () => {
    await page.evaluate(() => localStorage.removeItem('auth'));
    await page.goto(`${plateno.url}/login`);
    await signIn(visitor, 'kantora', staffPassword);
    await page.waitForURL('**/admin');
    await settled(page);
    const { body } = await plateno.admin.get<{ id: number }[]>('/users?search=kantora');
    await closeApplication(page);
    expect((await plateno.admin.delete(`/users/${body[0]!.id}/sessions`)).status).toBe(204);
    await page.goto(`${plateno.url}/admin/payments`);
    await page.waitForURL('**/login?ended=1&next=*');
    await page.getByRole('status').getByText(visitor.messages.public.login.ended).waitFor();
    await signIn(visitor, 'kantora', staffPassword);
    await page.waitForURL('**/admin/payments**');
    await settled(page);
  });
});
