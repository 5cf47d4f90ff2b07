import { expect, it } from 'vitest';
import type { KeyActor } from '#kernel/actor.ts';
import { systemClock } from '#kernel/clock.ts';
import { TriggerTestEvent } from '#modules/integrations/application/trigger-test-event.ts';
import type { EventDraft } from '#modules/integrations/domain/event-draft.ts';
import { TestEventsRefused } from '#modules/integrations/domain/test-events-refused.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { plainWork } from '#test/support/plain-work.ts';

const actor: KeyActor = { kind: 'key', keyId: '7f3k2q5a', merchantId: 3, scopes: ['webhooks:write'] };

const start = (mode: 'live' | 'test') => {
  const stored: EventDraft[] = [];
  const trigger = new TriggerTestEvent({
    audit: { record: async () => undefined },
    clock: systemClock,
    directory: new InMemoryMerchantDirectory(),
    work: plainWork,
    mode,
    version: '2026-12-01',
    sampleOf: () => ({ object: { id: 42 } }),
    store: async (drafts) => void stored.push(...drafts),
    lastEventId: async () => 'the last',
  });
  return { stored, trigger };
};

it('a test installation stores an event with sample data that names no record', async () => {
  const { stored, trigger } = start('test');
  expect(await trigger.execute({ actor, type: 'payment.succeeded' })).toBe('the last');
  expect(stored).toMatchObject([
    { type: 'payment.succeeded', merchantId: 3, subjectType: 'payment', subjectId: 'sample' },
  ]);
});

it('an installation that moves real money refuses it and stores nothing', async () => {
  const { stored, trigger } = start('live');
  await expect(trigger.execute({ actor, type: 'payment.succeeded' })).rejects.toThrow(TestEventsRefused);
  expect(stored).toEqual([]);
});
