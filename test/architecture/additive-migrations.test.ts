import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readKept } from '../installation/release-before/release-sources.ts';
import { howToTakeAway, namesMadeBy, takenAway } from './additive-rules.ts';
import { recordMigration, type Migration } from './online-rules.ts';

/** Statements that were looked at, each with the reason why the release before survives it. */
const survived: Readonly<Record<string, string>> = {
  'drop index concurrently if exists api_keys_of_merchant':
    'the index of that name over merchant_id and id takes its place; no statement names it',
};

const folder = join(import.meta.dirname, '../../migrations');

it(`no migration since the release before takes away, renames or tightens what it names: ${howToTakeAway}`, async () => {
  const released = await readKept();
  const names = (await readdir(folder)).filter((name) => released[`migrations/${name}`] === undefined);
  const texts = Object.entries(released).filter(([path]) => path.startsWith('migrations/'));
  const text = texts.map(([, migration]) => migration).join('\n');
  const namesIt = (name: string): boolean => new RegExp(String.raw`\b${name}\b`).test(text);
  const made = new Set<string>();
  for (const name of names.toSorted()) {
    const recorded = await recordMigration((await import(join(folder, name))) as Migration);
    const taken = takenAway(recorded, { made, names: namesIt });
    expect(
      taken.filter((statement) => survived[statement] === undefined),
      `${name}: ${howToTakeAway}`,
    ).toEqual([]);
    for (const one of namesMadeBy(recorded.statements)) made.add(one);
  }
  expect(texts.length).toBeGreaterThan(50);
});

const made = new Set(['notes', 'notes_day', 'payments.color', 'payments_color']);
const taken = async (sql: string): Promise<string[]> =>
  takenAway(await recordMigration({ up: async (knex) => knex.raw(sql) }), {
    made,
    names: (name) => ['payments', 'invoices_payment', 'kinds'].includes(name),
  });

it.each([
  'drop table payments',
  'drop table if exists notes, payments cascade',
  'DROP TABLE "payments"',
  'drop table public.payments',
  'drop index invoices_payment',
  'drop index concurrently if exists invoices_payment',
  'drop view sums',
  'drop type mood',
  'drop sequence numbers',
  'drop function refuse_change()',
  'alter table payments drop column note',
  'alter table payments drop note',
  'alter table payments\n  add column place text,\n  drop column if exists "note"',
  'alter table only payments drop constraint payments_check',
  'alter table payments rename to sales',
  'alter table payments rename column note to remark',
  'alter table payments rename note to remark',
  'alter table payments rename constraint a to b',
  'alter index invoices_payment rename to invoices_of_payment',
  `alter type mood rename value 'a' to 'b'`,
  'alter table payments set schema old',
  'alter table payments alter column note set not null',
  'alter table payments alter note set not null',
  'alter table payments alter column color set not null',
  'alter table payments alter column note drop default',
  'alter table payments alter column note type varchar(9)',
  'alter table payments add column place text not null',
  'drop index invoices_payment; create unique index invoices_payment on invoices (id)',
  'drop table payments; create table payments (id bigint)',
  'do $$ begin drop table payments; end $$',
  `do $$ begin execute 'alter table payments drop column note'; end $$`,
])('the release before does not survive: %s', async (sql) => {
  expect(await taken(sql)).not.toEqual([]);
});

it.each([
  'alter table payments add column place text',
  `alter table payments add column place text not null default ''`,
  'alter table payments alter column note drop not null',
  `alter table payments alter column note set default 'a'`,
  'alter table payments add constraint places check (place > 0) not valid',
  'alter table payments drop constraint if exists kinds, add constraint kinds check (kind > 0) not valid',
  'alter table payments drop constraint if exists kinds; alter table payments add constraint kinds check (a > 0) not valid',
  'create table places (id bigint not null); alter table places alter column id set not null; drop table places',
  'create index places on payments (place)',
  'drop index concurrently if exists places; create index concurrently places on payments (place)',
  'drop index if exists notes_day; drop table notes; alter table payments drop column color',
  'alter table payments drop constraint payments_color',
  'alter table notes rename column day to at',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  '-- drop table payments\nselect 1',
])('the release before survives: %s', async (sql) => {
  expect(await taken(sql)).toEqual([]);
});
