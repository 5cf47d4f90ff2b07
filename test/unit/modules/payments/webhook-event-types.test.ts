import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { webhookEvents } from '#modules/payments/adapters/stripe/webhook-event-types.ts';

const docs = new URL('../../../../docs/', import.meta.url).pathname;

it('the documentation registers the webhook for exactly the handled event types', async () => {
  const lists: string[] = [];
  for await (const file of glob('**/*.md', { cwd: docs })) {
    const parts = (await readFile(`${docs}${file}`, 'utf8')).split('\n\n');
    lists.push(...parts.filter((part) => part.includes('`checkout.session.')));
  }
  expect(lists).not.toEqual([]);
  for (const list of lists) {
    const named = [...list.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name);
    expect(named).toEqual([...webhookEvents]);
    expect(list).not.toContain('*');
  }
});
