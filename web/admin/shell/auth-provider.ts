import type { AuthProvider } from 'react-admin';
import { signOut } from '#contract/users/users.ts';
import { call } from '../../shared/call.ts';
import { signInAgainUrl } from '../../shared/session-return.ts';
import { clearSession, hasSessionEnded, mayEnter, readSession } from '../../shared/session.ts';
import { mayDo } from '../kit/rights/rights.ts';

const home = '/';
/** After a session ended by the server: the sign-in page, which returns to this page. */
const logoutUrl = (): string => (hasSessionEnded() ? signInAgainUrl(window.location) : home);

/** react-admin's auth provider over the shared session; signing in happens on the login page. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('ra.auth.auth_check_error')),

  logout: () => {
    // The local session ends even if the server cannot be reached.
    if (readSession()) void call(signOut, {}, { isQuiet: true }).catch(() => undefined);
    clearSession();
    return Promise.resolve(logoutUrl());
  },

  checkAuth: () => {
    const session = readSession();
    return session && mayEnter(session.role, 'admin')
      ? Promise.resolve()
      : Promise.reject(Object.assign(new Error('ra.auth.auth_check_error'), { redirectTo: logoutUrl() }));
  },

  /** Only a 401 signs out; a 403 is shown as a message. */
  checkError: (error: { status?: number }) =>
    error.status === 401
      ? Promise.reject(Object.assign(new Error('ra.notification.logged_out'), { redirectTo: logoutUrl() }))
      : Promise.resolve(),

  getIdentity: () => {
    const username = readSession()?.username ?? '';
    return Promise.resolve({ id: username, fullName: username });
  },

  getPermissions: () => Promise.resolve(readSession()?.role),

  canAccess: ({ action, resource }) => {
    const session = readSession();
    return Promise.resolve(session !== null && mayDo(session.role, action, resource));
  },
};
