import { describeMerchantMail } from '#test/contracts/merchant-mail.ts';
import { InMemoryMerchantMail } from '#test/fakes/in-memory-merchant-mail.ts';

describeMerchantMail('InMemoryMerchantMail', async () => {
  const mail = new InMemoryMerchantMail();
  return {
    mail,
    failNext: (fault) => mail.failNext(fault),
    sent: () => mail.sent.map(({ to, id }) => ({ to, id })),
    close: async () => undefined,
  };
});
