import { describe, expect, it } from 'vitest';
import { NotAllowed } from '#kernel/failure.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { EmailUnverified } from '#kernel/verified-email.ts';
import { MerchantSuspended } from '#modules/merchants/index.ts';
import {
  AccountIsActive,
  AccountIsRejected,
  AccountNotStarted,
  AccountWasLeft,
} from '#modules/accounts/domain/failures.ts';
import { activeFacts } from '#test/fakes/fake-account-provider.ts';
import { merchantId, openAccounts, owner } from './accounts-fixture.ts';

describe('the start of an account', () => {
  it('an account is made once, and a second start brings a fresh link to it', async () => {
    const { startAccount, provider, stored, actions } = openAccounts();
    expect((await startAccount.execute({ actor: owner() })).url).toContain('acct_1');
    await startAccount.execute({ actor: owner() });
    expect(provider.accounts).toEqual(['acct_1']);
    expect(await stored()).toMatchObject({ status: 'STARTED', accountId: 'acct_1', request: null });
    expect(actions()).toEqual([
      'merchant.account-started',
      'merchant.account-link-made',
      'merchant.account-link-made',
    ]);
  });

  it('the order is stored before the provider is called, and a lost answer makes no second account', async () => {
    const { startAccount, provider, stored } = openAccounts();
    provider.failNext('create', new ProviderAway(new Error('timeout')), true);
    await expect(startAccount.execute({ actor: owner() })).rejects.toThrow(ProviderAway);
    expect(await stored()).toMatchObject({
      status: 'NONE',
      request: { email: 'office@agro.example', url: 'https://pay.example.bg/m/agro' },
    });
    await startAccount.execute({ actor: owner() });
    expect(provider.accounts).toEqual(['acct_1']);
    expect(await stored()).toMatchObject({ accountId: 'acct_1' });
  });

  it('a start after the provider has forgotten the key finds the account that was made', async () => {
    const { startAccount, provider, setNow, stored } = openAccounts();
    provider.failNext('create', new ProviderAway(new Error('timeout')), true);
    await expect(startAccount.execute({ actor: owner() })).rejects.toThrow(ProviderAway);
    provider.forgetKeys();
    setNow('2026-11-30T10:00:00Z');
    const provedAt = new Date('2026-11-30T10:00:00Z');
    await startAccount.execute({ actor: owner({ provedAt }) });
    expect(provider.calls).toEqual(['create', 'findByMerchant', 'link']);
    expect(provider.accounts).toEqual(['acct_1']);
    expect(await stored()).toMatchObject({ accountId: 'acct_1' });
  });

  it('an error that is kept for the key gets another key, after a look for the account', async () => {
    const { startAccount, provider, stored } = openAccounts();
    provider.keepError(`account:${merchantId}`);
    await expect(startAccount.execute({ actor: owner() })).rejects.toThrow(ProviderAway);
    expect(provider.calls).toEqual(['create', 'findByMerchant']);
    expect(await stored()).toMatchObject({ attempt: 2, accountId: null });
    await startAccount.execute({ actor: owner() });
    expect(await stored()).toMatchObject({ accountId: 'acct_1' });
  });

  it('a refused order is replaced by one with the data of the next try', async () => {
    const { startAccount, provider, stored, directory } = openAccounts({ email: 'wrong' });
    provider.failNext('create', new ProviderRefused('email_invalid'));
    await expect(startAccount.execute({ actor: owner() })).rejects.toThrow(ProviderRefused);
    const merchant = (await directory.byId(merchantId))!;
    directory.set({ ...merchant, email: 'right@agro.example' });
    await startAccount.execute({ actor: owner() });
    expect(provider.accounts).toHaveLength(1);
    expect(await stored()).toMatchObject({ accountId: 'acct_1', attempt: 2 });
  });

  it('two starts at the same time end with one account', async () => {
    const { startAccount, provider, accounts, stored } = openAccounts();
    accounts.beforeSave = async () => void (await startAccount.execute({ actor: owner() }));
    expect((await startAccount.execute({ actor: owner() })).url).toContain('acct_1');
    expect(provider.accounts).toEqual(['acct_1']);
    expect(await stored()).toMatchObject({ accountId: 'acct_1' });
  });

  it.each([
    [activeFacts, AccountIsActive],
    [{ ...activeFacts, areChargesEnabled: false, disabledReason: 'rejected.fraud' }, AccountIsRejected],
    [null, AccountWasLeft],
  ])('an account that is ACTIVE, REJECTED or LEFT is not started again', async (facts, refusal) => {
    const { startAccount, refreshAccount, provider } = openAccounts();
    await startAccount.execute({ actor: owner() });
    provider.set('acct_1', facts);
    await refreshAccount.execute({ actor: owner(), merchantId: null });
    await expect(startAccount.execute({ actor: owner() })).rejects.toThrow(refusal);
  });

  it.each([
    ['a member who does not manage the merchant', {}, { merchantRole: 'MANAGER' as const }, NotAllowed],
    ['an unverified e-mail', {}, { isEmailVerified: false }, EmailUnverified],
    ['an old proof of the password', {}, { provedAt: new Date(0) }, ProofNeeded],
    ['a suspended merchant', { status: 'SUSPENDED' as const }, {}, MerchantSuspended],
  ])('an account is not started by %s', async (_, merchant, actor, refusal) => {
    const { startAccount, provider } = openAccounts(merchant);
    await expect(startAccount.execute({ actor: owner(actor) })).rejects.toThrow(refusal);
    expect(provider.calls).toEqual([]);
  });
});

it('a link to continue needs an account that was made', async () => {
  const { startAccount, continueAccount } = openAccounts();
  await expect(continueAccount.execute({ actor: owner() })).rejects.toThrow(AccountNotStarted);
  await startAccount.execute({ actor: owner() });
  expect((await continueAccount.execute({ actor: owner() })).url).toContain('acct_1');
});
