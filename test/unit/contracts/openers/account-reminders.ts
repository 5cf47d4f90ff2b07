import { MerchantAccount } from '#modules/accounts/domain/merchant-account.ts';
import { dueFacts } from '#test/contracts/account-reminders.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { activeFacts } from '#test/fakes/fake-account-provider.ts';
import { InMemoryAccountReminders } from '#test/fakes/in-memory-account-reminders.ts';

const deadline = new Date('2026-12-10T10:00:00Z');

export const openAccountReminders: Opener<'AccountReminders'> = async () => {
  const request = { email: 'a@example.bg', businessName: 'Агро', url: null };
  const account = MerchantAccount.request({ merchantId: 1, provider: 'stripe', request }, deadline);
  account.attach('acct_1', deadline);
  account.apply({ ...activeFacts, ...dueFacts(deadline) }, deadline);
  return { reminders: new InMemoryAccountReminders(async () => [account]), merchantId: 1, deadline };
};
