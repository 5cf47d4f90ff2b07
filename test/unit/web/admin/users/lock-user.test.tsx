// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '#contract/users/users.ts';
import { en } from '#web/admin/kit/messages/en.ts';
import { LockUser } from '#web/admin/users/LockUser.tsx';
import { en as sharedMessages } from '#web/shared/messages/en.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { answerCalls, renderAdmin, type Answer } from '../render-admin.tsx';

prepareComponentTests();
const { users: t } = en.admin;
const silviya = { id: 5, username: 'silviya', status: 'ACTIVE' } as User;

const lock = async (answer: Answer) => {
  const sent = answerCalls(({ path }) => (path === '/users/5/lock' ? answer : undefined));
  const { user } = renderAdmin(<LockUser user={silviya} isInRow={false} />);
  await user.click(screen.getByRole('button', { name: `${t.lock}: silviya` }));
  const dialog = screen.getByRole('dialog', { name: t.lockTitle });
  await user.click(within(dialog).getByRole('button', { name: t.lock }));
  return { user, sent, dialog };
};

test('an administrator who locks the own account reads the server’s reason in the dialog, which stays', async () => {
  const message = 'You cannot lock your own account.';
  const { user, sent, dialog } = await lock({ status: 422, body: { code: 'users.own-account', message } });
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain(message);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /users/5/lock']);
  expect(screen.queryByText(t.wasLocked)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: sharedMessages.shared.cancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
