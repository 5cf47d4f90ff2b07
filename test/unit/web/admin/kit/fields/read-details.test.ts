import { expect, test } from 'vitest';
import { readDetails } from '#web/admin/kit/fields/details/read-details.ts';

test('An amount in minor units is read as money in its currency', () => {
  expect(readDetails({ refundId: 3, amountMinor: 1_000, currency: 'EUR' })).toEqual([
    { kind: 'number', name: 'refundId', value: 3 },
    { kind: 'money', name: 'amount', amount: 10, currency: 'EUR' },
  ]);
  expect(readDetails({ amountMinor: 1_000 })).toEqual([
    { kind: 'money', name: 'amount', amount: 10, currency: null },
  ]);
});

test('Sums that are stored without a currency are read as money in euro', () => {
  expect(readDetails({ refundLimitMinor: 20_000 })).toEqual([
    { kind: 'money', name: 'refundLimit', amount: 200, currency: 'EUR' },
  ]);
  expect(readDetails({ minor: 123_450 })).toEqual([
    { kind: 'money', name: 'amount', amount: 1_234.5, currency: 'EUR' },
  ]);
  expect(readDetails({ dayLimit: 1_000, paymentLimit: null })).toEqual([
    { kind: 'money', name: 'dayLimit', amount: 1_000, currency: 'EUR' },
    { kind: 'values', name: 'paymentLimit', values: [{ name: 'paymentLimit', value: 'NO_LIMIT' }] },
  ]);
});

test('Ids of records link to their pages', () => {
  expect(readDetails({ userId: 4, added: [1, 2] }, 'user.assignments-set')).toEqual([
    { kind: 'record', name: 'userId', resource: 'users', ids: [4] },
    { kind: 'record', name: 'added', resource: 'merchants', ids: [1, 2] },
  ]);
});

test('A document removed from evidence is no merchant', () => {
  expect(readDetails({ removed: 5 }, 'payment.evidence-changed')).toEqual([
    { kind: 'number', name: 'removedFileId', value: 5 },
  ]);
});

test('From and to are read as a change, as a period, or as two merchants', () => {
  expect(readDetails({ from: 'PENDING', to: 'ACTIVE' })).toEqual([
    {
      kind: 'change',
      name: null,
      from: { name: 'from', value: 'PENDING' },
      to: { name: 'to', value: 'ACTIVE' },
    },
  ]);
  const [from, to] = ['2026-11-25T08:00:00.000Z', '2026-11-26T08:00:00.000Z'] as const;
  expect(readDetails({ from, to })).toEqual([{ kind: 'period', from, to }]);
  expect(readDetails({ from: null, to: 2 })).toEqual([
    { kind: 'record', name: 'toMerchant', resource: 'merchants', ids: [2] },
  ]);
});

test('The values before and after are read as one change of each field', () => {
  expect(readDetails({ before: { taxId: null }, after: { taxId: '175074752' } })).toEqual([
    { kind: 'change', name: 'taxId', from: null, to: { name: 'taxId', value: '175074752' } },
  ]);
});

test('Missing values and digests are omitted', () => {
  expect(
    readDetails({
      linkId: 7,
      exceptPaymentId: null,
      nameDigest: 'a1',
      removed: [],
      reason: '',
      filters: {},
    }),
  ).toEqual([{ kind: 'record', name: 'linkId', resource: 'payment-links', ids: [7] }]);
});

test('Filters of an export are read one by one', () => {
  expect(readDetails({ format: 'csv', filters: { status: 'PAID', merchantId: 2, search: '' } })).toEqual([
    { kind: 'values', name: 'format', values: [{ name: 'format', value: 'csv' }] },
    { kind: 'values', name: 'status', values: [{ name: 'status', value: 'PAID' }] },
    { kind: 'record', name: 'merchantId', resource: 'merchants', ids: [2] },
  ]);
});
