// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { NotForRole } from '#web/admin/shell/NotForRole.tsx';
import { renderAdmin } from '../render-admin.tsx';

prepareComponentTests();

test('a page that a role has not says so, and leads to the first page of the role', () => {
  renderAdmin(<NotForRole />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not for your role');
  expect(screen.getByText(/^The role/).textContent).toContain('Administrator');
  expect(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe('/admin');
});
