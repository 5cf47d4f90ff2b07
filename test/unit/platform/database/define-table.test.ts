import { expect, expectTypeOf, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import {
  defineTable,
  generated,
  instant,
  json,
  money,
  optionalInstant,
  plain,
  whole,
  type RecordOf,
} from '#platform/database/define-table.ts';
import { modelOf } from '#platform/database/model-of.ts';

const sales = defineTable('sales', {
  id: generated<number>(),
  price: money('amountMinor', 'currency'),
  paymentLinkId: plain<number | null>('linkNumber'),
  refunded: whole('refundedMinor'),
  request: json<{ key: string }>('providerRequest'),
  createdAt: instant(),
  paidAt: optionalInstant(),
});

const record: RecordOf<typeof sales> = {
  id: 7,
  price: Money.ofMinor(1_250, 'EUR'),
  paymentLinkId: null,
  refunded: 5n,
  request: { key: 'k' },
  createdAt: new Date('2026-11-20T10:00:00.000Z'),
  paidAt: null,
};

const row = {
  id: 7,
  amountMinor: 1_250,
  currency: 'EUR',
  linkNumber: null,
  refundedMinor: 5,
  providerRequest: { key: 'k' },
  createdAt: '2026-11-20T10:00:00.000Z',
  paidAt: null,
};

test('a record is written to the columns of its table, without generated ones', () => {
  const { id: _, ...written } = row;
  expect(sales.write(record)).toEqual(written);
});

test('only given properties are written', () => {
  expect(sales.write({ paidAt: new Date('2026-11-21T00:00:00Z') })).toEqual({
    paidAt: '2026-11-21T00:00:00.000Z',
  });
});

test('a row is read back as the record that was written', () => {
  expect(sales.read(row)).toEqual(record);
  expectTypeOf(sales.read(row).price).toEqualTypeOf<Money>();
});

test('a select names each column once, as the mapping reads it', () => {
  expect(sales.select('s')).toBe(
    's.id as "id", s.amount_minor as "amountMinor", s.currency as "currency", s.link_number as "linkNumber", ' +
      's.refunded_minor as "refundedMinor", s.provider_request as "providerRequest", ' +
      's.created_at as "createdAt", s.paid_at as "paidAt"',
  );
});

test('an objection model has the table’s name and JSON columns', () => {
  const model = modelOf(sales);
  expect(model.tableName).toBe('sales');
  expect(model.jsonAttributes).toEqual(['providerRequest']);
});
