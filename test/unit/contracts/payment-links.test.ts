import { describePaymentLinks } from '#test/contracts/payment-links.ts';
import { InMemoryPaymentLinks } from '#test/fakes/in-memory-payment-links.ts';

describePaymentLinks('InMemoryPaymentLinks', async () => ({
  links: new InMemoryPaymentLinks(),
  merchantId: 1,
  otherMerchantId: 2,
  close: async () => undefined,
}));
