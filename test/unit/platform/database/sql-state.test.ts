import { expect, test } from 'vitest';
import { sqlStateOf } from '#platform/database/sql-state.ts';

const driverError = (code: string): Error => Object.assign(new Error('canceling statement'), { code });

test('the SQLSTATE of a driver error is found, also inside the object mapper’s error', () => {
  expect(sqlStateOf(driverError('55P03'))).toBe('55P03');
  const wrapped = Object.assign(new Error('select … - canceling statement'), {
    nativeError: driverError('40P01'),
  });
  expect(sqlStateOf(wrapped)).toBe('40P01');
});

test.each([[new Error('something else')], ['no error at all'], [undefined]])(
  '%s has no SQLSTATE',
  (thrown) => {
    expect(sqlStateOf(thrown)).toBe('');
  },
);
