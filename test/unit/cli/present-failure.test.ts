import { expect, test } from 'vitest';
import { InvalidFields } from '#kernel/failure.ts';
import { presentFailure } from '../../../cli/present-failure.ts';

const refused = new InvalidFields(
  ['sortBy', 'firstName', 'merchantId', 'expiresInMinutes', 'items.0.price', 'password'].map((field) => ({
    field,
    code: 'fields.required',
  })),
);

test('a refusal on the command line names the flags of the command, not the fields of a screen', async () => {
  const flags = ['sort', 'first-name', 'merchant', 'expires-in-minutes'];
  const { code, message } = await presentFailure(refused, flags);
  expect(code).toBe('input.invalid');
  expect(message.split('\n').map((line) => line.replace(/:.*/, ':'))).toEqual([
    'Not accepted:',
    '  --sort:',
    '  --first-name:',
    '  --merchant:',
    '  --expires-in-minutes:',
    '  items.0.price:',
    '  password:',
  ]);
});
