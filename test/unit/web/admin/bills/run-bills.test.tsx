import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BillRun } from '#contract/billing/billing.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { BillMessages } from '#web/admin/bills/messages/bill-messages.ts';
import { en } from '#web/admin/bills/messages/en.ts';
import { RunBills } from '#web/admin/bills/RunBills.tsx';
import { answerCalls, renderAdmin, type Sent } from '../render-admin.tsx';

prepareComponentTests();
const t = en.billList.run;

const bill = (merchantId: number, change: Partial<BillRun['bills'][number]> = {}) => ({
  merchantId,
  merchantName: `Търговец ${merchantId}`,
  outcome: 'ISSUED' as const,
  fees: 42.9,
  plan: 25.05,
  withheld: 42.9,
  credited: 0,
  invoiceNumber: null,
  problem: null,
  ...change,
});
const preview: BillRun = {
  month: '2026-10',
  isDryRun: true,
  bills: [
    bill(3),
    bill(4, { credited: 1.5 }),
    bill(5, { outcome: 'WAITS', fees: 0.4, plan: 0, withheld: 0 }),
    bill(6, { outcome: 'FAILED', problem: 'The buyer has no country.' }),
  ],
  before: 2,
};

const runs = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path === '/bills/run').map(({ body }) => body);
const show = (role: 'ADMIN' | 'SUPPORT', run: BillRun = preview) => {
  const sent = answerCalls(({ path }) => (path === '/bills/run' ? { body: run } : { body: [], total: 0 }));
  const view = renderAdmin(
    <BillMessages>
      <RunBills />
    </BillMessages>,
    { role },
  );
  return { sent, ...view };
};

test('an administrator sees what a run would do before the bills are issued', async () => {
  const { sent, user } = show('ADMIN');
  await user.click(screen.getByRole('button', { name: t.open }));
  const dialog = within(await screen.findByRole('dialog'));
  const [first] = await dialog.findAllByText(/^Търговец/);
  expect(first!.textContent).toContain('The buyer has no country.');
  dialog.getByText(/2 merchants already have their bills/);
  dialog.getByText('€129.10');
  expect(runs(sent)).toEqual([expect.objectContaining({ dryRun: true })]);
  await user.click(dialog.getByRole('button', { name: 'Issue 2 bills' }));
  await screen.findByText('2 bills issued');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(runs(sent)[1]).toMatchObject({ dryRun: false });
});

test('a month without anything to bill cannot be run', async () => {
  const { user } = show('ADMIN', { ...preview, bills: [], before: 0 });
  await user.click(screen.getByRole('button', { name: t.open }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(t.nothing);
  expect(dialog.getByRole('button', { name: 'Issue 0 bills' })).toHaveProperty('disabled', true);
});

test('support is not offered the run', () => {
  show('SUPPORT');
  expect(screen.queryByRole('button', { name: t.open })).toBeNull();
});
