import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from './steps/choose-language.ts';
import { button } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { signIn } from './steps/sign-in.ts';
import { settled } from './support/settled.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { messages as allMessages } from './support/messages.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
  await plateno.addStaff('podkrepa', 'SUPPORT');
});
afterAll(async () => plateno.close());

/** Opens the first path and expects a redirect to the second. */
const endsAt = async ({ page }: Visitor, path: string, end: string): Promise<void> => {
  await page.goto(plateno.url + path);
  await expect.poll(() => page.url()).toBe(plateno.url + end);
};

describe('access to the areas', () => {
  it('a visitor without a session is redirected from an area to the landing page', async () => {
    const visitor = await plateno.welcome('bg', desktop);
    await endsAt(visitor, '/merchant/links', '/');
    await settled(visitor.page);
    expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe(
      visitor.messages.public.landing.hero.title,
    );
    await visitor.leave();
  });

  it('a merchant is redirected to the portal, also from the back office, and can sign out', async () => {
    const { email } = await plateno.addMerchant();
    const merchant = await plateno.welcome('bg', desktop);
    const { page, messages } = merchant;
    await openSignedIn(merchant, plateno, { username: email, password }, '/admin/merchants');
    await expect.poll(() => page.url()).toBe(`${plateno.url}/merchant`);
    await endsAt(merchant, '/', '/');
    await page.getByText(email).waitFor();
    await page.getByRole('link', { name: messages.public.nav.portal }).click();
    await button(page, messages.shared.signOut).click();
    await page.waitForURL(`${plateno.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await endsAt(merchant, '/merchant', '/');
    await merchant.leave();
  });

  it('an administrator is redirected to the back office, also from the portal, and can sign out', async () => {
    const admin = await plateno.welcome('bg', desktop);
    const { page, messages } = admin;
    const account = { username: 'silviya', password: staffPassword };
    await openSignedIn(admin, plateno, account, '/merchant/links');
    await expect.poll(() => page.url()).toBe(`${plateno.url}/admin`);
    await button(page, messages.shared.signOut).click();
    await page.waitForURL(`${plateno.url}/`);
    await endsAt(admin, '/admin', '/');
    await admin.leave();
  });

  it('a SUPPORT user is led on to the back office and stays on the landing page when opening it later', async () => {
    const support = await plateno.welcome('bg', desktop);
    const { page, messages } = support;
    const { hero } = messages.public.landing;
    await page.goto(`${plateno.url}/pricing`);
    await page.goto(`${plateno.url}/login`);
    await signIn(support, 'podkrepa', staffPassword);
    await page.getByRole('heading', { level: 1, name: messages.admin.dashboard.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: messages.public.login.title }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: messages.admin.dashboard.title }).waitFor();
    await page.getByRole('link', { name: messages.shared.product, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
    await support.checkScreen('41 landing of support');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await endsAt(support, '/merchant/links', '/admin');
    await support.leave();
  });
});

it('the language is Bulgarian at first; a change is stored and used on every page', async () => {
  const visitor = await plateno.welcome('en', phone);
  const { page, messages } = visitor;
  const lang = () => page.evaluate(() => document.documentElement.lang);
  await page.goto(plateno.url);
  await page.getByRole('heading', { level: 1, name: allMessages.bg.public.landing.hero.title }).waitFor();
  expect(await lang()).toBe('bg');
  await chooseLanguage(visitor);
  await page.getByRole('heading', { level: 1, name: messages.public.landing.hero.title }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: messages.public.landing.hero.title }).waitFor();
  expect(await lang()).toBe('en');
  await page.goto(`${plateno.url}/pay/AAAAAAAAAAAAAAAAAAAAAA`);
  await page.getByRole('heading', { name: messages.pay.problem['not-found'].title }).waitFor();
  expect(await lang()).toBe('en');
  await visitor.leave();
});

it('every page is accessible, without errors in the browser', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
