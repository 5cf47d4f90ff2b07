import { describeMerchantMailLog } from '#test/contracts/merchant-mail-log.ts';
import { InMemoryMerchantMailLog } from '#test/fakes/in-memory-merchant-mail-log.ts';

describeMerchantMailLog('InMemoryMerchantMailLog', async () => ({
  log: new InMemoryMerchantMailLog(),
  merchantId: 1,
  close: async () => undefined,
}));
