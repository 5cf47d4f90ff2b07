import { describeMerchantRegistrations } from '#test/contracts/merchant-registrations.ts';
import { InMemoryMerchantRegistrations } from '#test/fakes/in-memory-merchant-registrations.ts';

describeMerchantRegistrations('InMemoryMerchantRegistrations', async () => ({
  registrations: new InMemoryMerchantRegistrations(),
  merchantId: 1,
  otherMerchantId: 2,
  close: async () => undefined,
}));
