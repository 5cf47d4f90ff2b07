import { describeOpenMerchants } from '#test/contracts/open-merchants.ts';
import { InMemoryOpenMerchants } from '#test/fakes/in-memory-open-merchants.ts';

describeOpenMerchants('memory', async () => {
  const merchants = new InMemoryOpenMerchants();
  let made = 0;
  return {
    merchants,
    addMerchant: async () => {
      made += 1;
      merchants.open(made);
      return made;
    },
    addUser: async () => (made += 1),
    assign: async (merchantId, userId) => merchants.assign(merchantId, userId),
    name: async (merchantId, businessName) => merchants.open(merchantId, businessName),
    suspend: async (merchantId) => merchants.suspend(merchantId),
    closeMerchant: async (merchantId) => merchants.close(merchantId),
    close: async () => undefined,
  };
});
