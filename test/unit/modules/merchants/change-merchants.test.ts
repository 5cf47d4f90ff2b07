import { describe, expect, it } from 'vitest';
import { anonymous, system } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { ChangeMerchantPlan } from '#modules/merchants/application/change-merchant-plan.ts';
import { ChangeMerchantStatus } from '#modules/merchants/application/change-merchant-status.ts';
import { ChangeMerchantStatuses } from '#modules/merchants/application/change-merchant-statuses.ts';
import { DeleteMerchant } from '#modules/merchants/application/delete-merchant.ts';
import { MerchantNotFound } from '#modules/merchants/domain/failures.ts';
import { admin, merchantsFixture, others } from './merchants-fixture.ts';

const fixtureOf = () => {
  const fixture = merchantsFixture();
  const changeStatus = new ChangeMerchantStatus(fixture);
  return {
    ...fixture,
    changeStatus,
    changeStatuses: new ChangeMerchantStatuses({ changeStatus }),
    changePlan: new ChangeMerchantPlan(fixture),
    deleteMerchant: new DeleteMerchant(fixture),
  };
};

describe.each(['changeStatus', 'changePlan', 'deleteMerchant'] as const)('%s', (useCase) => {
  it(`${useCase} needs an administrator and an open merchant`, async () => {
    const fixture = fixtureOf();
    const merchantId = await fixture.addMerchant();
    const execute = (actor: typeof admin, id = merchantId) =>
      fixture[useCase].execute({ actor, merchantId: id, status: 'ACTIVE', plan: 'PRO' });
    await expect(execute(anonymous)).rejects.toThrow(SignInNeeded);
    for (const actor of others) await expect(execute(actor)).rejects.toThrow(NotAllowed);
    await expect(execute(admin, 99)).rejects.toThrow(MerchantNotFound);
    const { clock, merchants } = fixture;
    await merchants.change(merchantId, (merchant) => merchant.close(clock.now()), { actor: admin });
    await expect(execute(admin)).rejects.toThrow(MerchantNotFound);
    expect([fixture.audited, fixture.enqueued, fixture.published, fixture.merchantAccounts.done]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});

describe('ChangeMerchantStatus', () => {
  it('a change of status is stored with history, audit entry, event and a mail that names the reason', async () => {
    const fixture = fixtureOf();
    const merchantId = await fixture.addMerchant();
    const changed = await fixture.changeStatus.execute({
      actor: admin,
      merchantId,
      status: 'SUSPENDED',
      reason: 'complaints',
    });
    expect(changed.status).toBe('SUSPENDED');
    expect(fixture.merchants.history).toMatchObject([
      { from: 'PENDING', to: 'SUSPENDED', reason: 'complaints' },
    ]);
    expect(fixture.audited).toMatchObject([
      { action: 'merchant.status-changed', data: { from: 'PENDING', to: 'SUSPENDED', reason: 'complaints' } },
    ]);
    expect(fixture.published).toMatchObject([{ event: { merchantId, from: 'PENDING', to: 'SUSPENDED' } }]);
    expect(fixture.enqueued).toMatchObject([{ data: { kind: 'SUSPENDED', reason: 'complaints' } }]);
  });

  it('a change to the current status leaves no trace, also when two administrators set the same concurrently', async () => {
    const fixture = fixtureOf();
    const merchantId = await fixture.addMerchant();
    const approve = () => fixture.changeStatus.execute({ actor: admin, merchantId, status: 'ACTIVE' });
    await Promise.all([approve(), approve()]);
    await approve();
    expect(fixture.merchants.history).toHaveLength(1);
    expect(fixture.enqueued).toMatchObject([{ data: { kind: 'APPROVED', isAgain: false } }]);
    expect(fixture.published).toHaveLength(1);
  });

  it('a change of status to PENDING sends no mail, and a second approval is mailed as such', async () => {
    const fixture = fixtureOf();
    const merchantId = await fixture.addMerchant();
    for (const status of ['SUSPENDED', 'PENDING', 'INACTIVE', 'ACTIVE'] as const)
      await fixture.changeStatus.execute({ actor: system('tests'), merchantId, status });
    expect(fixture.enqueued).toMatchObject([
      { data: { kind: 'SUSPENDED' } },
      { data: { kind: 'SUSPENDED' } },
      { data: { kind: 'APPROVED', isAgain: true } },
    ]);
  });

  it('a change of many statuses has one outcome for each id', async () => {
    const fixture = fixtureOf();
    const merchantId = await fixture.addMerchant();
    const asked = { merchantIds: [99, merchantId, merchantId], status: 'ACTIVE' } as const;
    for (const actor of others)
      await expect(fixture.changeStatuses.execute({ actor, ...asked })).rejects.toThrow(NotAllowed);
    expect(await fixture.changeStatuses.execute({ actor: admin, ...asked })).toEqual([
      { id: 99, outcome: 'NOT_FOUND' },
      { id: merchantId, outcome: 'SET' },
    ]);
  });
});

it('a changed plan is audited and mailed once; the current plan changes nothing', async () => {
  const fixture = fixtureOf();
  const merchantId = await fixture.addMerchant();
  for (const plan of ['PRO', 'PRO'] as const)
    await fixture.changePlan.execute({ actor: admin, merchantId, plan });
  expect(fixture.audited).toMatchObject([
    { action: 'merchant.plan-changed', data: { from: 'STARTER', to: 'PRO' } },
  ]);
  expect(fixture.enqueued).toMatchObject([{ data: { kind: 'PLAN_CHANGED', plan: 'PRO' } }]);
});

describe('DeleteMerchant', () => {
  it('a deletion erases a merchant without references, with its user accounts', async () => {
    const fixture = fixtureOf();
    const merchantId = await fixture.addMerchant();
    await fixture.deleteMerchant.execute({ actor: admin, merchantId });
    expect(fixture.merchants.all).toEqual([]);
    expect(fixture.merchantAccounts.done).toEqual([`erase ${merchantId}`]);
    expect(fixture.actions()).toEqual(['merchant.deleted']);
    expect(fixture.published).toEqual([]);
  });

  it('a deletion closes a merchant with references, closes its user accounts and publishes it', async () => {
    const fixture = fixtureOf();
    const merchantId = await fixture.addMerchant();
    fixture.references.add(merchantId);
    await fixture.deleteMerchant.execute({ actor: admin, merchantId });
    expect(fixture.merchants.all).toMatchObject([{ status: 'INACTIVE', closedAt: fixture.clock.now() }]);
    expect(fixture.merchants.history).toMatchObject([{ from: 'PENDING', to: 'INACTIVE' }]);
    expect(fixture.merchantAccounts.done).toEqual([`close ${merchantId}`]);
    expect(fixture.actions()).toEqual(['merchant.closed']);
    expect(fixture.published).toEqual([{ type: 'merchants.closed', event: { merchantId } }]);
  });

  it('a deletion locks the merchant before it checks for references', async () => {
    const fixture = fixtureOf();
    const merchantId = await fixture.addMerchant();
    const steps: string[] = [];
    const { lock } = fixture.merchants;
    fixture.merchants.lock = (id) => (steps.push('lock'), lock.call(fixture.merchants, id));
    const references = { has: async () => steps.push('ask') > 0 };
    await new DeleteMerchant({ ...fixture, references }).execute({ actor: admin, merchantId });
    expect(steps.slice(0, 2)).toEqual(['lock', 'ask']);
  });
});
