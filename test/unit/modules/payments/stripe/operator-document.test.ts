import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { triedPermissions } from '#modules/payments/adapters/stripe/stripe-permissions.ts';
import { webhookEventTypes } from '#modules/payments/adapters/stripe/webhook-event-types.ts';

const document = await readFile(new URL('../../../../../docs/operations/stripe.md', import.meta.url), 'utf8');

/** The event types of the block below the comment of an endpoint. */
const eventsOf = (endpoint: string): string[] => {
  const [, block = ''] =
    new RegExp(`<!-- events: ${endpoint} -->\\n\\n\`\`\`text\\n(.*?)\`\`\``, 's').exec(document) ?? [];
  return block.trim().split('\n');
};

it('the document for operators has exactly the event types of both endpoints', () => {
  expect(eventsOf('PLATFORM')).toEqual([...webhookEventTypes.PLATFORM]);
  expect(eventsOf('CONNECT')).toEqual([...webhookEventTypes.CONNECT]);
});

it('the document for operators names every permission that the check tries, and says of others that they are not tried', () => {
  const rows = [...document.matchAll(/^\| ([\w ,]+: (?:read|write)) +\| (.*?) +\|/gm)];
  const tried = rows.filter(([, , use]) => !use!.includes('not tried')).map(([, permission]) => permission);
  expect(tried).toEqual(triedPermissions);
  expect(rows.length).toBeGreaterThan(tried.length);
});
