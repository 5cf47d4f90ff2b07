import { describe, expect, it } from 'vitest';
import { anonymous, nameOf, type Actor } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, NotForKeys, SignInNeeded } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { businessDate } from '#kernel/business-date.ts';
import { BeginPlan } from '#modules/merchants/application/begin-plan.ts';
import { ChangeMerchantPlan } from '#modules/merchants/application/change-merchant-plan.ts';
import { ChoosePlan } from '#modules/merchants/application/choose-plan.ts';
import { DeleteMerchant } from '#modules/merchants/application/delete-merchant.ts';
import { EndUnpaidPlan } from '#modules/merchants/application/end-unpaid-plan.ts';
import { ReadOwnPlan } from '#modules/merchants/application/read-own-plan.ts';
import { MerchantNotFound, MerchantSuspended } from '#modules/merchants/domain/failures.ts';
import {
  BillIsDue,
  OperatorsPlan,
  PlansNotOffered,
  TrialNotPossible,
} from '#modules/merchants/domain/plan-failures.ts';
import { planPeriodsOf } from '#modules/merchants/domain/plan-periods.ts';
import { combineBills, type UnpaidBills } from '#modules/merchants/ports/bills-of-merchants.ts';
import { combinePlanUses } from '#modules/merchants/ports/plan-uses.ts';
import { admin, merchantsFixture, others, userOf } from './merchants-fixture.ts';

const euro = (minor: number) => Money.ofMinor(minor, 'EUR');
const unpaidBill = (isDue: boolean): UnpaidBills => ({
  bills: 1,
  total: euro(2_505),
  isDue,
  endsOn: isDue ? businessDate('2026-11-22') : null,
});

/** On 20 November 2026; merchant 1 is registered, the operator is merchant 99. */
const fixtureOf = async ({ operatorMerchantId = 99 }: { operatorMerchantId?: number | null } = {}) => {
  const fixture = merchantsFixture();
  const state = { unpaid: null as UnpaidBills | null };
  const bills = combineBills(() => [
    { unpaid: async () => state.unpaid, feesUntilNow: async () => euro(1_240) },
  ]);
  const deps = { ...fixture, bills, config: { operatorMerchantId } };
  const merchantId = await fixture.addMerchant();
  const choosePlan = new ChoosePlan(deps);
  const owner = userOf('MERCHANT', merchantId);
  return {
    ...deps,
    state,
    merchantId,
    owner,
    choosePlan,
    choose: (plan: 'STARTER' | 'GROWTH' | 'PRO', trial = false, actor: Actor = owner) =>
      choosePlan.execute({ actor, plan, trial }),
    preview: (plan: 'STARTER' | 'GROWTH' | 'PRO', trial = false, actor: Actor = owner) =>
      choosePlan.preview({ actor, plan, trial }),
    read: (actor: Actor = owner) => new ReadOwnPlan(deps).execute({ actor }),
    change: new ChangeMerchantPlan(deps),
    begin: new BeginPlan(deps),
    endUnpaid: new EndUnpaidPlan(deps),
    deleteMerchant: new DeleteMerchant(deps),
    planNow: () => fixture.merchants.all.find(({ id }) => id === merchantId)!.plan,
    lines: async () =>
      planPeriodsOf(await fixture.merchants.plansOf(merchantId)).map(({ plan, kind, from, until }) =>
        `${plan} ${kind} ${from} ${until ?? ''}`.trim(),
      ),
    mails: () => fixture.enqueued.map(({ data }) => data),
  };
};

const started = 'STARTER GIVEN 2026-11-20';

