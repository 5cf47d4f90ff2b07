// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MerchantChecks as Checks } from '#contract/merchants/merchant-checks.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { ApproveMerchant } from '#web/admin/merchants/ApproveMerchant.tsx';
import { MerchantChecks } from '#web/admin/merchants/MerchantChecks.tsx';
import { en } from '#web/admin/kit/messages/en.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();
const { merchants: t } = en.admin;

const pending = {
  id: 7,
  businessName: 'Липа ООД',
  email: 'office@lipa.example',
  status: 'PENDING',
  taxId: '175074752',
  vatRegistration: 'NONE',
  vatNumber: null,
  missing: [],
} as Partial<Merchant> as Merchant;
const fine: Checks = {
  taxId: 'VALID',
  registerUrl: 'https://portal.registryagency.bg/CR/Reports/ActiveConditionTabResult?uic=175074752',
  vatNumber: 'NOT_NEEDED',
  isEmailVerified: true,
  missing: [],
  others: [],
};

const answer = (checks: Checks) =>
  answerCalls(({ path }) => {
    if (path === '/merchants/7/checks') return { body: checks };
    return { body: path.startsWith('/merchants?') ? [] : pending };
  });
type Sent = ReturnType<typeof answer>;
const written = (sent: Sent) => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const approval = { status: 'ACTIVE', reason: '' };

test('without anything to look at a row approves in one press, and undo sets the status back', async () => {
  const sent = answer(fine);
  const { user } = renderAdmin(<ApproveMerchant merchant={pending} />);
  await user.click(screen.getByRole('button', { name: new RegExp(t.approve) }));
  await waitFor(() => expect(written(sent)).toEqual([approval]));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await screen.findByRole('button', { name: en.admin.undo }));
  await waitFor(() => expect(written(sent)).toEqual([approval, { status: 'PENDING', reason: '' }]));
});

test('a row shows an unverified address before the approval and can still approve', async () => {
  const sent = answer({ ...fine, isEmailVerified: false });
  const { user } = renderAdmin(<ApproveMerchant merchant={pending} />);
  await user.click(screen.getByRole('button', { name: new RegExp(t.approve) }));
  const name = t.approveOf.replace('{name}', pending.businessName);
  const dialog = await screen.findByRole('dialog', { name });
  within(dialog).getByText(t.checks.emailUnverified.replace('{email}', pending.email));
  expect(written(sent)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: t.approve }));
  await waitFor(() => expect(written(sent)).toEqual([approval]));
});

test('beside the checks one press approves, whatever they say; the register opens by the EIK', async () => {
  const shared = { id: 9, businessName: 'Бреза ЕООД', status: 'SUSPENDED', isClosed: false } as const;
  const sent = answer({ ...fine, others: [{ ...shared, shares: ['iban', 'phoneNumber'] }] });
  const { user } = renderAdmin(<MerchantChecks merchant={pending} />);
  const register = await screen.findByRole('link', { name: t.checks.register });
  expect(register.getAttribute('href')).toBe(fine.registerUrl);
  screen.getByText('Same IBAN, phone number:');
  screen.getByRole('link', { name: shared.businessName });
  await user.click(screen.getByRole('button', { name: new RegExp(t.approve) }));
  await waitFor(() => expect(written(sent)).toEqual([approval]));
});
