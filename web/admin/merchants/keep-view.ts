import { browserStorage } from '../../shared/browser-storage.ts';
import type { StoredSession } from '../../shared/session.ts';
import { tabStore } from '../../shared/stored.ts';

/** Stores the session of a view for this tab; the page must be loaded again. */
export const keepView = ({ token, username, role }: StoredSession): void =>
  tabStore.setItem(browserStorage.viewing.key, JSON.stringify({ token, username, role }));
