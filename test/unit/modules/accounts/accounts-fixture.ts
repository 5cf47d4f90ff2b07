import { noRateLimits } from '#kernel/rate-limits.ts';
import type { SignedIn } from '#kernel/actor.ts';
import { AccountLimits } from '#modules/accounts/application/account-limits.ts';
import { ContinueAccount } from '#modules/accounts/application/continue-account.ts';
import { RefreshAccount } from '#modules/accounts/application/refresh-account.ts';
import { RefreshDueAccounts } from '#modules/accounts/application/refresh-due-accounts.ts';
import { RemindOfDue } from '#modules/accounts/application/remind-of-due.ts';
import { StartAccount } from '#modules/accounts/application/start-account.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { messages } from '#messages/message-catalogue.ts';
import { FakeAccountProvider } from '#test/fakes/fake-account-provider.ts';
import { InMemoryMerchantAccounts } from '#test/fakes/in-memory-merchant-accounts.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';

export const merchantId = 1;
const start = new Date('2026-11-29T10:00:00Z');

/** The OWNER of the merchant, with a verified e-mail and a recent proof. */
export const owner = (about: Partial<SignedIn> = {}): SignedIn => ({
  kind: 'user',
  userId: 5,
  username: 'maria',
  role: 'MERCHANT',
  merchantRole: 'OWNER',
  merchantId,
  sessionId: 's1',
  provedAt: start,
  isEmailVerified: true,
  ...about,
});

/** The use-cases of accounts on fakes, with one merchant. */
export const openAccounts = (about: Partial<MerchantRecord> = {}) => {
  const kernel = recordedKernel(start);
  const directory = new InMemoryMerchantDirectory();
  directory.set({
    id: merchantId,
    businessName: 'Агро ЕООД',
    email: 'office@agro.example',
    slug: 'agro',
    status: 'ACTIVE',
    language: 'bg',
    ...about,
  } as MerchantRecord);
  const accounts = new InMemoryMerchantAccounts();
  const provider = new FakeAccountProvider();
  const deps = {
    ...kernel,
    directory,
    accounts,
    provider,
    messages,
    limits: new AccountLimits({ counts: noRateLimits }),
    owners: { ownersOf: async () => [7] },
    publicUrl: 'https://pay.example.bg',
    callsPerMinute: 8,
  };
  const refreshAccount = new RefreshAccount(deps);
  return {
    ...deps,
    startAccount: new StartAccount(deps),
    continueAccount: new ContinueAccount(deps),
    refreshAccount,
    refreshDueAccounts: new RefreshDueAccounts({ ...deps, refreshAccount }),
    remind: new RemindOfDue(deps),
    stored: async () => (await accounts.find({ merchantId }))!.toRecord(),
    mails: () =>
      kernel.enqueued
        .filter(({ name }) => name === 'merchants.mail')
        .map(({ data }) => data as { kind: string; requirements?: readonly string[] }),
  };
};
