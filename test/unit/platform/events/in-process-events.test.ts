import { expect, test } from 'vitest';
import { eventType, subscription } from '#kernel/events.ts';
import { MerchantFactHappened, type MerchantFact } from '#kernel/merchant-fact.ts';
import { InProcessEvents } from '#platform/events/in-process-events.ts';

const fact: MerchantFact = { type: 'link.created', merchantId: 1, subjectId: 7 };

test('a fact of a merchant is refused where no module stores its event, also when one listens, and any other event is not', async () => {
  const events = new InProcessEvents();
  await events.publish(eventType<number>('tests.Nothing'), 1);
  await expect(events.publish(MerchantFactHappened, fact)).rejects.toThrow('load all modules');
  const [received, stored]: [MerchantFact[], MerchantFact[]] = [[], []];
  events.subscribe([subscription(MerchantFactHappened, async (one) => void received.push(one))]);
  await expect(events.publish(MerchantFactHappened, fact)).rejects.toThrow('load all modules');
  expect(received).toEqual([]);
  const stores = { stores: true };
  events.subscribe([subscription(MerchantFactHappened, async (one) => void stored.push(one), stores)]);
  await events.publish(MerchantFactHappened, fact);
  expect([received, stored]).toEqual([[fact], [fact]]);
});
