import { afterAll, expect, test } from 'vitest';
import { redirectingActs } from '#contract/redirecting-acts.ts';
import { idleApplication } from '#test/support/idle-application.ts';
import { otherWrites } from './rules/other-writes.ts';

const application = await idleApplication();
afterAll(() => application.close());
const writes = application.routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));

test('every endpoint that writes is in the list of acts that redirect or in the reviewed list of others, once', () => {
  const listed = [...Object.keys(redirectingActs), ...otherWrites];
  expect(listed.toSorted()).toEqual(writes.map(({ name }) => name).toSorted());
});

test('every action that redirects has a proof, or a reason why not, and a mail, or a reason why not', () => {
  const unmailed = Object.entries(redirectingActs).filter(
    ([, action]) => (action.mails.length === 0) !== (action.unmailed !== undefined),
  );
  expect(unmailed).toEqual([]);
});

test('a key does no action that redirects but those of endpoints, which it makes, and refunds, which its scope names', () => {
  const forKeys = writes.filter(
    ({ name, scope }) => Object.hasOwn(redirectingActs, name) && scope !== null && scope !== 'none',
  );
  expect(forKeys.map(({ name }) => name).toSorted()).toEqual([
    'POST /payments/:id/refunds',
    'POST /webhook-endpoints',
    'POST /webhook-endpoints/:id/rotate',
    'PUT /webhook-endpoints/:id',
  ]);
});
