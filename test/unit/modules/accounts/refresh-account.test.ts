import { describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { accountTransitions, statusOf, type AccountFacts } from '#modules/accounts/domain/account-status.ts';
import { changedAccounts } from '#modules/accounts/application/changed-accounts.ts';
import { offerAccounts } from '#modules/accounts/application/offer-accounts.ts';
import { activeFacts, newFacts } from '#test/fakes/fake-account-provider.ts';
import { merchantId, openAccounts, owner } from './accounts-fixture.ts';

const sent: AccountFacts = { ...activeFacts, areChargesEnabled: false, arePayoutsEnabled: false };

describe('the status of an account by what was fetched', () => {
  it.each<[string, AccountFacts | null, string]>([
    ['no access', null, 'LEFT'],
    ['a rejection', { ...activeFacts, disabledReason: 'rejected.fraud' }, 'REJECTED'],
    ['a listing', { ...activeFacts, disabledReason: 'listed' }, 'REJECTED'],
    ['charges and payouts', activeFacts, 'ACTIVE'],
    ['a form that was not sent', newFacts, 'STARTED'],
    ['a sent form that is verified', { ...sent, isVerifying: true }, 'PENDING'],
    ['something past due', { ...activeFacts, pastDue: ['company.tax_id'] }, 'RESTRICTED'],
    ['charges without payouts', { ...activeFacts, arePayoutsEnabled: false }, 'RESTRICTED'],
    ['a sent form without charges', sent, 'RESTRICTED'],
  ])('%s is %s', (_, facts, status) => {
    expect(statusOf(facts)).toBe(status);
  });

  it('the provider may move an account from each status after NONE to each other one', () => {
    const after = accountTransitions.statuses.filter((status) => status !== 'NONE');
    for (const from of after)
      expect(after.filter((to) => to !== from && !accountTransitions.isAllowed(from, to))).toEqual([]);
  });
});

const started = async () => {
  const context = openAccounts();
  await context.startAccount.execute({ actor: owner() });
  const see = (facts: AccountFacts | null) => {
    context.provider.set('acct_1', facts);
    return context.refreshAccount.execute({ actor: system('tests'), merchantId });
  };
  return { ...context, see };
};

describe('a fetched account', () => {
  it('an account becomes ACTIVE with an audit entry, one mail and the next check in a day', async () => {
    const { see, stored, mails, actions, accounts } = await started();
    await see(activeFacts);
    await see(activeFacts);
    expect(await stored()).toMatchObject({
      status: 'ACTIVE',
      checkedAt: new Date('2026-11-29T10:00:00Z'),
      nextCheckAt: new Date('2026-11-30T10:00:00Z'),
    });
    expect(mails()).toMatchObject([{ kind: 'ACCOUNT_ACTIVE', merchantId }]);
    expect(actions().at(-1)).toBe('merchant.account-status-changed');
    expect(accounts.changes.map(({ from, to }) => [from, to])).toEqual([
      ['NONE', 'STARTED'],
      ['STARTED', 'ACTIVE'],
    ]);
  });

  it('charges that stop, a rejection and a loss of access are mailed; a first verification is not', async () => {
    const { see, mails } = await started();
    await see({ ...sent, isVerifying: true });
    expect(mails()).toEqual([]);
    await see(activeFacts);
    await see({ ...sent, pastDue: ['external_account'] });
    await see({ ...sent, disabledReason: 'rejected.other' });
    await see(null);
    expect(mails().map(({ kind }) => kind)).toEqual([
      'ACCOUNT_ACTIVE',
      'ACCOUNT_PAUSED',
      'ACCOUNT_PAUSED',
      'ACCOUNT_LEFT',
    ]);
  });

  it('other modules see an account as chargeable while the provider lets it be charged', async () => {
    const { see, accounts } = await started();
    const isChargeable = async () => (await offerAccounts({ accounts }).ofMerchant(merchantId))?.isChargeable;
    expect(await isChargeable()).toBe(false);
    await see({ ...activeFacts, arePayoutsEnabled: false });
    expect(await isChargeable()).toBe(true);
    await see({ ...activeFacts, disabledReason: 'rejected.fraud' });
    expect(await isChargeable()).toBe(false);
    await see(activeFacts);
    expect(await isChargeable()).toBe(true);
    await see(null);
    expect(await isChargeable()).toBe(false);
  });

  it('a state that was fetched before a younger one was stored is fetched again', async () => {
    const { see, provider, accounts, stored, refreshAccount } = await started();
    provider.set('acct_1', newFacts);
    accounts.beforeSave = async () => void (await see(activeFacts));
    await refreshAccount.execute({ actor: system('tests'), merchantId });
    expect(await stored()).toMatchObject({ status: 'ACTIVE' });
  });

  it('a webhook event of an account fetches it; one of a foreign account is not handled', async () => {
    const { provider, stored, ...context } = await started();
    const changed = changedAccounts(context);
    provider.set('acct_1', activeFacts);
    expect(await changed.refresh('acct_foreign')).toBe(false);
    expect(await changed.refresh('acct_1')).toBe(true);
    expect(await stored()).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('the job of due accounts', () => {
  it('an account is fetched when its check is due, and one that refuses is due again after an hour', async () => {
    const { refreshDueAccounts, provider, setNow, stored } = await started();
    provider.failNext('fetch', new ProviderAway(new Error('timeout')));
    expect(await refreshDueAccounts.execute()).toBe(1);
    expect(await refreshDueAccounts.execute()).toBe(0);
    setNow('2026-11-29T11:00:00Z');
    provider.set('acct_1', activeFacts);
    expect(await refreshDueAccounts.execute()).toBe(1);
    expect(await stored()).toMatchObject({ status: 'ACTIVE' });
    setNow('2026-11-29T12:00:00Z');
    expect(await refreshDueAccounts.execute()).toBe(0);
  });
});

describe('mails about what is due', () => {
  it('seven days and one day before the deadline a mail names what is missing, each once', async () => {
    const { see, remind, mails, setNow } = await started();
    await see({ ...activeFacts, due: ['person_1.first_name'], deadline: new Date('2026-12-10T10:00:00Z') });
    const sentAt = async (instant: string) => {
      setNow(instant);
      const before = mails().length;
      await remind.execute();
      await remind.execute();
      return mails().slice(before);
    };
    expect(await sentAt('2026-12-03T09:00:00Z')).toEqual([]);
    expect(await sentAt('2026-12-03T11:00:00Z')).toMatchObject([
      { kind: 'ACCOUNT_DUE', requirements: ['Лице от фирмата: собствено име'] },
    ]);
    expect(await sentAt('2026-12-09T11:00:00Z')).toMatchObject([{ kind: 'ACCOUNT_DUE' }]);
    expect(await sentAt('2026-12-11T11:00:00Z')).toEqual([]);
  });

  it('a deadline that is known a day before is mailed once', async () => {
    const { see, remind, mails } = await started();
    await see({ ...activeFacts, due: ['company.tax_id'], deadline: new Date('2026-11-30T09:00:00Z') });
    await remind.execute();
    expect(mails().filter(({ kind }) => kind === 'ACCOUNT_DUE')).toHaveLength(1);
  });
});
