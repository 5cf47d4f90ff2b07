// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { en } from '#web/admin/kit/messages/en.ts';
import { UserCreate } from '#web/admin/users/UserCreate.tsx';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();

test('Save can be pressed at once, and names the fields that are missing', async () => {
  const sent = answerCalls(() => ({ body: [], total: 0 }));
  renderAdmin(<UserCreate />);
  expect(screen.getByText(en.admin.users.requiredHint)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const { username, email, firstName, lastName, merchantId, password } = en.resources.users.fields;
  const said = (await screen.findByRole('alert')).textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(said).toBe(
    `Fill in or correct: ${[username, email, firstName, lastName, merchantId, password].join(', ')}.`,
  );
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});
