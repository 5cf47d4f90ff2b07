import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MerchantRole } from '#contract/team/team-rights.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { sampleData, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { sampleMerchant } from '#web/demo/sample-merchant.ts';
import { en } from '#web/merchant/bills/messages/en.ts';
import { en as shared } from '#web/shared/messages/en.ts';
import { fill } from '#web/shared/messages/fill.ts';
import { growth, showPlan, starter, upgrade } from './bills-fixture.tsx';

prepareComponentTests();
const api = stubPortal();
const texts = en.plan;
const names = shared.shared.plan;
const chooseGrowth = fill(texts.cards.choose, { plan: names.GROWTH });
const plan = 'GET /merchants/me/plan';

const signIn = (merchantRole: MerchantRole): void =>
  api.on('GET /auth/session', answers.ok({ ...ownerAccount, merchantRole }));
beforeEach(() => signIn('OWNER'));

test('the page shows the plan with price, use of its limits, the next bill and two bills', async () => {
  const { findByRole, getByText, getByRole } = showPlan('bg');
  await findByRole('heading', { name: 'План „Растеж“' });
  getByText('25,05 € на месец с ДДС');
  getByText('2 от 5 членове');
  getByText('Общо досега');
  await findByRole('link', { name: /^Октомври 2026 г\./ });
  expect(getByRole('link', { name: /^Септември 2026 г\./ })).toBeTruthy();
});

