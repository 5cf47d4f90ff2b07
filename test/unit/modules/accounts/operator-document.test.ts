import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { triedPermissions } from '#modules/accounts/adapters/stripe/stripe-permissions.ts';
import { webhookEventTypes } from '#platform/stripe/webhook-event-types.ts';

const document = await readFile(new URL('../../../../docs/operations/stripe.md', import.meta.url), 'utf8');

/** The event types of the block below the comment of an endpoint. */
const eventsOf = (endpoint: string): string[] => {
  const [, block = ''] =
    new RegExp(`<!-- events: ${endpoint} -->\\n\\n\`\`\`text\\n(.*?)\`\`\``, 's').exec(document) ?? [];
  return block.trim().split('\n');
};

it.each(['PLATFORM', 'CONNECT'] as const)(
  'the document for operators has exactly the event types of the endpoint %s',
  (endpoint) => {
    expect(eventsOf(endpoint)).toEqual([...webhookEventTypes[endpoint]]);
  },
);

it('the document for operators names every permission that the check tries, and says of others that they are not tried', () => {
  const rows = [...document.matchAll(/^\| ([\w ,]+: (?:read|write)) +\| (.*?) +\|/gm)];
  const tried = rows.filter(([, , use]) => !use!.includes('not tried')).map(([, permission]) => permission);
  expect(tried).toEqual(triedPermissions);
  expect(rows.length).toBeGreaterThan(tried.length);
});

it('no other document has a list of event types', async () => {
  const root = new URL('../../../../docs/', import.meta.url).pathname;
  const listing: string[] = [];
  for await (const file of glob('**/*.md', { cwd: root }))
    if ((await readFile(`${root}${file}`, 'utf8')).includes('checkout.session.expired')) listing.push(file);
  expect(listing).toEqual(['operations/stripe.md']);
});
