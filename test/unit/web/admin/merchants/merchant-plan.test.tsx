import { screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { en } from '#web/admin/kit/messages/en.ts';
import { MerchantPlan } from '#web/admin/merchants/MerchantPlan.tsx';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();
const t = en.admin.merchants;
const merchant = { id: 7, businessName: 'Липа ООД', plan: 'GROWTH' } as Partial<Merchant> as Merchant;
const periods = [
  {
    plan: 'GROWTH',
    kind: 'PAID',
    from: '2026-11-01',
    until: null,
    chosenBy: 'operator:root',
    reason: 'По молба',
  },
  {
    plan: 'GROWTH',
    kind: 'TRIAL',
    from: '2026-10-02',
    until: '2026-10-31',
    chosenBy: 'user:5',
    reason: null,
  },
];

const show = (role: 'ADMIN' | 'SUPPORT') => {
  const sent = answerCalls(({ path, method }) => {
    if (path === '/merchants/7/plans') return { body: { state: 'DUE', periods } };
    if (method === 'PUT') return { body: merchant };
    return { body: [], total: 0 };
  });
  const view = renderAdmin(
    <ResourceContextProvider value="merchants">
      <RecordContextProvider value={merchant}>
        <MerchantPlan merchant={merchant} />
      </RecordContextProvider>
    </ResourceContextProvider>,
    { role },
  );
  return { sent, ...view };
};

test('the plan of a merchant stands with its state and its history', async () => {
  show('SUPPORT');
  await screen.findByText(t.plans.states.DUE);
  screen.getByText('01/11/2026 – …');
  screen.getByText('02/10/2026 – 31/10/2026');
  screen.getByText('По молба');
  expect(screen.queryByRole('button', { name: t.plan })).toBeNull();
});

test('an administrator sets a plan from a day on, with a reason, and not billed', async () => {
  const { sent, user } = show('ADMIN');
  await user.click(await screen.findByRole('button', { name: t.plan }));
  const dialog = within(await screen.findByRole('dialog'));
  const from = dialog.getByLabelText(new RegExp(t.plans.from));
  await user.clear(from);
  await user.type(from, '01/12/2099');
  await user.type(dialog.getByLabelText(new RegExp(`^${t.reason}`)), 'Партньор');
  await user.click(dialog.getByLabelText(t.plans.free));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { plan: 'GROWTH', from: '2099-12-01', reason: 'Партньор', free: true },
    ]),
  );
});
