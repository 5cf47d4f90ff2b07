import { browserStorage } from '../../shared/browser-storage.ts';
import type { StoredSession } from '../../shared/session.ts';

/** Stores the session of a view for this tab; the page must be loaded again. */
export const keepView = ({ token, username, role }: StoredSession): void =>
  sessionStorage.setItem(browserStorage.viewing.key, JSON.stringify({ token, username, role }));
