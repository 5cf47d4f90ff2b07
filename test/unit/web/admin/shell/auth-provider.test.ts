import { afterEach, expect, test, vi } from 'vitest';
import { authProvider } from '#web/admin/shell/auth-provider.ts';
import { clearSession, endSession, writeSession } from '#web/shared/session.ts';
import { sessionOf, stubStorage } from '../browser-storage.ts';

afterEach(() => {
  // Signs out: the flag of an ended session is module state.
  stubStorage(null);
  writeSession({ token: 'abc', username: 'ana', role: 'ADMIN' });
  clearSession();
  vi.unstubAllGlobals();
});

test.each(['ADMIN', 'SUPPORT', 'ACCOUNTANT'])('%s may enter the back office', async (role) => {
  stubStorage(sessionOf(role));
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

test.each([null, sessionOf('MERCHANT')])(
  'A visitor or a merchant is led to the landing page (%o)',
  async (session) => {
    stubStorage(session);
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/' });
  },
);

test('Logging out ends the session in the browser and on the server, and redirects to the landing page', async () => {
  const kept = stubStorage(sessionOf('ADMIN'));
  const fetch = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetch);
  expect(await authProvider.logout({})).toBe('/');
  expect(fetch.mock.calls.map(([path, { method }]) => [method, path])).toEqual([
    ['POST', '/api/auth/logout'],
  ]);
  expect(kept.has('auth')).toBe(false);
});

test('Logging out ends the session in the browser when the server cannot be reached', async () => {
  const kept = stubStorage(sessionOf('ADMIN'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await authProvider.logout({})).toBe('/');
  expect(kept.has('auth')).toBe(false);
});

test('A 401 signs out of the back office; a 403 does not', async () => {
  await expect(authProvider.checkError({ status: 401 })).rejects.toMatchObject({ redirectTo: '/' });
  await expect(authProvider.checkError({ status: 403 })).resolves.toBeUndefined();
});

test('A session ended by the server redirects to the sign-in page with the way back', async () => {
  stubStorage(sessionOf('ADMIN'));
  vi.stubGlobal('window', { location: { pathname: '/admin/users', search: '?page=2', hash: '' } });
  endSession('abc');
  const redirectTo = '/login?ended=1&next=%2Fadmin%2Fusers%3Fpage%3D2';
  await expect(authProvider.checkError({ status: 401 })).rejects.toMatchObject({ redirectTo });
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo });
  expect(await authProvider.logout({})).toBe(redirectTo);
});

test('react-admin gets the identity and the rights of the session', async () => {
  stubStorage(sessionOf('SUPPORT'));
  expect(await authProvider.getIdentity!()).toMatchObject({ fullName: 'ana' });
  expect(await authProvider.getPermissions!({})).toBe('SUPPORT');
  expect(await authProvider.canAccess!({ action: 'show', resource: 'payments' })).toBe(true);
  expect(await authProvider.canAccess!({ action: 'delete', resource: 'merchants' })).toBe(false);
});
