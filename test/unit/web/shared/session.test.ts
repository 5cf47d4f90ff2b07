import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearSession,
  endSession,
  homeOf,
  mayEnter,
  parseSession,
  readSession,
  writeSession,
} from '#web/shared/session.ts';
import { destinationAfterSignIn, saysSessionEnded, signInAgainUrl } from '#web/shared/session-return.ts';
import { keepView } from '#web/admin/merchants/keep-view.ts';
import { memoryStorage } from './memory-storage.ts';

const session = { token: 't0ken', username: 'demo@plateno.example', role: 'MERCHANT' } as const;

describe('a stored session', () => {
  test('a complete stored session is read', () => {
    expect(parseSession(JSON.stringify(session))).toEqual(session);
  });

  test('a stored role with the prefix ROLE_ is accepted', () => {
    expect(parseSession(JSON.stringify({ ...session, role: 'ROLE_ADMIN' }))?.role).toBe('ADMIN');
  });

  test.each(['token', 'username', 'role'])('a stored session without its %s is ignored', (missing) => {
    expect(parseSession(JSON.stringify({ ...session, [missing]: undefined }))).toBeNull();
    expect(parseSession(JSON.stringify({ ...session, [missing]: '' }))).toBeNull();
  });

  test.each(['', 'null', '7', '[]', '{', '"text"', JSON.stringify({ ...session, role: 'KING' })])(
    'that says %j is none',
    (text) => {
      expect(parseSession(text)).toBeNull();
    },
  );

  test('of a stored session only token, username and role are read', () => {
    expect(parseSession(JSON.stringify({ ...session, expiresAt: '2026-11-20T20:00:00Z' }))).toEqual(session);
  });
});

test('the merchant that a session was switched to is read, if it is a number', () => {
  expect(parseSession(JSON.stringify({ ...session, merchantId: 8 }))).toEqual({ ...session, merchantId: 8 });
  expect(parseSession(JSON.stringify({ ...session, merchantId: '8' }))).toEqual(session);
});

describe('in local storage', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
  });

  test('an incomplete session in local storage is cleared when read', () => {
    localStorage.setItem('auth', '{"token":"t"}');
    expect(readSession()).toBeNull();
    expect(localStorage.getItem('auth')).toBeNull();
  });

  test('a written session is read until it is cleared', () => {
    writeSession(session);
    expect(readSession()).toEqual(session);
    expect(JSON.parse(localStorage.getItem('auth')!)).toEqual(session);
    clearSession();
    expect(readSession()).toBeNull();
  });

  test('a view of staff goes before the session of the tab and leaves it when it ends', () => {
    const staff = { token: 'staff', username: 'admin', role: 'ADMIN' } as const;
    const view = { ...session, username: 'admin' };
    writeSession(staff);
    keepView(view);
    expect(readSession()).toEqual(view);
    endSession('of an earlier view');
    expect(readSession()).toEqual(view);
    endSession(view.token);
    expect(readSession()).toEqual(staff);
    endSession(view.token);
    expect(readSession()).toEqual(staff);
  });
});

describe('after signing in', () => {
  test.each([
    ['/merchant/payments?status=SUCCEEDED#top', 'MERCHANT', '/merchant/payments?status=SUCCEEDED#top'],
    ['/admin/merchants/7/show', 'SUPPORT', '/admin/merchants/7/show'],
    ['/admin', 'ADMIN', '/admin'],
    ['/merchant', 'ADMIN', '/admin'],
    ['/admin/users', 'MERCHANT', '/merchant'],
    ['/merchants/register', 'MERCHANT', '/merchant'],
    ['/pricing', 'MERCHANT', '/merchant'],
    ['//evil.example/merchant/links', 'MERCHANT', '/merchant'],
    ['/\\evil.example/merchant/links', 'MERCHANT', '/merchant'],
    ['/\t/evil.example/merchant/links', 'MERCHANT', '/merchant'],
    ['/merchant/../admin', 'MERCHANT', '/merchant'],
    ['https://evil.example/merchant', 'MERCHANT', '/merchant'],
    ['javascript:alert(1)', 'MERCHANT', '/merchant'],
    ['merchant', 'MERCHANT', '/merchant'],
    ['', 'ACCOUNTANT', '/'],
    ['/invitation', 'ACCOUNTANT', '/invitation'],
    ['/invitation?x=1#q83v', 'MERCHANT', '/invitation'],
  ] as const)('next=%j leads a %s to %s', (next, role, destination) => {
    const search = `?${new URLSearchParams({ ended: '1', next }).toString()}`;
    expect(destinationAfterSignIn(search, role)).toBe(destination);
  });

  test('signing in again returns to the page where the session ended, and not to a nested sign-in page', () => {
    const place = { pathname: '/merchant/invoices', search: '?page=2', hash: '' };
    const address = signInAgainUrl(place);
    const search = address.slice(address.indexOf('?'));
    expect(saysSessionEnded(search)).toBe(true);
    expect(destinationAfterSignIn(search, 'MERCHANT')).toBe('/merchant/invoices?page=2');
    expect(signInAgainUrl({ pathname: '/login', search })).toBe(address);
  });
});

test('after signing in each role starts in its area', () => {
  expect((['ADMIN', 'MERCHANT', 'SUPPORT', 'ACCOUNTANT'] as const).map(homeOf)).toEqual([
    '/admin',
    '/merchant',
    '/',
    '/',
  ]);
});

test('only a merchant may enter the portal, and only other roles the back office', () => {
  expect(mayEnter('MERCHANT', 'merchant')).toBe(true);
  expect(mayEnter('MERCHANT', 'admin')).toBe(false);
  for (const role of ['ADMIN', 'SUPPORT', 'ACCOUNTANT'] as const) {
    expect(mayEnter(role, 'merchant')).toBe(false);
    expect(mayEnter(role, 'admin')).toBe(true);
  }
});
