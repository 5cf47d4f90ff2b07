import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import {
  undeliveredTypes,
  webhookEventTypes,
} from '#modules/payments/adapters/stripe/webhook-event-types.ts';

const docs = new URL('../../../../docs/', import.meta.url).pathname;

it('the documentation registers each endpoint for exactly the handled event types', async () => {
  const lists: string[][] = [];
  for await (const file of glob('**/*.md', { cwd: docs })) {
    const parts = (await readFile(`${docs}${file}`, 'utf8')).split('\n\n');
    for (const part of parts.filter((one) => one.includes('`checkout.session.'))) {
      lists.push([...part.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name!));
      expect(part).not.toContain('*');
    }
  }
  for (const types of [webhookEventTypes.PLATFORM, webhookEventTypes.CONNECT])
    expect(lists).toContainEqual([...types]);
  const known = [webhookEventTypes.PLATFORM, webhookEventTypes.CONNECT].map((types) => types.join());
  expect(lists.filter((list) => !known.includes(list.join()))).toEqual([]);
});

it('a list of undelivered events names at most 20 types, all of which are handled', () => {
  const handled: readonly string[] = webhookEventTypes.CONNECT;
  for (const types of [undeliveredTypes.PLATFORM, undeliveredTypes.CONNECT]) {
    expect(types.length).toBeLessThanOrEqual(20);
    expect(types.filter((type) => !handled.includes(type))).toEqual([]);
  }
});
