import { expect, test } from 'vitest';
import * as z from 'zod';
import { givenDay, givenInstant } from '#contract/fields.ts';
import { dayRange } from '#contract/list.ts';

test.each(['1900-01-01', '2026-11-20', '2999-12-31'])('%s is a day of a request', (text) => {
  expect(givenDay.safeParse(text).success).toBe(true);
});

test.each(['0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-30', '20.11.2026'])(
  '%s is no day of a request',
  (text) => {
    expect(givenDay.safeParse(text).success).toBe(false);
    expect(z.object(dayRange).safeParse({ from: text }).success).toBe(false);
    expect(z.object(dayRange).safeParse({ to: text }).success).toBe(false);
  },
);

test.each(['0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59Z'])('%s is no instant of a request', (text) => {
  expect(givenInstant.safeParse(text).success).toBe(false);
});
