import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/users/users.ts';
import { browserStorage } from './browser-storage.ts';
import { localStore, tabStore, type Stored } from './stored.ts';

export type Role = Session['role'];
/** `merchantId`: the merchant that the session was switched to; absent before the first switch. */
export type StoredSession = Readonly<
  Pick<Session, 'token' | 'username' | 'role'> & { merchantId?: number | undefined }
>;

const { key } = browserStorage.session;
const roles: readonly string[] = ['ADMIN', 'MERCHANT', 'SUPPORT', 'ACCOUNTANT'] satisfies Role[];
const listeners = new Set<() => void>();

let text: string | null = null;
let session: StoredSession | null = null;
let hasEnded = false;

/**
 * Parses a stored session; null without token, username or a known role (specification, point 4). Role names are
 * accepted with and without the `ROLE_` prefix (point 6).
 */
export const parseSession = (stored: string | null): StoredSession | null => {
  try {
    const given = JSON.parse(stored ?? 'null') as Partial<Record<keyof StoredSession, unknown>> | null;
    const { token, username, merchantId } = given ?? {};
    const role = String(given?.role).replace(/^ROLE_/, '');
    if (typeof token !== 'string' || !token || typeof username !== 'string' || !username) return null;
    if (!roles.includes(role)) return null;
    const switched = Number.isSafeInteger(merchantId) ? { merchantId: merchantId as number } : {};
    return { token, username, role: role as Role, ...switched };
  } catch {
    return null;
  }
};

/** The storage of the session: that of the tab while staff reads a portal in it. */
const place = (): Stored => (tabStore.getItem(key) === null ? localStore : tabStore);

/** The stored session; an incomplete one is cleared. The same object until the storage changes. */
export const readSession = (): StoredSession | null => {
  const stored = place().getItem(key);
  if (stored !== text) {
    session = parseSession(stored);
    text = stored;
    if (!session && stored !== null) {
      place().removeItem(key);
      text = null;
    }
  }
  return session;
};

const announce = (): void => listeners.forEach((listener) => listener());

export const writeSession = ({ token, username, role, merchantId }: StoredSession): void => {
  localStore.setItem(key, JSON.stringify({ token, username, role, merchantId }));
  hasEnded = false;
  announce();
};

const remove = (isEnd: boolean): void => {
  // A second removal of the same session keeps the first reason.
  if (readSession() !== null) hasEnded = isEnd;
  place().removeItem(key);
  announce();
};

/** Signs out. */
export const clearSession = (): void => remove(false);

/** The server refused the session of this token: it expired, or was ended elsewhere. A later session stays. */
export const endSession = (token: string | undefined): void => {
  if (readSession()?.token === token) remove(true);
};

/** Whether the server ended the session of this page and no new one exists. */
export const hasSessionEnded = (): boolean => hasEnded && readSession() === null;

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/** The current session, kept in sync between tabs; null when signed out, and in a page that the build renders. */
export const useSession = (): StoredSession | null =>
  useSyncExternalStore(subscribe, readSession, () => null);

/** The start page of a role: after login and after a redirect from another role's area (decision 7). */
export const homeOf = (role: Role): string =>
  role === 'ADMIN' ? '/admin' : role === 'MERCHANT' ? '/merchant' : '/';

export type Area = 'admin' | 'merchant';

export const mayEnter = (role: Role, area: Area): boolean =>
  area === 'merchant' ? role === 'MERCHANT' : role !== 'MERCHANT';
