import { expect, test } from 'vitest';
import { linkAddress, payRoute } from '#web/pay/pay-route.ts';

test.each(['/pay/aB3_-xyz', '/pay', '/pay/', '/pay/%E0%A4%A'])('%s shows a request', (pathname) => {
  expect(payRoute(pathname, '')).toEqual({ screen: 'request' });
});

test('The provider brings the customer back to the success page with the session', () => {
  expect(payRoute('/pay/success', '?session_id=cs_test_1')).toEqual({
    screen: 'success',
    sessionId: 'cs_test_1',
  });
});

test('The cancel page knows the link to try again', () => {
  expect(payRoute('/pay/cancel', '?link=aB3_-xyz')).toEqual({ screen: 'cancel', token: 'aB3_-xyz' });
});

test('Return pages without their parameter know nothing', () => {
  expect(payRoute('/pay/success', '?session_id=')).toEqual({ screen: 'success', sessionId: null });
  expect(payRoute('/pay/cancel', '')).toEqual({ screen: 'cancel', token: null });
});

test('A link’s address holds its token whole', () => {
  expect(linkAddress('a/b c')).toBe('/pay/a%2Fb%20c');
});
