import { expect, it } from 'vitest';
import { undeliveredTypes, webhookEventTypes } from '#platform/stripe/webhook-event-types.ts';

it('a list of undelivered events names at most 20 types, all of which are handled', () => {
  const handled: readonly string[] = webhookEventTypes.CONNECT;
  for (const types of [undeliveredTypes.PLATFORM, undeliveredTypes.CONNECT]) {
    expect(types.length).toBeLessThanOrEqual(20);
    expect(types.filter((type) => !handled.includes(type))).toEqual([]);
  }
});
