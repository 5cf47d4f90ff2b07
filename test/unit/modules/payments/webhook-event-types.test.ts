import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { webhookEvents } from '#modules/payments/adapters/stripe/webhook-event-types.ts';

const readme = new URL('../../../../README.md', import.meta.url);

it('README registers the webhook for exactly the events that are handled, each by its full name', async () => {
  const text = await readFile(readme, 'utf8');
  const list = /Register the webhook[^]*?\n\n/.exec(text)![0];
  const named = [...list.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name);
  expect(named).toEqual([...webhookEvents]);
  expect(list).not.toContain('*');
});