describe('ChoosePlan', () => {
  it('a choice needs an owner of a merchant that is not suspended, and no key can make it', async () => {
    const fixture = await fixtureOf();
    const cashier = { ...fixture.owner, merchantRole: 'CASHIER' } as Actor;
    const key: Actor = { kind: 'key', keyId: 'k', merchantId: fixture.merchantId, scopes: ['payments:read'] };
    for (const call of [fixture.choose, fixture.preview]) {
      await expect(call('GROWTH', false, anonymous)).rejects.toThrow(SignInNeeded);
      for (const actor of [cashier, ...others.slice(0, 2)])
        await expect(call('GROWTH', false, actor)).rejects.toThrow(NotAllowed);
      await expect(call('GROWTH', false, key)).rejects.toThrow(NotForKeys);
    }
    const cause = { actor: admin };
    const suspend = (status: 'SUSPENDED' | 'INACTIVE') =>
      fixture.merchants.change(
        fixture.merchantId,
        (merchant) => merchant.changeStatus(status, fixture.clock.now()),
        cause,
      );
    for (const status of ['SUSPENDED', 'INACTIVE'] as const) {
      await suspend(status);
      await expect(fixture.choose('GROWTH')).rejects.toThrow(MerchantSuspended);
      await expect(fixture.preview('GROWTH')).rejects.toThrow(MerchantSuspended);
    }
    expect(fixture.audited).toEqual([]);
  });

  it('plans are not offered without an operator, nor to the operator', async () => {
    const without = await fixtureOf({ operatorMerchantId: null });
    await expect(without.choose('GROWTH')).rejects.toThrow(PlansNotOffered);
    const operator = await fixtureOf({ operatorMerchantId: 1 });
    await expect(operator.preview('GROWTH')).rejects.toThrow(OperatorsPlan);
    operator.planUses.counts.members = 3;
    expect((await operator.read()).uses).toEqual([{ limit: 'members', used: 3, most: 25 }]);
    for (const fixture of [without, operator])
      expect(await fixture.read()).toMatchObject({ isOffered: false, mayTry: false, nextBill: null });
  });

  it('a larger plan holds at once: it is recorded, audited, published and mailed with its price', async () => {
    const fixture = await fixtureOf();
    await fixture.choose('GROWTH');
    await fixture.choose('GROWTH');
    expect(await fixture.lines()).toEqual(['GROWTH PAID 2026-11-20']);
    expect(fixture.planNow()).toBe('GROWTH');
    expect(fixture.audited).toEqual([
      {
        actor: fixture.owner,
        action: 'merchant.plan-changed',
        subject: { type: 'merchant', id: 1 },
        data: { from: 'STARTER', to: 'GROWTH', day: '2026-11-20', kind: 'PAID' },
      },
    ]);
    expect(fixture.published).toEqual([
      { type: 'merchants.plan-changed', event: { merchantId: 1, from: 'STARTER', to: 'GROWTH' } },
    ]);
    expect(fixture.mails()).toMatchObject([
      { kind: 'PLAN_CHANGED', plan: 'GROWTH', day: null, priceMinor: 2_505, isSmaller: false, beyond: [] },
    ]);
  });

  it('a smaller plan is announced with its day and what is beyond it, and the plan of today stays', async () => {
    const fixture = await fixtureOf();
    await fixture.choose('PRO');
    Object.assign(fixture.planUses.counts, { members: 7, apiKeys: 1, webhookEndpoints: 4 });
    await fixture.choose('STARTER');
    expect(fixture.planNow()).toBe('PRO');
    expect(await fixture.lines()).toEqual(['PRO PAID 2026-11-20 2026-11-30', 'STARTER PAID 2026-12-01']);
    expect(fixture.published).toHaveLength(1);
    expect(fixture.mails().at(-1)).toMatchObject({
      plan: 'STARTER',
      day: '2026-12-01',
      priceMinor: 0,
      isSmaller: true,
      beyond: [
        { limit: 'members', used: 7, most: 2 },
        { limit: 'webhookEndpoints', used: 4, most: 1 },
      ],
    });
  });

  it('a trial begins once, only of GROWTH, and is mailed with its last day', async () => {
    const fixture = await fixtureOf();
    await expect(fixture.choose('PRO', true)).rejects.toThrow(InvalidFields);
    await fixture.choose('GROWTH', true);
    expect(await fixture.lines()).toEqual(['GROWTH TRIAL 2026-11-20 2026-12-19', 'STARTER PAID 2026-12-20']);
    expect(fixture.mails()).toMatchObject([{ plan: 'GROWTH', trialUntil: '2026-12-19', priceMinor: 0 }]);
    expect(await fixture.read()).toMatchObject({ state: 'TRIAL', until: '2026-12-19', mayTry: false });
    await expect(fixture.choose('GROWTH', true)).rejects.toThrow(TrialNotPossible);
    fixture.setNow('2027-01-05T10:00:00Z');
    await fixture.begin.execute({ merchantId: 1 });
    expect(fixture.planNow()).toBe('STARTER');
    await expect(fixture.choose('GROWTH', true)).rejects.toThrow(TrialNotPossible);
  });

  it('a merchant with a bill that is due may choose a smaller plan, and no larger one until it is paid', async () => {
    const fixture = await fixtureOf();
    await fixture.choose('GROWTH');
    fixture.state.unpaid = unpaidBill(true);
    await expect(fixture.choose('PRO')).rejects.toThrow(BillIsDue);
    expect((await fixture.read()).mayTry).toBe(false);
    await fixture.choose('STARTER');
    fixture.state.unpaid = unpaidBill(false);
    await fixture.choose('PRO');
    expect(fixture.planNow()).toBe('PRO');
  });
});

