import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Bill } from '#contract/billing/billing.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { sampleData, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { sampleBills, withoutDays } from '#web/demo/sample-bills.ts';
import { en } from '#web/merchant/bills/messages/en.ts';
import { showBill, showPlan } from './bills-fixture.tsx';

prepareComponentTests();
const api = stubPortal();
const texts = en.bills;
const [newest] = sampleBills(sampleData);
const open: Bill = {
  ...withoutDays(newest!),
  status: 'DUE',
  open: 25.05,
  payUrl: 'https://plateno.example/pay/Xk3v',
};
const waiting: Bill = {
  ...withoutDays(newest!),
  id: 1,
  month: '2026-09',
  status: 'WAITING',
  invoiceId: null,
  invoiceNumber: null,
  issuedOn: null,
  dueOn: null,
  open: 0,
  payUrl: null,
};

beforeEach(() => api.on('GET /auth/session', answers.ok(ownerAccount)));

const list = (...bills: Bill[]): void =>
  api.on('GET /merchants/me/bills', answers.ok({ content: bills, totalElements: bills.length }));

test('an open bill has the way to its pay page and its document, one that waits neither', async () => {
  list(open, waiting);
  const { findByRole, getAllByRole } = showPlan();
  const pay = await findByRole('link', { name: 'Pay by card: October 2026' });
  expect(pay.getAttribute('href')).toBe(open.payUrl);
  expect(getAllByRole('button', { name: /^PDF/ })).toHaveLength(1);
  expect((await findByRole('link', { name: /^October 2026/ })).getAttribute('href')).toBe(
    '/merchant/settings/plan/2026-10',
  );
});

test('without a bill the list says when the first one comes', async () => {
  list();
  const { findByText } = showPlan();
  expect(await findByText(texts.noneHint)).toBeTruthy();
});

test('bills that do not load are said where they would stand, and the plan is shown', async () => {
  api.on('GET /merchants/me/bills', answers.refusal(409, 'stub', 'No bills now.'));
  const { findByText, findByRole } = showPlan();
  await findByText('No bills now.');
  expect(await findByRole('region', { name: en.plan.cards.title })).toBeTruthy();
});

test('a bill shows its sums, its fees by day and its credit notes', async () => {
  api.on(
    'GET /merchants/me/bills/2026-10',
    answers.ok({
      ...newest,
      ...open,
      returnedFees: 1.5,
      notes: [{ invoiceId: 340, invoiceNumber: '0000000340', amount: 1.5 }],
    }),
  );
  const { findByRole, getByRole, getByText } = showBill('2026-10');
  await findByRole('heading', { name: 'Bill for October 2026' });
  getByText(texts.one.returned);
  getByText('Credit note 0000000340');
  const days = within(getByRole('table', { name: texts.one.days }));
  expect(days.getAllByRole('row')).toHaveLength(newest!.days.length + 1);
  getByRole('link', { name: 'Pay by card: October 2026' });
});

test('a month without a bill is said so', async () => {
  const { findByText } = showBill('2025-01');
  expect(await findByText(texts.one.notFound)).toBeTruthy();
});
