import type { Opener } from '#test/contracts/run-suites.ts';
import { FakeWebhookEvents } from '#test/fakes/fake-webhook-events.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';

const signers = { other: 'another secret', connect: 'connect secret' };

export const openWebhookEvents: Opener<'WebhookEvents'> = async () => {
  const webhookEvents = new FakeWebhookEvents(new FixedClock(new Date('2026-11-20T10:00:00Z')));
  const lost: string[] = [];
  return {
    webhookEvents,
    bodyOf: (facts) => JSON.stringify(facts),
    sign: (body, ageSeconds, secret) =>
      webhookEvents.sign(body, ageSeconds, secret === undefined ? undefined : signers[secret]),
    loseEvents: async (count) => {
      for (let more = 0; more < count; more += 1) {
        const eventId = `evt_lost_${lost.length}`;
        webhookEvents.lose({ eventId });
        lost.push(eventId);
      }
      return lost;
    },
  };
};
