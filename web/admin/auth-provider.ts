import type { AuthProvider } from 'react-admin';
import { signOut } from '#contract/users.ts';
import { call } from '../shared/call.ts';
import { signInAgainAddress } from '../shared/session-return.ts';
import { clearSession, hasSessionEnded, mayEnter, readSession } from '../shared/session.ts';
import { mayDo } from './rights.ts';

const home = '/';
/** A session that the server ended leads to the sign-in page, which leads back. */
const wayOut = (): string => (hasSessionEnded() ? signInAgainAddress(window.location) : home);

/** The back office over the session that all surfaces share; signing in is the login page's, not react-admin's. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('ra.auth.auth_check_error')),

  logout: async () => {
    // Ended here even when the server cannot be reached: the person wants to be out.
    if (readSession()) await call(signOut, {}).catch(() => undefined);
    clearSession();
    return wayOut();
  },

  checkAuth: () => {
    const session = readSession();
    return session && mayEnter(session.role, 'admin')
      ? Promise.resolve()
      : Promise.reject(Object.assign(new Error('ra.auth.auth_check_error'), { redirectTo: wayOut() }));
  },

  /** Only a dead session ends it; a refused act (403) is a sentence on the screen. */
  checkError: (error: { status?: number }) =>
    error.status === 401
      ? Promise.reject(Object.assign(new Error('ra.notification.logged_out'), { redirectTo: wayOut() }))
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
