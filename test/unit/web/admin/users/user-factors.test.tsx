// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Factor } from '#contract/users/second-factors.ts';
import type { User } from '#contract/users/users.ts';
import { en } from '#web/admin/kit/messages/en.ts';
import { en as sharedMessages } from '#web/shared/messages/en.ts';
import { UserFactors } from '#web/admin/users/UserFactors.tsx';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();
const { users: t } = en.admin;
const { shared } = sharedMessages;

const user = { id: 5, username: 'maria' } as User;
const phone: Factor = {
  id: 3,
  kind: 'PASSKEY',
  name: 'Maria’s phone',
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
  isBackedUp: true,
};

const show = (factors: readonly Factor[], isRequired = false) => {
  const listed = { factors: [...factors], recoveryCodesLeft: 8, isRequired };
  const sent = answerCalls(({ method, path }) => {
    if (path !== '/users/5/factors') return undefined;
    if (method === 'GET') return { body: listed };
    listed.factors = [];
    return { status: 204 };
  });
  return { ...renderAdmin(<UserFactors user={user} />), sent };
};

test('an administrator sees the second factors of a user and resets them after confirmation', async () => {
  const { user: visitor, sent } = show([phone]);
  const panel = screen.getByRole('region', { name: t.factors });
  await within(panel).findByText(phone.name);
  expect(within(panel).getByText(t.recoveryCodesLeft.replace('{count}', '8'))).not.toBeNull();
  await visitor.click(within(panel).getByRole('button', { name: t.resetFactors }));
  const dialog = screen.getByRole('dialog', { name: t.resetFactorsTitle });
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
  await visitor.click(within(dialog).getByRole('button', { name: t.resetFactors }));
  await within(panel).findByText(t.noFactors);
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
});

test('a user without second factors has none to reset, and a required one is said to be missing', async () => {
  show([], true);
  const panel = screen.getByRole('region', { name: t.factors });
  await within(panel).findByText(t.noRequiredFactors);
  expect(within(panel).queryByRole('button')).toBeNull();
});

test('second factors that cannot be loaded can be loaded again', async () => {
  let status = 500;
  answerCalls(() => ({ status, body: { factors: [phone], recoveryCodesLeft: 1, isRequired: false } }));
  const { user: visitor } = renderAdmin(<UserFactors user={user} />);
  const retry = await screen.findByRole('button', { name: shared.retry });
  status = 200;
  await visitor.click(retry);
  expect(await screen.findByText(phone.name)).not.toBeNull();
});
