import { describe, expect, it } from 'vitest';
import { MalformedInput } from '#kernel/input-failures.ts';
import { asFailure } from '#platform/http/as-failure.ts';

const databaseError = (code: string, message = 'refused') => Object.assign(new Error(message), { code });
const jsonRefused = 'insert into "drafts" … - invalid input syntax for type json';

describe('texts that PostgreSQL refuses', () => {
  it.each([
    ['bytes that are no UTF-8', databaseError('22021')],
    ['a NUL in a jsonb value', databaseError('22P05', 'unsupported Unicode escape sequence')],
    ['half a surrogate pair in a jsonb value', databaseError('22P02', jsonRefused)],
    [
      'half a surrogate pair, wrapped by objection',
      Object.assign(new Error(jsonRefused), { nativeError: databaseError('22P02', jsonRefused) }),
    ],
  ])('%s is the fault of the caller', (_, error) => {
    expect(asFailure(error)).toBeInstanceOf(MalformedInput);
  });

  it.each([
    'invalid input syntax for type uuid: "x"',
    'invalid input syntax for type bigint: "x"',
    'malformed array literal: "x"',
  ])('another value that does not parse is a fault of the server: %s', (message) => {
    const error = databaseError('22P02', message);
    expect(asFailure(error)).toBe(error);
  });
});
