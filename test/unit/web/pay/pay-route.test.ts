import { expect, test } from 'vitest';
import { linkAddress, payRoute } from '#web/pay/pay-route.ts';

test.each(['/pay/aB3_-xyz', '/pay', '/pay/', '/pay/%E0%A4%A'])(
  'the path %s shows a payment request',
  (pathname) => {
    expect(payRoute(pathname, '')).toEqual({ screen: 'request' });
  },
);

test('The success page gets the session id from its query', () => {
  expect(payRoute('/pay/success', '?session_id=cs_test_1')).toEqual({
    screen: 'success',
    sessionId: 'cs_test_1',
  });
});

test('The cancel page gets the payment link to try again from its query', () => {
  expect(payRoute('/pay/cancel', '?link=aB3_-xyz')).toEqual({ screen: 'cancel', token: 'aB3_-xyz' });
});

test('A return page without its parameter has no session and no link', () => {
  expect(payRoute('/pay/success', '?session_id=')).toEqual({ screen: 'success', sessionId: null });
  expect(payRoute('/pay/cancel', '')).toEqual({ screen: 'cancel', token: null });
});

test('The token of a payment link is read whole from the path', () => {
  expect(linkAddress('a/b c')).toBe('/pay/a%2Fb%20c');
});
