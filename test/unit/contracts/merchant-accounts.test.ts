import { describeMerchantAccounts } from '#test/contracts/merchant-accounts.ts';
import { InMemoryMerchantAccounts } from '#test/fakes/in-memory-merchant-accounts.ts';

describeMerchantAccounts('memory', async () => ({
  accounts: new InMemoryMerchantAccounts(),
  merchantIds: [1, 2, 3],
}));
