import { expect, test } from 'vitest';
import { ApiError } from '#web/shared/api-error.ts';
import { fieldErrorsOf, fieldMessageOf } from '#web/shared/form/field-errors.ts';

const refused = (fields: Record<string, string>): ApiError =>
  new ApiError(422, { code: 'input.invalid', message: 'No.', fields });
const shows =
  (...shown: string[]) =>
  (name: string): boolean =>
    shown.includes(name);

test('an error of one entry of a list belongs to the field of the list, the first one', () => {
  const error = refused({ 'networks.0': 'first', 'networks.1': 'second', name: 'long' });
  expect(fieldErrorsOf(error, shows('networks', 'name'))).toEqual({
    errors: { networks: 'first', name: 'long' },
    isAll: false,
  });
});

test('an error of a field that is not shown is left to the message above the buttons', () => {
  const error = refused({ name: 'long', vatNumber: 'missing' });
  expect(fieldErrorsOf(error, shows('name'))).toEqual({ errors: { name: 'long' }, isAll: false });
  expect(fieldErrorsOf(refused({ vatNumber: 'No.' }), shows('name'))).toEqual({ errors: {}, isAll: false });
  expect(fieldErrorsOf(new Error('other'), shows('name'))).toEqual({ errors: {}, isAll: false });
});

test('the message of the error says nothing new when it stands at a field', () => {
  expect(fieldErrorsOf(refused({ name: 'No.' }), shows('name'))).toEqual({
    errors: { name: 'No.' },
    isAll: true,
  });
});

test('the message of one field comes before the message of the error and the fallback', () => {
  expect(fieldMessageOf(refused({ content: 'too large' }), 'content', 'failed')).toBe('too large');
  expect(fieldMessageOf(refused({}), 'content', 'failed')).toBe('No.');
  expect(fieldMessageOf(new Error('other'), 'content', 'failed')).toBe('failed');
});
