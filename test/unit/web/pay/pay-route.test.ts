import { expect, test } from 'vitest';
import { linkAddress, returnAddress } from '#web/pay/pay-route.ts';

test('The token of a payment link is read whole from the path', () => {
  expect(linkAddress('a/b c')).toBe('/pay/a%2Fb%20c');
});

test.each([
  ['bg', '/pay/success?session_id=cs_%26_1&polls=3'],
  ['en', '/pay/success?session_id=cs_%26_1&polls=3&lang=en'],
])('the return page in the language %s names session, requests and language', (language, address) => {
  expect(returnAddress('cs_&_1', { polls: 3, language })).toBe(address);
});
