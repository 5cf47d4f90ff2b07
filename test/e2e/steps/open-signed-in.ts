import type { Session } from '#contract/users/users.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { browserStorage } from '#web/shared/browser-storage.ts';
import type { Installation } from '../support/installation.ts';
import type { Visitor } from '../support/visitor.ts';
import { leaveFor } from './go-to.ts';

type Account = Readonly<{ username: string; password: string }>;
type Plateno = Pick<Installation, 'url' | 'api'>;
type Opening = readonly [
  visitor: Pick<Visitor, 'page' | 'language'>,
  plateno: Plateno,
  account: Account,
  path: string,
];

/** What a browser holds after a sign-in in a language. Every browser starts in Bulgarian. */
const itemsAfter = async (
  language: Visitor['language'],
  { api }: Plateno,
  account: Account,
): Promise<Readonly<Record<string, string>>> => {
  const { token, username, role } = accepted(await api().post<Session>('/auth/login', account));
  const { session, language: chosen } = browserStorage;
  return {
    [session.key]: JSON.stringify({ token, username, role }),
    ...(language !== 'bg' && { [chosen.key]: language }),
  };
};

/** Another tab that signs in stores the same, and the browser tells this one so. */
const store = async ({ page }: Pick<Visitor, 'page'>, items: Readonly<Record<string, string>>) =>
  page.evaluate((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, items);

/**
 * Opens a path in a new browser that already holds a session and the visitor's language: neither the sign-in page nor
 * the start page is loaded for it. `signIn` types into the form.
 */
export const openSignedIn = async (...[visitor, plateno, account, path]: Opening): Promise<void> => {
  const { page, language } = visitor;
  const { url } = plateno;
  const items = await itemsAfter(language, plateno, account);
  const context = page.context();
  await context.clearCookies();
  if (language !== 'bg')
    await context.addCookies([{ name: browserStorage.languageCookie.key, value: language, url }]);
  // A file without scripts: `setStorageState` would empty the browser's cache, too.
  const bare = `${url}/robots.txt`;
  // A lent page is there already.
  if (page.url() !== bare) await page.goto(bare);
  await store(visitor, items);
  await page.goto(`${url}${path}`);
};

/** Messages of the page to the account before are not taken for answers to the next one. */
const closeToasts = (page: Visitor['page']): Promise<void> =>
  page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('[role=status] button')) close.click();
  });

/**
 * As `openSignedIn`, for the next test of a file with the visitor of the one before: the application stays open, as when
 * another tab signs in with another account, and shows the landing page meanwhile. It takes half of the processor time.
 */
export const goOnSignedIn = async (...[visitor, plateno, account, path]: Opening): Promise<void> => {
  const { page, language } = visitor;
  if ((await page.locator('#root').count()) === 0) return openSignedIn(visitor, plateno, account, path);
  const items = await itemsAfter(language, plateno, account);
  await closeToasts(page);
  await leaveFor(page, '/');
  await store(visitor, items);
  await leaveFor(page, path);
};