describe('the preview of a choice', () => {
  it('a preview of a larger plan names the days left with their price and what is gained, and stores nothing', async () => {
    const fixture = await fixtureOf();
    fixture.planUses.counts.members = 6;
    expect(await fixture.preview('GROWTH')).toEqual({
      plan: 'GROWTH',
      from: '2026-11-20',
      priceMinor: 2_505,
      daysLeft: 11,
      // 25.05 × 11 / 30
      priceNowMinor: 919,
      gains: ['reminders', 'schedules', 'bankStatements'],
      loses: [],
      readOnly: [{ limit: 'members', used: 6, most: 5 }],
      isTrial: false,
      endsTrial: false,
    });
    expect(await fixture.lines()).toEqual([started]);
    expect([fixture.audited, fixture.enqueued, fixture.published]).toEqual([[], [], []]);
  });

  it('a preview of a smaller plan names its first day, nothing to pay, and what is lost', async () => {
    const fixture = await fixtureOf();
    await fixture.choose('GROWTH');
    const previewed = await fixture.preview('STARTER');
    expect(previewed).toMatchObject({ from: '2026-12-01', priceMinor: 0, daysLeft: 0, priceNowMinor: 0 });
    expect([previewed.gains, previewed.loses]).toEqual([[], ['reminders', 'schedules', 'bankStatements']]);
  });

  it('a preview within the trial says that PRO ends it, and that GROWTH begins after it', async () => {
    const fixture = await fixtureOf();
    expect(await fixture.preview('GROWTH', true)).toMatchObject({
      isTrial: true,
      priceMinor: 0,
      priceNowMinor: 0,
      daysLeft: 0,
    });
    await fixture.choose('GROWTH', true);
    expect(await fixture.preview('PRO')).toMatchObject({ endsTrial: true, from: '2026-11-20', daysLeft: 11 });
    const growth = await fixture.preview('GROWTH');
    expect(growth).toMatchObject({ endsTrial: false, from: '2026-12-20', priceMinor: 2_505, daysLeft: 0 });
  });
});

