import { describeMonthCloses } from '#test/contracts/month-closes.ts';
import { InMemoryMonthCloses } from '#test/fakes/in-memory-month-closes.ts';

describeMonthCloses('InMemoryMonthCloses', async () => ({
  closes: new InMemoryMonthCloses(),
  transact: (work) => work(),
  merchantId: 1,
  otherMerchantId: 2,
  close: async () => undefined,
}));
