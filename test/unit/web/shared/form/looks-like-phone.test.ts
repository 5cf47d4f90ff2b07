import { expect, test } from 'vitest';
import { looksLikePhone, lookLikePhones } from '#web/shared/form/looks-like-phone.ts';

test.each(['+359 88 812 3456', '0888 123 456', '(02) 987-65-43', '00359888123456', '+49 30 901820'])(
  '%s can be a telephone number',
  (typed) => expect(looksLikePhone(typed)).toBe(true),
);

test.each(['няма', '12', '+0 888 123 456', '0888 123 456 x', '+1234567890123456'])(
  '%s cannot be one',
  (typed) => expect(looksLikePhone(typed)).toBe(false),
);

test.each([
  '0888 123 456',
  '02/987 65 43, 0888 123 456',
  '0888 123 456 / +49 30 901820',
  '02 987 65 43 вътр. 12',
  '+44 20 7946 0958 ext. 7',
])('%s can be the telephone numbers of a customer', (typed) => expect(lookLikePhones(typed)).toBe(true));

test.each(['3,59888E+11', '0888 123 456, няма', '0888 123 456,', 'питайте Мария'])(
  '%s cannot be the telephone numbers of a customer',
  (typed) => expect(lookLikePhones(typed)).toBe(false),
);