describe('ReadOwnPlan', () => {
  it('the own plan has its price, limits, the next bill and what is unpaid with the day on which the plan ends', async () => {
    const fixture = await fixtureOf();
    fixture.planUses.counts.members = 3;
    await fixture.choose('GROWTH');
    await fixture.choose('STARTER');
    fixture.state.unpaid = unpaidBill(true);
    expect(await fixture.read()).toEqual({
      plan: 'GROWTH',
      state: 'DUE',
      isOffered: true,
      price: euro(2_505),
      since: '2026-11-20',
      until: '2026-11-30',
      next: { plan: 'STARTER', from: '2026-12-01' },
      mayTry: false,
      uses: [{ limit: 'members', used: 3, most: 5 }],
      nextBill: { on: '2026-12-01', fees: euro(1_240), plan: euro(919), total: euro(2_159) },
      unpaid: { bills: 1, total: euro(2_505), endsOn: '2026-11-22' },
    });
    fixture.state.unpaid = unpaidBill(false);
    expect(await fixture.read()).toMatchObject({ state: 'ACTIVE', unpaid: { endsOn: null } });
  });

  it('without modules that bill or count nothing is open, billed or used', async () => {
    const bills = combineBills(() => []);
    expect([await bills.unpaid(1), await bills.feesUntilNow(1)]).toEqual([null, euro(0)]);
    expect(await combinePlanUses(() => []).used(1)).toEqual({});
    const collected = [
      { limits: ['members'] as const, used: async () => ({ members: 2 }) },
      { limits: ['apiKeys'] as const, used: async () => ({ apiKeys: 1 }) },
    ];
    expect(await combinePlanUses(() => collected).used(1)).toEqual({ members: 2, apiKeys: 1 });
  });
});

describe('ChangeMerchantPlan', () => {
  it('an administrator sets a plan from a day on, several on one day, and never for a day that has passed', async () => {
    const fixture = await fixtureOf();
    const set = (plan: 'GROWTH' | 'PRO', from: string, free = false) =>
      fixture.change.execute({
        actor: admin,
        merchantId: 1,
        plan,
        from: businessDate(from),
        reason: 'по договор',
        free,
      });
    await expect(set('PRO', '2026-11-19')).rejects.toThrow(InvalidFields);
    await set('GROWTH', '2026-12-15');
    expect(fixture.planNow()).toBe('STARTER');
    expect(fixture.mails()).toMatchObject([{ plan: 'GROWTH', day: '2026-12-15', priceMinor: 2_505 }]);
    await set('PRO', '2026-12-15', true);
    await set('PRO', '2026-12-15', true);
    expect(await fixture.lines()).toEqual(['STARTER GIVEN 2026-11-20 2026-12-14', 'PRO GIVEN 2026-12-15']);
    expect(fixture.mails()).toHaveLength(2);
    expect(fixture.mails()[1]).toMatchObject({ plan: 'PRO', priceMinor: 0 });
    expect(fixture.audited.map(({ data }) => data)).toEqual([
      { from: 'STARTER', to: 'GROWTH', day: '2026-12-15', kind: 'PAID', reason: 'по договор' },
      { from: 'STARTER', to: 'PRO', day: '2026-12-15', kind: 'GIVEN', reason: 'по договор' },
    ]);
    const [, period] = planPeriodsOf(await fixture.merchants.plansOf(1));
    expect(period).toMatchObject({ chosenBy: nameOf(admin), reason: 'по договор' });
  });
});

