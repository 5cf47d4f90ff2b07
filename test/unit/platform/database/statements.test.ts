import { expect, it } from 'vitest';
import { Statements } from '#platform/database/statements.ts';

it('each occurrence of a named placeholder is a parameter of its own', () => {
  const { sql, values } = new Statements().prepare('select :id::text, :name where id = :id', {
    id: 7,
    name: 'Ада',
  });
  expect(sql).toBe('select ?::text, ? where id = ?');
  expect(values).toEqual([7, 'Ада', 7]);
});

it('a placeholder inside a quoted text is left alone', () => {
  const { sql, values } = new Statements().prepare(`select 'it''s 10:30 or :never?', :id`, { id: 7 });
  expect(sql).toBe(String.raw`select 'it''s 10:30 or :never\?', ?`);
  expect(values).toEqual([7]);
});

it('each question mark takes the next value of a list', () => {
  const { sql, values } = new Statements().prepare('select ?, ?', ['first', 'second']);
  expect(sql).toBe('select ?, ?');
  expect(values).toEqual(['first', 'second']);
});

it('a numbered placeholder reuses its value, and a question mark beside it is an operator', () => {
  const { sql, text, values } = new Statements().prepare('select data ? $2, $1, $2', ['first', 'second']);
  expect(sql).toBe(String.raw`select data \? ?, ?, ?`);
  expect(text).toBe('select data ? $1, $2, $3');
  expect(values).toEqual(['second', 'first', 'second']);
});

it('pg gets numbered placeholders; question marks of operators and texts stay', () => {
  const { text } = new Statements().prepare(`select 'a?' where :id = :id::int`, { id: 7 });
  expect(text).toBe(`select 'a?' where $1 = $2::int`);
});

it.each([
  ['select updated_at from payments', true],
  ['  with found as (select 1) select * from found', true],
  ['select id from payments for update', false],
  ['select id from payments for key share', false],
  ['with gone as (delete from jobs returning id) select * from gone', false],
  ['update payments set late = true', false],
])('a statement that changes or locks rows is no read: %s', (sql, isRead) => {
  expect(new Statements().prepare(sql, {}).isRead).toBe(isRead);
});

it('the same statement keeps its name, another one has another', () => {
  const statements = new Statements();
  const first = statements.prepare('select :id', { id: 1 });
  expect(first.name).toBeDefined();
  expect(statements.prepare('select :id', { id: 2 }).name).toBe(first.name);
  expect(statements.prepare('select :id + 1', { id: 1 }).name).not.toBe(first.name);
});

it('beyond the limit statements stay unnamed, so that connections do not fill up', () => {
  const statements = new Statements();
  for (let number = 0; number < 400; number += 1) statements.prepare(`select ${number}`, {});
  expect(statements.prepare('select :one', { one: 1 }).name).toBeUndefined();
});

it('an ILIKE search stays unnamed and is planned each time', () => {
  const { name } = new Statements().prepare('select where name ilike :pattern', { pattern: '%Ада%' });
  expect(name).toBeUndefined();
});

it('a missing binding is an error; null is a value', () => {
  const statements = new Statements();
  expect(() => statements.prepare('select :id', {})).toThrow(':id');
  expect(statements.prepare('select :id', { id: null }).values).toEqual([null]);
});
