import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { WebhookSubject } from '#modules/payments/index.ts';
import type { PayoutProvider } from '../ports/payout-provider.ts';
import type { ImportPayout } from './import-payout.ts';

type Deps = Readonly<{
  provider: Pick<PayoutProvider, 'fetch'>;
  providerAccounts: Pick<ProviderAccounts, 'byAccount'>;
  importPayout: Pick<ImportPayout, 'execute'>;
}>;

/** Handles webhook events about payouts of merchants; those of the platform's own account are not ours. */
export const payoutSubject = ({ provider, providerAccounts, importPayout }: Deps): WebhookSubject => ({
  objects: ['payout'],
  handle: async ({ account: accountId, pointsAt: { objectId } }) => {
    if (accountId === null || objectId === null) return false;
    const account = await providerAccounts.byAccount(accountId);
    if (account === null) return false;
    const seen = await provider.fetch(accountId, objectId);
    if (seen === null) return false;
    await importPayout.execute({ account: { merchantId: account.merchantId, accountId }, seen });
    return true;
  },
});