describe('BeginPlan', () => {
  it('a plan that is due begins once, with its audit entry and event and without a second mail', async () => {
    const fixture = await fixtureOf();
    await fixture.choose('GROWTH');
    await fixture.choose('STARTER');
    fixture.enqueued.length = 0;
    fixture.setNow('2026-11-30T21:59:00Z');
    await fixture.begin.execute({ merchantId: 1 });
    expect(fixture.planNow()).toBe('GROWTH');
    // Midnight in Sofia.
    fixture.setNow('2026-11-30T22:00:00Z');
    for (let run = 0; run < 2; run += 1) await fixture.begin.execute({ merchantId: 1 });
    expect(fixture.planNow()).toBe('STARTER');
    expect(fixture.audited.at(-1)).toMatchObject({
      actor: { kind: 'system', name: 'merchants' },
      data: { from: 'GROWTH', to: 'STARTER', day: '2026-12-01', kind: 'PAID' },
    });
    expect([fixture.audited.length, fixture.published.length, fixture.enqueued.length]).toEqual([3, 2, 0]);
  });

  it('the end of a trial is mailed from three days before its last day, and when it is over', async () => {
    const fixture = await fixtureOf();
    await fixture.choose('GROWTH', true);
    const mailOn = async (day: string) => {
      fixture.enqueued.length = 0;
      fixture.setNow(`${day}T08:00:00Z`);
      await fixture.begin.execute({ merchantId: 1 });
      return fixture.mails()[0];
    };
    expect(await mailOn('2026-12-15')).toBeUndefined();
    const ends = { kind: 'PLAN_TRIAL_ENDS', day: '2026-12-19', next: 'STARTER', fact: 'trial-2026-11-20' };
    expect(await mailOn('2026-12-16')).toMatchObject(ends);
    expect(await mailOn('2026-12-19')).toMatchObject(ends);
    fixture.planUses.counts.members = 4;
    expect(await mailOn('2026-12-20')).toMatchObject({
      kind: 'PLAN_TRIAL_ENDED',
      plan: 'STARTER',
      beyond: [{ limit: 'members', used: 4, most: 2 }],
    });
    expect(await mailOn('2026-12-23')).toBeUndefined();
  });

  it('the mails about a trial name the plan that was chosen after it, and PRO that ended it has none', async () => {
    const fixture = await fixtureOf();
    await fixture.choose('GROWTH', true);
    await fixture.choose('GROWTH');
    fixture.enqueued.length = 0;
    fixture.setNow('2026-12-20T08:00:00Z');
    await fixture.begin.execute({ merchantId: 1 });
    expect(fixture.mails()).toMatchObject([{ kind: 'PLAN_TRIAL_ENDED', plan: 'GROWTH', priceMinor: 2_505 }]);
    const ended = await fixtureOf();
    await ended.choose('GROWTH', true);
    ended.setNow('2026-11-25T08:00:00Z');
    await ended.choose('PRO');
    ended.setNow('2026-12-05T08:00:00Z');
    await ended.choose('STARTER');
    ended.enqueued.length = 0;
    ended.setNow('2026-12-20T08:00:00Z');
    await ended.begin.execute({ merchantId: 1 });
    expect(ended.mails()).toEqual([]);
  });
});

describe('the end of a plan', () => {
  it('an unpaid bill ends the plan today, with what was to follow, once; the mail says why', async () => {
    const fixture = await fixtureOf();
    await fixture.choose('PRO');
    await fixture.choose('GROWTH');
    fixture.enqueued.length = 0;
    fixture.planUses.counts.apiKeys = 3;
    fixture.setNow('2026-11-22T08:00:00Z');
    const end = () => fixture.endUnpaid.execute({ merchantId: 1 });
    expect([await end(), await end()]).toEqual([true, false]);
    expect((await fixture.lines()).at(-1)).toBe('STARTER PAID 2026-11-22');
    expect(fixture.planNow()).toBe('STARTER');
    expect(fixture.audited.at(-1)).toMatchObject({
      actor: { kind: 'system', name: 'billing' },
      data: { from: 'PRO', to: 'STARTER', day: '2026-11-22', reason: 'UNPAID' },
    });
    expect(fixture.mails()).toMatchObject([
      { kind: 'PLAN_ENDED', beyond: [{ limit: 'apiKeys', used: 3, most: 1 }] },
    ]);
    await expect(fixture.endUnpaid.execute({ merchantId: 7 })).rejects.toThrow(MerchantNotFound);
  });

  it('the plan of a merchant that is closed ends on that day, with what was to follow', async () => {
    const fixture = await fixtureOf();
    await fixture.choose('PRO');
    fixture.references.add(1);
    fixture.setNow('2026-11-25T08:00:00Z');
    await fixture.deleteMerchant.execute({ actor: admin, merchantId: 1 });
    expect(await fixture.lines()).toEqual(['PRO PAID 2026-11-20 2026-11-24', 'STARTER PAID 2026-11-25']);
    expect(fixture.planNow()).toBe('STARTER');
  });
});
