import { expect, test } from 'vitest';
import { linkAddress, payRoute } from '#web/pay/pay-route.ts';

test('A link’s address shows the request of that link', () => {
  expect(payRoute('/pay/aB3_-xyz', '')).toEqual({ screen: 'request', token: 'aB3_-xyz' });
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

test.each(['/pay', '/pay/'])('%s without a link asks for no link', (pathname) => {
  expect(payRoute(pathname, '')).toEqual({ screen: 'request', token: null });
});

test('Return pages without their parameter know nothing', () => {
  expect(payRoute('/pay/success', '?session_id=')).toEqual({ screen: 'success', sessionId: null });
  expect(payRoute('/pay/cancel', '')).toEqual({ screen: 'cancel', token: null });
});

test('A broken escape in the address is an unknown link, not a crash', () => {
  expect(payRoute('/pay/%E0%A4%A', '')).toEqual({ screen: 'request', token: '%E0%A4%A' });
});

test('A link’s address leads back to the same link', () => {
  expect(payRoute(linkAddress('a/b c'), '')).toEqual({ screen: 'request', token: 'a/b c' });
});
