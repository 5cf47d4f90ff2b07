import { describe, expect, it } from 'vitest';
import { MalformedInput, NoRoom, Unavailable } from '#kernel/input-failures.ts';
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

describe('a database without room or time', () => {
  it.each([
    ['53100', 'could not extend file "base/16384/16400": No space left on device'],
    ['53100', 'could not write to file "pg_wal/xlogtemp.7": No space left on device'],
    ['53200', 'out of memory'],
    ['53300', 'sorry, too many clients already'],
    ['58030', 'could not fsync file "base/16384/16400": Input/output error'],
    ['57P02', 'terminating connection because of crash of another server process'],
    ['57P03', 'the database system is in recovery mode'],
    ['08006', 'connection failure'],
    ['57014', 'canceling statement due to statement timeout'],
  ])('%s is answered 503: %s', (code, message) => {
    const error = databaseError(code, message);
    for (const thrown of [error, Object.assign(new Error(message), { nativeError: error })])
      expect(asFailure(thrown)).toMatchObject({ code: new Unavailable().code, cause: thrown });
  });

  it('a reference to a row that is gone is a conflict', () => {
    const error = databaseError('23503', 'violates foreign key constraint');
    expect(asFailure(error)).toMatchObject({ code: 'input.reference-gone', kind: 'conflict', cause: error });
  });

  it.each([
    ['55P03', 'canceling statement due to lock timeout'],
    ['40P01', 'deadlock detected'],
    ['40001', 'could not serialize access due to concurrent update'],
  ])('%s is to be tried again in seconds (429), and no fault of the server: %s', (code, message) => {
    const error = databaseError(code, message);
    for (const thrown of [error, Object.assign(new Error(message), { nativeError: error })])
      expect(asFailure(thrown)).toMatchObject({
        code: 'input.busy',
        kind: 'limited',
        retryAfterSeconds: 2,
        cause: thrown,
      });
  });

  it.each([
    ['53100', 'could not write to file "base/pgsql_tmp/pgsql_tmp7.0": No space left on device'],
    ['53100', 'Auf dem Gerät ist kein Speicherplatz: »pg_tblspc/1/PG_18/pgsql_tmp/pgsql_tmp7.0«'],
    ['53100', 'could not resize shared memory segment "/PostgreSQL.7": No space left on device'],
    ['53400', 'temporary file size exceeds "temp_file_limit" (1024kB)'],
  ])('intermediate results that do not fit (%s) are the size of the request: %s', (code, message) => {
    const error = databaseError(code, message);
    expect(asFailure(error)).toMatchObject({ code: new NoRoom(error).code, kind: 'unavailable' });
  });
});

it.each(['ENOSPC', 'EDQUOT'])('a full disk of the server (%s) is answered 503 as no room', (code) => {
  const error = databaseError(code, 'no space left on device, write');
  expect(asFailure(error)).toMatchObject({ code: 'input.no-room', kind: 'unavailable', cause: error });
});
