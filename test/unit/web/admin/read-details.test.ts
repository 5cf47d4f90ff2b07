import { expect, test } from 'vitest';
import { readDetails } from '#web/admin/fields/details/read-details.ts';

test('An amount in minor units is read as money in its currency', () => {
  expect(readDetails({ refundId: 3, amountMinor: 1_000, currency: 'EUR' })).toEqual([
    { kind: 'values', name: 'refundId', values: ['3'] },
    { kind: 'money', name: 'amount', amount: 10, currency: 'EUR' },
  ]);
  expect(readDetails({ amountMinor: 1_000 })).toEqual([
    { kind: 'money', name: 'amount', amount: 10, currency: null },
  ]);
});

test('The refund limit of a manager is read as money in euro', () => {
  expect(readDetails({ refundLimitMinor: 20_000 })).toEqual([
    { kind: 'money', name: 'refundLimit', amount: 200, currency: 'EUR' },
  ]);
});

test('Ids of records link to their pages', () => {
  expect(readDetails({ userId: 4, added: [1, 2] })).toEqual([
    { kind: 'record', name: 'userId', resource: 'users', ids: [4] },
    { kind: 'record', name: 'added', resource: 'merchants', ids: [1, 2] },
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
  expect(readDetails({ format: 'csv', filters: { status: 'PAID', page: 2, search: '' } })).toEqual([
    { kind: 'values', name: 'format', values: ['csv'] },
    { kind: 'values', name: 'filters', values: ['status: PAID', 'page: 2'] },
  ]);
});
