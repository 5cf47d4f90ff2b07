import type { Session } from '#contract/users.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { browserStorage } from '#web/shared/browser-storage.ts';
import type { Installation } from '../support/installation.ts';
import type { Visitor } from '../support/visitor.ts';

type Account = Readonly<{ username: string; password: string }>;

/**
 * Opens a path in a new browser that already holds a session and the visitor's language: neither the sign-in page nor
 * the start page is loaded for it. `signIn` types into the form.
 */
export const openSignedIn = async (
  { page, language }: Visitor,
  { url, api }: Pick<Installation, 'url' | 'api'>,
  account: Account,
  path: string,
): Promise<void> => {
  const { token, username, role } = accepted(await api().post<Session>('/auth/login', account));
  const { session, language: chosen, languageCookie } = browserStorage;
  const items: Record<string, string> = { [session.key]: JSON.stringify({ token, username, role }) };
  const context = page.context();
  await context.clearCookies();
  // Every browser starts in Bulgarian.
  if (language !== 'bg') {
    items[chosen.key] = language;
    await context.addCookies([{ name: languageCookie.key, value: language, url }]);
  }
  // A file without scripts: `setStorageState` would empty the browser's cache, too.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((stored) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, items);
  await page.goto(`${url}${path}`);
};
