import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { transferReferenceOf } from '#kernel/transfer-reference.ts';
import { priceOf, readReference, receiptProblems, refusalOf } from '#modules/payments/domain/transfer.ts';

const euro = (cents: number) => Money.ofMinor(cents, 'EUR');
const reference = transferReferenceOf(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9]));

test('a reference is read with spaces and small letters, and not with a wrong check character', () => {
  expect(readReference(` ${reference.toLowerCase().slice(0, 5)} ${reference.slice(5)} `)).toBe(reference);
  const wrong = reference.slice(0, -1) + (reference.endsWith('A') ? 'B' : 'A');
  expect(readReference(wrong)).toBeNull();
});

const promisedAt = new Date('2026-11-20T10:00:00Z');
const now = new Date('2026-11-25T10:00:00Z');
test.each([
  ['2026-11-25', []],
  ['2026-11-26', ['fields.paid-on-future']],
  ['2026-10-21', []],
  ['2026-10-20', ['fields.received-on-early']],
])('a booking on %s has the problems %j', (day, codes) => {
  const problems = receiptProblems(businessDate(day), { promisedAt, now });
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

const waiting = { paidAt: null, withdrawnAt: null };
test.each([
  ['an active link', waiting, null, 'ACTIVE', null],
  ['an expired link', waiting, null, 'EXPIRED', null],
  ['a link that is paid', waiting, null, 'PAID', 'PAID'],
  ['a promise that is paid', { ...waiting, paidAt: now }, null, 'ACTIVE', 'PAID'],
  ['a withdrawn promise', { ...waiting, withdrawnAt: now }, null, 'ACTIVE', 'WITHDRAWN'],
  ['a cancelled link', waiting, null, 'CANCELLED', 'CANCELLED'],
  ['a replaced link of a written invoice', waiting, 3, 'CANCELLED', null],
] as const)('money for %s', (_, promise, invoiceId, linkStatus, refusal) => {
  expect(refusalOf({ promise, link: { invoiceId }, linkStatus })).toBe(refusal);
});

test('a transfer pays at most what was asked and what is open, and less than the price in EUR', () => {
  const lev = {
    amount: Money.ofMinor(3_912, 'BGN'),
    chargeAmount: euro(2_000),
    fxRate: '1.95583',
  };
  const sums = { asked: euro(2_000), open: euro(2_000) };
  const whole = { amount: lev.amount, chargeAmount: euro(2_000), fxRate: lev.fxRate };
  expect(priceOf(lev, { ...sums, came: euro(2_000) })).toEqual(whole);
  expect(priceOf(lev, { ...sums, came: euro(2_500) })).toEqual(whole);
  expect(priceOf(lev, { ...sums, came: euro(1_999) })).toEqual({
    amount: euro(1_999),
    chargeAmount: euro(1_999),
    fxRate: null,
  });
  expect(priceOf(lev, { ...sums, open: euro(500), came: euro(2_000) }).chargeAmount).toEqual(euro(500));
});