test('an owner sees from when and for how much before the plan is chosen, and then the plan at once', async () => {
  api.on(plan, answers.ok(starter));
  api.on('POST /merchants/me/plan/preview', answers.ok(upgrade));
  api.on('POST /merchants/me/plan', answers.ok(growth));
  const { user, findByRole, queryByRole, findByText } = showPlan();
  await user.click(await findByRole('button', { name: chooseGrowth }));
  const dialog = within(await findByRole('dialog'));
  await dialog.findByText('20/11/2026');
  dialog.getByText('For 11 days until the end of the month');
  dialog.getByText('€9.19');
  dialog.getByText(texts.features.reminders);
  dialog.getByText('5 team members instead of 2');
  expect(dialog.queryByRole('region', { name: texts.dialog.loses })).toBeNull();
  await user.click(dialog.getByRole('button', { name: chooseGrowth }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  await findByText(fill(texts.dialog.done, { plan: names.GROWTH }));
  await findByRole('heading', { name: fill(texts.own, { plan: names.GROWTH }) });
  expect(api.asked('POST /merchants/me/plan').map(({ body }) => body)).toEqual([
    { plan: 'GROWTH', trial: false },
  ]);
});

test('a smaller plan says what ends, and what is over its limits and stays', async () => {
  api.on(
    'POST /merchants/me/plan/preview',
    answers.ok({
      ...upgrade,
      plan: 'STARTER',
      from: '2026-12-01',
      price: 0,
      daysLeft: 0,
      priceNow: 0,
      gains: [],
      loses: ['reminders', 'schedules', 'bankStatements'],
      readOnly: [{ limit: 'members', used: 4, most: 2 }],
    }),
  );
  const { user, findByRole } = showPlan();
  await user.click(await findByRole('button', { name: fill(texts.cards.choose, { plan: names.STARTER }) }));
  const dialog = within(await findByRole('dialog'));
  const ends = within(await dialog.findByRole('region', { name: texts.dialog.loses }));
  ends.getByText(texts.features.reminders);
  ends.getByText('2 team members instead of 5');
  const over = within(dialog.getByRole('region', { name: texts.dialog.readOnly }));
  over.getByText(fill(texts.dialog.over.members, { used: 4, most: 2 }));
  over.getByText(texts.dialog.stays);
  expect(dialog.queryByText(texts.dialog.nowHint)).toBeNull();
});

test('a refused choice is said in the dialog, and the plan stays', async () => {
  api.on(plan, answers.ok(starter));
  api.on('POST /merchants/me/plan/preview', answers.ok(upgrade));
  api.on('POST /merchants/me/plan', answers.refusal(409, 'plans.not-offered', 'No plans here.'));
  const { user, findByRole } = showPlan();
  await user.click(await findByRole('button', { name: chooseGrowth }));
  const dialog = within(await findByRole('dialog'));
  await dialog.findByText('€9.19');
  await user.click(dialog.getByRole('button', { name: chooseGrowth }));
  expect(await dialog.findByText('No plans here.')).toBeTruthy();
});

test('a trial is offered while there was none, costs nothing and is chosen as one', async () => {
  api.on(plan, answers.ok(starter));
  api.on(
    'POST /merchants/me/plan/preview',
    answers.ok({ ...upgrade, daysLeft: 0, priceNow: 0, isTrial: true }),
  );
  api.on('POST /merchants/me/plan', answers.ok({ ...growth, state: 'TRIAL' }));
  const { user, findByRole, queryByRole } = showPlan();
  await user.click(await findByRole('button', { name: fill(texts.cards.try, { days: 30 }) }));
  const dialog = within(await findByRole('dialog'));
  await dialog.findByText(texts.dialog.free);
  await user.click(dialog.getByRole('button', { name: texts.dialog.submitTrial }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(api.asked('POST /merchants/me/plan').map(({ body }) => body)).toEqual([
    { plan: 'GROWTH', trial: true },
  ]);
  expect(queryByRole('button', { name: fill(texts.cards.try, { days: 30 }) })).toBeNull();
});

test('a plan that follows is named with its day and taken back by one press', async () => {
  api.on(plan, answers.ok({ ...growth, until: '2026-11-30', next: { plan: 'STARTER', from: '2026-12-01' } }));
  api.on('POST /merchants/me/plan', answers.ok(growth));
  const { user, findByRole, findByText, queryByRole } = showPlan();
  await findByText(fill(texts.cards.later, { day: '01/12/2026' }));
  await user.click(await findByRole('button', { name: fill(texts.cards.keep, { plan: names.GROWTH }) }));
  await findByText(fill(texts.cards.kept, { plan: names.GROWTH }));
  await waitFor(() =>
    expect(queryByRole('button', { name: fill(texts.cards.keep, { plan: names.GROWTH }) })).toBeNull(),
  );
  expect(api.asked('POST /merchants/me/plan').map(({ body }) => body)).toEqual([
    { plan: 'GROWTH', trial: false },
  ]);
});

test('a plan that is tried can be chosen for the days after the trial', async () => {
  api.on(plan, answers.ok({ ...growth, state: 'TRIAL', until: '2026-12-10', price: 0 }));
  const { findByRole } = showPlan();
  expect(await findByRole('button', { name: chooseGrowth })).toBeTruthy();
});

test('the plan chosen before the registration is offered first, with its preview by one press', async () => {
  api.on(plan, answers.ok(starter));
  api.on('GET /merchants/me', answers.ok({ ...sampleMerchant(sampleData), wantedPlan: 'GROWTH' }));
  api.on('POST /merchants/me/plan/preview', answers.ok(upgrade));
  const { user, findByRole, findByText } = showPlan();
  await findByText(fill(texts.wanted.text, { plan: names.GROWTH }));
  await user.click(await findByRole('button', { name: texts.wanted.action }));
  expect(await within(await findByRole('dialog')).findByText('€9.19')).toBeTruthy();
});

test('an unpaid bill past its due date is named with the day on which the plan ends, its list before the plans', async () => {
  api.on(
    plan,
    answers.ok({ ...growth, state: 'DUE', unpaid: { bills: 1, total: 25.05, endsOn: '2026-11-22' } }),
  );
  const { findByText, getByRole } = showPlan();
  await findByText('An unpaid bill of €25.05 is past its due date.');
  await findByText(fill(texts.unpaid.ends, { plan: names.STARTER, day: '22/11/2026' }));
  const [bills, plans] = [en.bills.title, texts.cards.title].map((name) => getByRole('region', { name }));
  expect(bills!.compareDocumentPosition(plans!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a bill that is due on the smallest plan ends no plan', async () => {
  api.on(plan, answers.ok({ ...starter, state: 'DUE', unpaid: { bills: 2, total: 3.1, endsOn: null } }));
  const { findByText, queryByText } = showPlan();
  await findByText('2 bills of €3.10 in total are unpaid.');
  expect(queryByText(/becomes/)).toBeNull();
});

test('a larger plan that is chosen in a trial says that the trial ends', async () => {
  api.on(plan, answers.ok({ ...growth, state: 'TRIAL', price: 0 }));
  api.on('POST /merchants/me/plan/preview', answers.ok({ ...upgrade, plan: 'PRO', endsTrial: true }));
  const { user, findByRole } = showPlan();
  await user.click(await findByRole('button', { name: fill(texts.cards.choose, { plan: names.PRO }) }));
  expect(await within(await findByRole('dialog')).findByText(texts.dialog.endsTrial)).toBeTruthy();
});

describe('in the place of the buttons', () => {
  test('a plan above one with a bill that is due says what to pay first, and a smaller one can be chosen', async () => {
    api.on(
      plan,
      answers.ok({ ...growth, state: 'DUE', unpaid: { bills: 1, total: 25.05, endsOn: '2026-11-22' } }),
    );
    const { findByText, findByRole, queryByRole } = showPlan();
    await findByText(texts.cards.payFirst);
    await findByRole('button', { name: fill(texts.cards.choose, { plan: names.STARTER }) });
    expect(queryByRole('button', { name: fill(texts.cards.choose, { plan: names.PRO }) })).toBeNull();
  });

  test('where no plan can be chosen stands how to ask for one', async () => {
    api.on(plan, answers.ok({ ...starter, isOffered: false, nextBill: null }));
    const { findByText, queryByRole } = showPlan();
    await findByText(texts.byEmail);
    expect(queryByRole('button', { name: chooseGrowth })).toBeNull();
  });

  test('a manager reads that an owner chooses, and sees the bills', async () => {
    signIn('MANAGER');
    const { findByText, findByRole, queryByRole } = showPlan();
    await findByText(texts.ownerOnly);
    await findByRole('table', { name: en.bills.list });
    expect(queryByRole('button', { name: fill(texts.cards.choose, { plan: names.PRO }) })).toBeNull();
  });

  test('a cashier sees the plan, no button and no bills, which are not asked for', async () => {
    signIn('CASHIER');
    const { findByText, queryByRole } = showPlan();
    await findByText(texts.ownerOnly);
    expect(queryByRole('region', { name: en.bills.title })).toBeNull();
    expect(api.asked('GET /merchants/me/bills')).toEqual([]);
  });
});

test('a plan that does not load can be asked for again', async () => {
  api.on(plan, answers.refusal(409, 'stub', 'Not now.'));
  const { user, findByText, findByRole } = showPlan();
  await findByText('Not now.');
  api.on(plan, answers.ok(growth));
  await user.click(await findByRole('button', { name: shared.shared.retry }));
  expect(await findByRole('heading', { name: fill(texts.own, { plan: names.GROWTH }) })).toBeTruthy();
});
