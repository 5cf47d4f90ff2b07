import { describeItems } from '#test/contracts/items.ts';
import { InMemoryItems } from '#test/fakes/in-memory-items.ts';

describeItems('InMemoryItems', async () => ({
  items: new InMemoryItems(),
  merchantId: 1,
  otherMerchantId: 2,
}));
