import { expect, test } from 'vitest';
import { readablePhoneNumber } from '#contract/readable-phone-number.ts';

test.each([
  ['+359888123456', '+359 888 123 456'],
  ['+35932123456', '+359 32 123 456'],
  ['+35929876543', '+359 2 987 6543'],
  ['+4915112345678', '+4915112345678'],
  ['+359 888 123 456', '+359 888 123 456'],
])('the phone number %s is shown as %s', (number, shown) => {
  expect(readablePhoneNumber(number)).toBe(shown);
});
