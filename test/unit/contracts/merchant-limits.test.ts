import { activeSince, describeMerchantLimits } from '#test/contracts/merchant-limits.ts';
import { InMemoryMerchantLimits } from '#test/fakes/in-memory-merchant-limits.ts';

describeMerchantLimits('memory', async () => {
  const limits = new InMemoryMerchantLimits();
  limits.activeSince.set(1, activeSince);
  return {
    limits,
    merchantIds: [1, 2],
    take: async (merchantId, taken) => void limits.taken.push({ merchantId, ...taken }),
  };
});
