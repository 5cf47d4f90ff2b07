import { expect, test } from 'vitest';
import { looksLikePhone } from '#web/shared/form/looks-like-phone.ts';

test.each(['+359 88 812 3456', '0888 123 456', '(02) 987-65-43', '00359888123456', '+49 30 901820'])(
  '%s can be a telephone number',
  (typed) => expect(looksLikePhone(typed)).toBe(true),
);

test.each(['няма', '12', '+0 888 123 456', '0888 123 456 x', '+1234567890123456'])(
  '%s cannot be one',
  (typed) => expect(looksLikePhone(typed)).toBe(false),
);
