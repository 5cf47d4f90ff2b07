import type { Session } from '#contract/users.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { browserStorage } from '#web/shared/browser-storage.ts';
import type { Installation } from '../support/installation.ts';
import type { Visitor } from '../support/visitor.ts';

type Account = Readonly<{ username: string; password: string }>;
type Item = Readonly<{ name: string; value: string }>;

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
  const session = JSON.stringify({ token, username, role });
  const localStorage: Item[] = [{ name: browserStorage.session.key, value: session }];
  const cookies = [];
  // Every browser starts in Bulgarian.
  if (language !== 'bg') {
    localStorage.push({ name: browserStorage.language.key, value: language });
    cookies.push({ name: browserStorage.languageCookie.key, value: language, url });
  }
  const context = page.context();
  await context.setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
  await context.addCookies(cookies);
  await page.goto(`${url}${path}`);
};
