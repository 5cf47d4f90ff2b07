import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from './steps/choose-language.ts';
import { button } from './steps/fields.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { desk, phone, type Visitor } from './support/visitor.ts';
import { messages as allMessages } from './support/messages.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
  await plateno.addStaff('podkrepa', 'SUPPORT');
});
afterAll(async () => plateno.close());

/** Goes to the first address and must be led to the second. */
const endsAt = async ({ page }: Visitor, path: string, end: string): Promise<void> => {
  await page.goto(plateno.address + path);
  await expect.poll(() => page.url(), { timeout: 10_000 }).toBe(plateno.address + end);
};

const arriveSignedIn = async (username: string, secret: string): Promise<Visitor> => {
  const visitor = await plateno.welcome('bg', desk);
  await visitor.page.goto(`${plateno.address}/login`);
  await signIn(visitor, username, secret);
  await visitor.page.waitForURL((url) => url.pathname !== '/login');
  return visitor;
};

describe('Who may enter where', () => {
  it.each(['/merchant', '/merchant/links', '/admin', '/admin/merchants', '/no/such/page'])(
    'Somebody who is not signed in is led from %s to the landing page',
    async (path) => {
      const visitor = await plateno.welcome('bg', desk);
      await endsAt(visitor, path, '/');
      expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe(
        visitor.messages.public.landing.hero.title,
      );
      await visitor.leave();
    },
  );

  it('A merchant comes home to the portal, also from the back office, and out again', async () => {
    const { email } = await plateno.addMerchant();
    const merchant = await arriveSignedIn(email, password);
    const { page, messages } = merchant;
    expect(new URL(page.url()).pathname).toBe('/merchant');
    await endsAt(merchant, '/admin/merchants', '/merchant');
    await endsAt(merchant, '/', '/');
    await page.getByText(email).waitFor();
    await page.getByRole('link', { name: messages.public.nav.portal }).click();
    await button(page, messages.shared.signOut).click();
    await page.waitForURL(`${plateno.address}/`);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await endsAt(merchant, '/merchant', '/');
    await merchant.leave();
  });

  it('An administrator comes home to the back office, also from the portal, and out again', async () => {
    const admin = await arriveSignedIn('silviya', staffPassword);
    const { page, messages } = admin;
    expect(new URL(page.url()).pathname).toBe('/admin');
    await endsAt(admin, '/merchant/links', '/admin');
    await button(page, messages.shared.signOut).click();
    await page.waitForURL(`${plateno.address}/`);
    await endsAt(admin, '/admin', '/');
    await admin.leave();
  });

  it('Support stays on the landing page, which shows the way to the back office', async () => {
    const support = await arriveSignedIn('podkrepa', staffPassword);
    const { page, messages } = support;
    expect(new URL(page.url()).pathname).toBe('/');
    await support.look('41 landing of support');
    await page.getByRole('link', { name: messages.public.nav.backOffice }).click();
    await page.getByRole('heading', { level: 1, name: messages.admin.dashboard.title }).waitFor();
    await support.leave();
  });

  it('A wrong password is told in a banner, and the form can be used again', async () => {
    const visitor = await plateno.welcome('bg', phone);
    const { page, messages } = visitor;
    await page.goto(`${plateno.address}/login`);
    await signIn(visitor, 'silviya', 'не е тази');
    await page.getByText(messages.public.login.error).waitFor();
    await visitor.look('42 refused login');
    expect(new URL(page.url()).pathname).toBe('/login');
    await signIn(visitor, 'silviya', staffPassword);
    await page.waitForURL('**/admin');
    await visitor.leave();
  });

  it('A stored session that is not whole is cleared', async () => {
    const visitor = await plateno.welcome('bg', desk);
    const { page } = visitor;
    await page.goto(plateno.address);
    await page.evaluate(() => localStorage.setItem('auth', JSON.stringify({ token: 'x', role: 'ADMIN' })));
    await endsAt(visitor, '/admin', '/');
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await visitor.leave();
  });
});

it('The language starts as Bulgarian, is changed in one place and remembered in all', async () => {
  const visitor = await plateno.welcome('en', phone);
  const { page, messages } = visitor;
  const lang = () => page.evaluate(() => document.documentElement.lang);
  await page.goto(plateno.address);
  await page.getByRole('heading', { level: 1, name: allMessages.bg.public.landing.hero.title }).waitFor();
  expect(await lang()).toBe('bg');
  await chooseLanguage(visitor);
  await page.getByRole('heading', { level: 1, name: messages.public.landing.hero.title }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: messages.public.landing.hero.title }).waitFor();
  expect(await lang()).toBe('en');
  await page.goto(`${plateno.address}/pay/AAAAAAAAAAAAAAAAAAAAAA`);
  await page.getByRole('heading', { name: messages.pay.problem['not-found'].title }).waitFor();
  expect(await lang()).toBe('en');
  await visitor.leave();
});

it('Every page of it was accessible, and no browser complained', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
