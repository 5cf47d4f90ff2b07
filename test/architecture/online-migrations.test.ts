import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brokenRules, recordMigration, ruleNames, type Migration } from './online-rules.ts';

/** Earlier migrations were applied to empty databases only. */
const firstUnderLoad = '20261121100000';
const folder = join(import.meta.dirname, '../../migrations');
const later = join(import.meta.dirname, '../faults/support/later-migrations');

const recordingOf = async (path: string) => recordMigration((await import(path)) as Migration);

it('every migration since the first installation takes no long lock and rewrites no table', async () => {
  const names = (await readdir(folder)).filter((name) => name >= firstUnderLoad);
  const paths = [
    ...names.map((name) => join(folder, name)),
    ...(await readdir(later)).map((name) => join(later, name)),
  ];
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect(brokenRules(await recordingOf(path)), path).toEqual([]);
});

const within = true;
const outside = false;

/** Each rule with SQL that breaks it and SQL that keeps it. */
const failingFixtures: readonly (readonly [
  rule: string,
  isOneTransaction: boolean,
  broken: string,
  kept: string,
])[] = [
  [
    ruleNames[0]!,
    outside,
    'create index a on payments (note)',
    'drop index concurrently if exists a; create index concurrently a on payments (note)',
  ],
  [
    ruleNames[1]!,
    within,
    'drop index concurrently if exists a; create index concurrently a on payments (note)',
    'create table notes (id bigint primary key); create index a on notes (id)',
  ],
  [
    ruleNames[2]!,
    outside,
    'create unique index concurrently a on payments (note)',
    'drop index concurrently if exists a; create unique index concurrently a on payments (note)',
  ],
  [
    ruleNames[3]!,
    within,
    'alter table payments add constraint a check (id > 0)',
    'alter table payments add constraint a check (id > 0) not valid',
  ],
  [
    ruleNames[4]!,
    within,
    'alter table payments add constraint a unique (note)',
    'alter table payments add constraint a unique using index a',
  ],
  [ruleNames[5]!, within, 'alter table payments validate constraint a', 'select 1'],
  [
    ruleNames[6]!,
    within,
    'alter table payments add column a uuid default gen_random_uuid()',
    `alter table payments add column a text not null default ''`,
  ],
  [
    ruleNames[7]!,
    within,
    'alter table payments alter column note type varchar(9)',
    'alter table payments add column b text',
  ],
  [
    ruleNames[8]!,
    outside,
    'alter table payments alter column note set not null',
    'alter table payments validate constraint a; alter table payments alter column note set not null',
  ],
  [ruleNames[9]!, within, 'lock table payments in exclusive mode', 'select 1'],
  [
    ruleNames[10]!,
    outside,
    'alter table payments add column b text',
    'alter table payments add column if not exists b text; create table if not exists notes (id bigint primary key)',
  ],
  [
    ruleNames[11]!,
    within,
    `update payments set note = ''`,
    `update payments set note = '' where id between 1 and 9`,
  ],
];

it('each rule of migrations has a failing fixture', () => {
  expect(failingFixtures.map(([rule]) => rule)).toEqual(ruleNames);
});

it.each(failingFixtures)('%s', async (rule, isOneTransaction, broken, kept) => {
  const recording = (sql: string) =>
    recordMigration({ up: async (knex) => knex.raw(sql), config: { transaction: isOneTransaction } });
  expect(brokenRules(await recording(broken))).toEqual([rule]);
  expect(brokenRules(await recording(kept))).toEqual([]);
});
