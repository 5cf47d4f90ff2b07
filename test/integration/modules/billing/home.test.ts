import { afterAll, beforeAll, expect, it } from 'vitest';
import { getHome } from '#contract/guidance/home.ts';
import { getOwnPlan } from '#contract/billing/own-plan.ts';
import type { Actor } from '#kernel/actor.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import type { Application } from '#src/composition.ts';
import { askAs } from '../../../../cli/ask.ts';
import { openBilling, type Billing } from './billing-fixture.ts';

let billing: Billing;
/** An installation without an operator on the same database. */
let unbilled: Application;
let merchant: number;

beforeAll(async () => {
  billing = await openBilling();
  unbilled = await billing.open({ OPERATOR_MERCHANT_ID: '' });
  merchant = await billing.addMerchant();
  await billing.plan(merchant, 'GROWTH', '2026-09-01');
  await billing.database.rows(`update merchants set plan = 'GROWTH' where id = :merchant`, { merchant });
  await billing.book(merchant, { at: '2026-09-10T10:00:00Z', minor: 1_000 });
  billing.at('2026-10-01T04:00:00Z');
  await billing.run('2026-09');
});
afterAll(async () => {
  await unbilled.close();
  await billing.close();
});

type About = Readonly<{ role?: MerchantRole; isBeyondPlan?: true; of?: number }>;
const member = ({ role = 'OWNER', of = merchant, ...more }: About): Actor => ({
  kind: 'user',
  userId: 1,
  username: 'member',
  role: 'MERCHANT',
  merchantId: of,
  merchantRole: role,
  sessionId: 's',
  ...more,
});
const billsOn = async (day: string, about: About = {}, application = billing.application) => {
  billing.at(`${day}T08:00:00Z`);
  return (await (await askAs(application, member(about)))(getHome)).bills;
};
const open = { count: 1, total: 35.05 };

it('an unpaid bill is on the front page of members who read bills, and of no one else', async () => {
  for (const role of ['OWNER', 'MANAGER', 'VIEWER', 'BOOKKEEPER'] as const)
    expect(await billsOn('2026-10-08', { role })).toEqual({ ...open, isDue: false, endsOn: null });
  expect(await billsOn('2026-10-08', { role: 'CASHIER' })).toBeNull();
  expect(await billsOn('2026-10-08', { isBeyondPlan: true })).toBeNull();
  expect(await billsOn('2026-10-08', { of: await billing.addMerchant() })).toBeNull();
});

it('after its due day it names the day on which the plan ends, as the page of the plan does', async () => {
  const due = { ...open, isDue: true, endsOn: '2026-10-22' };
  expect(await billsOn('2026-10-09')).toEqual(due);
  const { unpaid } = await (await askAs(billing.application, member({})))(getOwnPlan);
  expect(unpaid).toEqual({ bills: due.count, total: due.total, endsOn: due.endsOn });
});

it('on the smallest plan a due bill has no such day', async () => {
  await billing.database.rows(`update merchants set plan = 'STARTER' where id = :merchant`, { merchant });
  expect(await billsOn('2026-10-22')).toEqual({ ...open, isDue: true, endsOn: null });
});

it('without an operator no bill is on the front page', async () => {
  expect(await billsOn('2026-10-09', {}, unbilled)).toBeNull();
});
