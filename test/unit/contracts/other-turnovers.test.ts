import { describeOtherTurnovers } from '#test/contracts/other-turnovers.ts';
import { InMemoryOtherTurnovers } from '#test/fakes/in-memory-other-turnovers.ts';

describeOtherTurnovers('InMemoryOtherTurnovers', async () => ({
  others: new InMemoryOtherTurnovers(),
  merchantId: 1,
  otherMerchantId: 2,
  close: async () => undefined,
}));
