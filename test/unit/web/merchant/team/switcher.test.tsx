// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { en } from '#web/merchant/team/messages/en.ts';
import { MerchantSwitcher } from '#web/merchant/team/MerchantSwitcher.tsx';
import { fill } from '#web/shared/messages/fill.ts';
import { readSession, useSession, writeSession } from '#web/shared/session.ts';

prepareComponentTests();
const server = stubPortal();
const bakery = { merchantId: 3, businessName: 'Пекарна', role: 'OWNER', isCurrent: true };
const pottery = { merchantId: 8, businessName: 'Грънчарница', role: 'CASHIER', isCurrent: false };
const label = fill(en.team.switcher.label, { name: 'Пекарна' });
const potteryLabel = `Грънчарница · ${en.team.roles.CASHIER.name}`;

/** As the area of the merchant does: another merchant is another portal. */
const Area = () => {
  const session = useSession();
  return (
    <PortalProvider key={session?.merchantId} base="/merchant" isDemo={false}>
      <output aria-label="merchant">{session?.merchantId}</output>
      <MerchantSwitcher name="Пекарна" />
    </PortalProvider>
  );
};

beforeEach(() => {
  writeSession({ token: 'jwt', username: 'maria', role: 'MERCHANT' });
  server.on('GET /auth/merchants', answers.ok([bakery, pottery]));
});

test('a member of one merchant sees its name and no choice', async () => {
  server.on('GET /auth/merchants', answers.ok([bakery]));
  const { findByText, queryByRole } = renderScreen(<Area />);
  await findByText('Пекарна');
  await waitFor(() => expect(server.asked('GET /auth/merchants')).toHaveLength(1));
  expect(queryByRole('button')).toBeNull();
});

test('a member of two merchants changes to the other one, and its data is read again', async () => {
  server.on('PUT /auth/session', answers.ok({ merchantId: 8 }));
  const { user, findByRole, getByRole, getByLabelText } = renderScreen(<Area />);
  await user.click(await findByRole('button', { name: label }));
  await user.click(getByRole('button', { name: potteryLabel }));
  await waitFor(() => expect(getByLabelText('merchant').textContent).toBe('8'));
  expect(server.asked('PUT /auth/session')[0]?.body).toEqual({ merchantId: 8 });
  await waitFor(() => expect(server.asked('GET /auth/merchants')).toHaveLength(2));
  expect(readSession()).toMatchObject({ token: 'jwt', merchantId: 8 });
});

test('the current merchant is no change', async () => {
  const { user, findByRole, getByRole } = renderScreen(<Area />);
  await user.click(await findByRole('button', { name: label }));
  await user.click(getByRole('button', { name: `Пекарна · ${en.team.roles.OWNER.name}` }));
  expect(server.asked('PUT /auth/session')).toEqual([]);
});

test('another tab follows the change by the stored session', async () => {
  const { findByRole, getByLabelText } = renderScreen(<Area />);
  await findByRole('button', { name: label });
  const stored = JSON.stringify({ token: 'jwt', username: 'maria', role: 'MERCHANT', merchantId: 8 });
  localStorage.setItem('auth', stored);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: stored })));
  await waitFor(() => expect(getByLabelText('merchant').textContent).toBe('8'));
});

test('a change of merchant whose answer is lost is asked for again', async () => {
  server.on('PUT /auth/session', () => {
    server.on('PUT /auth/session', answers.ok({ merchantId: 8 }));
    throw new TypeError('Failed to fetch');
  });
  const { user, findByRole, getByRole, getByLabelText } = renderScreen(<Area />);
  await user.click(await findByRole('button', { name: label }));
  await user.click(getByRole('button', { name: potteryLabel }));
  await waitFor(() => expect(getByLabelText('merchant').textContent).toBe('8'));
});
