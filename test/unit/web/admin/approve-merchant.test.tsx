// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Merchant } from '#contract/merchants.ts';
import { ApproveMerchant } from '#web/admin/merchants/ApproveMerchant.tsx';
import { en } from '#web/admin/messages/en.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { answerCalls, renderAdmin } from './render-admin.tsx';

prepareComponentTests();
const { merchants: t } = en.admin;

const pending: Partial<Merchant> & Pick<Merchant, 'businessName' | 'email'> = {
  id: 7,
  businessName: 'Липа ООД',
  email: 'office@lipa.example',
  status: 'PENDING',
  taxId: '175074752',
  vatRegistration: 'NONE',
  vatNumber: null,
  missing: [],
};
const warning = t.unverifiedEmail.replace('{name}', pending.businessName).replace('{email}', pending.email);

const openDialog = async (isEmailVerified: boolean) => {
  const sent = answerCalls(({ method, path }) =>
    path === '/merchants/7' && method === 'GET'
      ? { body: { ...pending, isEmailVerified } }
      : { body: pending },
  );
  const view = renderAdmin(<ApproveMerchant merchant={pending as Merchant} />);
  await view.user.click(screen.getByRole('button', { name: new RegExp(t.approve) }));
  const dialog = screen.getByRole('dialog', { name: t.approveOf.replace('{name}', pending.businessName) });
  await vi.waitFor(() => expect(sent.map(({ path }) => path)).toContain('/merchants/7'));
  return { ...view, sent, dialog };
};

test('the approval dialog warns of an unverified address and can still approve', async () => {
  const { user, dialog, sent } = await openDialog(false);
  expect((await within(dialog).findByRole('status')).textContent).toBe(warning);
  await user.click(within(dialog).getByRole('button', { name: t.approve }));
  await vi.waitFor(() =>
    expect(sent.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { status: 'ACTIVE', reason: '' },
    ]),
  );
});

test('the approval dialog does not warn of a verified address', async () => {
  const { dialog } = await openDialog(true);
  await within(dialog).findByText(new RegExp(t.mailed.ACTIVE));
  expect(within(dialog).queryByText(warning)).toBeNull();
});
