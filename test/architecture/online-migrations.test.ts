import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brokenLaws, laws, listen, type Migration } from './online-rules.ts';

/** Those before it were written when nobody had any rows. */
const firstUnderLoad = '20261121100000';
const folder = join(import.meta.dirname, '../../migrations');
const later = join(import.meta.dirname, '../faults/support/later-migrations');

const spokenBy = async (path: string) => listen((await import(path)) as Migration);

it('every migration since customers pay leaves them alone: no long lock, no rewritten table', async () => {
  const names = (await readdir(folder)).filter((name) => name >= firstUnderLoad);
  const paths = [
    ...names.map((name) => join(folder, name)),
    ...(await readdir(later)).map((name) => join(later, name)),
  ];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect(brokenLaws(await spokenBy(path)), path).toEqual([]);
});

const within = true;
const outside = false;

/** Each law broken once, and the same said as it should be. */
const planted: readonly (readonly [law: string, isOneTransaction: boolean, broken: string, kept: string])[] =
  [
    [
      laws[0]!,
      outside,
      'create index a on payments (note)',
      'drop index concurrently if exists a; create index concurrently a on payments (note)',
    ],
    [
      laws[1]!,
      within,
      'drop index concurrently if exists a; create index concurrently a on payments (note)',
      'create table notes (id bigint primary key); create index a on notes (id)',
    ],
    [
      laws[2]!,
      outside,
      'create unique index concurrently a on payments (note)',
      'drop index concurrently if exists a; create unique index concurrently a on payments (note)',
    ],
    [
      laws[3]!,
      within,
      'alter table payments add constraint a check (id > 0)',
      'alter table payments add constraint a check (id > 0) not valid',
    ],
    [
      laws[4]!,
      within,
      'alter table payments add constraint a unique (note)',
      'alter table payments add constraint a unique using index a',
    ],
    [laws[5]!, within, 'alter table payments validate constraint a', 'select 1'],
    [
      laws[6]!,
      within,
      'alter table payments add column a uuid default gen_random_uuid()',
      `alter table payments add column a text not null default ''`,
    ],
    [
      laws[7]!,
      within,
      'alter table payments alter column note type varchar(9)',
      'alter table payments add column b text',
    ],
    [
      laws[8]!,
      outside,
      'alter table payments alter column note set not null',
      'alter table payments validate constraint a; alter table payments alter column note set not null',
    ],
    [laws[9]!, within, 'lock table payments in exclusive mode', 'select 1'],
    [
      laws[10]!,
      within,
      `update payments set note = ''`,
      `update payments set note = '' where id between 1 and 9`,
    ],
  ];

it('each law of migrations is broken once here', () => {
  expect(planted.map(([law]) => law)).toEqual(laws);
});

it.each(planted)('%s', async (law, isOneTransaction, broken, kept) => {
  const saying = (sql: string) =>
    listen({ up: async (knex) => knex.raw(sql), config: { transaction: isOneTransaction } });
  expect(brokenLaws(await saying(broken))).toEqual([law]);
  expect(brokenLaws(await saying(kept))).toEqual([]);
});
