import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { RequireRole } from '#web/app/RequireRole.tsx';
import { clearSession, endSession, writeSession, type Role } from '#web/shared/session.ts';

prepareComponentTests();
beforeEach(() => {
  localStorage.clear();
  // Reads the storage again, and forgets how the session before ended.
  clearSession();
});

const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};

/** Opens a path of the product. @returns where it ends */
const open = (path: string): string => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/merchant/*" element={<RequireRole area="merchant">the portal</RequireRole>} />
        <Route path="/admin/*" element={<RequireRole area="admin">the back office</RequireRole>} />
        <Route path="*" element="a public page" />
      </Routes>
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
};

const signInAs = (role: Role): void => writeSession({ token: 't0ken', username: 'maria', role });

const areas = ['/merchant', '/merchant/links', '/admin', '/admin/merchants'];
test.each(areas)('a visitor without a session is redirected from %s to the landing page', (path) => {
  expect(open(path)).toBe('/');
  screen.getByText('a public page');
});

test('an incomplete stored session opens no area and is removed', () => {
  localStorage.setItem('auth', JSON.stringify({ token: 'x', role: 'ADMIN' }));
  expect(open('/admin')).toBe('/');
  expect(localStorage.getItem('auth')).toBeNull();
});

test.each([
  ['MERCHANT', '/admin/merchants', '/merchant', 'the portal'],
  ['ADMIN', '/merchant/links', '/admin', 'the back office'],
  ['SUPPORT', '/merchant/links', '/', 'a public page'],
  ['ACCOUNTANT', '/merchant', '/', 'a public page'],
] as const)('the role %s is redirected from %s to %s', (role, path, home, shown) => {
  signInAs(role);
  expect(open(path)).toBe(home);
  screen.getByText(shown);
});

test.each([
  ['MERCHANT', '/merchant/links', 'the portal'],
  ['ADMIN', '/admin/users', 'the back office'],
  ['SUPPORT', '/admin/payments', 'the back office'],
  ['ACCOUNTANT', '/admin/payments', 'the back office'],
] as const)('the role %s stays at %s', (role, path, shown) => {
  signInAs(role);
  expect(open(path)).toBe(path);
  screen.getByText(shown);
});

test('a session that the server ended leads to the sign-in page, which returns to the page', () => {
  signInAs('SUPPORT');
  endSession('t0ken');
  expect(open('/admin/payments?page=2')).toBe('/login?ended=1&next=%2Fadmin%2Fpayments%3Fpage%3D2');
});
