import { expect, it } from 'vitest';
import { fitsPattern } from '#sandbox/faults/fault-store.ts';

it.each([
  ['*', 'GET /v1/balance', true],
  ['POST /v1/checkout/sessions', 'POST /v1/checkout/sessions', true],
  ['POST /v1/checkout/sessions', 'POST /v1/checkout/sessions/cs_1/expire', false],
  ['* /v1/checkout/*', 'GET /v1/checkout/sessions', true],
  ['GET /v1/checkout/sessions/:id', 'GET /v1/checkout/sessions/cs_1', true],
  ['GET /v1/checkout/sessions/:id', 'GET /v1/checkout/sessions/cs_1/line_items', false],
  ['checkout.session.*', 'checkout.session.completed', true],
  ['checkout.session.*', 'checkoutXsession.completed', false],
])('the fault pattern "%s" matches "%s": %s', (pattern, text, fits) => {
  expect(fitsPattern(pattern, text)).toBe(fits);
});
