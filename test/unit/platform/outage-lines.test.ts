import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocumentsAway } from '#kernel/print-failures.ts';
import { DiskFull } from '#platform/disk-full.ts';
import { createLog, type Log } from '#platform/log.ts';
import { OutageLines } from '#platform/outage-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Line = Readonly<Record<string, unknown>>;
const open = (): { log: Log; outage: OutageLines; lines: Line[] } => {
  const lines: Line[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(chunk.toString()) as Line);
      done();
    },
  });
  const outage = new OutageLines();
  return { log: createLog('info', destination, outage), outage, lines };
};

const ended = Object.assign(new Error('terminating connection due to administrator command'), {
  code: '57P01',
});
const lost: readonly Error[] = [
  ended,
  Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Knex: Timeout acquiring a connection. The pool is probably full.'),
  Object.assign(new Error('wrapped'), { nativeError: ended }),
];

it.each(lost)('a lost database of many parts is one line with its reason: %s', (error) => {
  const { log, lines } = open();
  for (let time = 0; time < 100; time += 1)
    for (const part of ['job queue', 'unavailable', 'listening was interrupted'])
      log.error({ err: error }, part);
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'database-lost',
      part: 'job queue',
      err: expect.objectContaining({ message: error.message }),
    }),
  ]);
});

it('a database that stays away is a line a minute with the number of losses, and one when it answers', () => {
  const { log, outage, lines } = open();
  for (let second = 0; second < 300; second += 1) {
    log.warn({ err: ended }, 'job queue');
    vi.advanceTimersByTime(1_000);
  }
  expect(lines.map(({ event, more }) => [event, more])).toEqual([
    ['database-lost', undefined],
    ['database-lost', 59],
    ['database-lost', 60],
    ['database-lost', 60],
    ['database-lost', 60],
    ['database-lost', 60],
  ]);
  outage.answered();
  vi.advanceTimersByTime(120_000);
  expect(lines.slice(6).map(({ event }) => event)).toEqual(['database-back']);
});

it('a database that is lost and answers each second is a line a minute, and the last line says that it answers', () => {
  const { log, outage, lines } = open();
  for (let second = 0; second < 300; second += 1) {
    log.warn({ err: ended }, 'unavailable');
    outage.answered();
    vi.advanceTimersByTime(1_000);
  }
  expect(lines.filter(({ event }) => event === 'database-lost').length).toBeLessThanOrEqual(6);
  vi.advanceTimersByTime(120_000);
  expect(lines.at(-1)).toMatchObject({ event: 'database-back' });
  expect(lines.filter(({ event }) => event === 'database-back').length).toBeLessThanOrEqual(2);
  expect(vi.getTimerCount()).toBe(0);
});

const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });

it.each([
  full,
  Object.assign(new Error('out of memory'), { code: '53200' }),
  Object.assign(new Error('could not fsync file: Input/output error'), { code: '58030' }),
])('a full database is a line a minute although it answers reads: %s', (error) => {
  const { log, outage, lines } = open();
  for (let second = 0; second < 120; second += 1) {
    log.error({ err: error }, 'unavailable');
    outage.answered();
    vi.advanceTimersByTime(1_000);
  }
  expect(lines.map(({ event }) => event)).toEqual(['database-full', 'database-full', 'database-full']);
  vi.advanceTimersByTime(120_000);
  outage.answered();
  expect(lines.slice(3).map(({ event }) => event)).toEqual(['database-back']);
  expect(vi.getTimerCount()).toBe(0);
});

it('a database that is full and then stops is named by its last reason', () => {
  const { log, lines } = open();
  log.error({ err: full }, 'unavailable');
  log.error({ err: ended }, 'unavailable');
  vi.advanceTimersByTime(60_000);
  expect(lines.map(({ event, more }) => [event, more])).toEqual([
    ['database-full', undefined],
    ['database-lost', 1],
  ]);
});

const noRoom = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

it.each([
  noRoom,
  Object.assign(new Error('EDQUOT: disk quota exceeded, write'), { code: 'EDQUOT' }),
  new DiskFull('/tmp', new Error('Page crashed!')),
  new DocumentsAway(new DiskFull('/tmp', noRoom)),
  new Error('not written', { cause: noRoom }),
])('a full disk is a line a minute beside a lost database, and both say when they are over: %s', (error) => {
  const { log, outage, lines } = open();
  for (let second = 0; second < 120; second += 1) {
    log.error({ err: error }, 'unavailable');
    log.error({ err: ended }, 'job queue');
    vi.advanceTimersByTime(1_000);
  }
  const eventsOf = (name: string) => lines.filter(({ event }) => event === name).map(({ more }) => more);
  expect([eventsOf('disk-full'), eventsOf('database-lost')]).toEqual([
    [undefined, 59, 60],
    [undefined, 59, 60],
  ]);
  outage.answered();
  vi.advanceTimersByTime(120_000);
  expect(lines.slice(6).map(({ event }) => event)).toEqual(['database-back', 'disk-has-room']);
  expect(vi.getTimerCount()).toBe(0);
});

it('errors of other kinds are written each time', () => {
  const { log, lines } = open();
  const others = [
    Object.assign(new Error('duplicate key'), { code: '23505' }),
    Object.assign(new Error('deadlock detected'), { code: '40P01' }),
    new Error('the template has no such field'),
    Object.assign(new Error('could not write to file "base/pgsql_tmp/pgsql_tmp7.0"'), { code: '53100' }),
  ];
  for (const error of [...others, ...others]) log.error({ err: error }, 'unexpected error');
  expect(lines.map(({ msg }) => msg)).toEqual(Array.from({ length: 8 }, () => 'unexpected error'));
});
