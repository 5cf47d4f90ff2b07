import { expect, test } from 'vitest';
import { unhandledClients } from './rules/clients.ts';
import { sourceFiles } from './rules/source.ts';
import { parallelWorkInTransactions } from './rules/transactions.ts';
import { executeLengths } from './rules/use-case-length.ts';

/** A connection of a transaction does one statement at a time: pg 9 refuses parallel ones. */
test('no transaction does work in parallel', async () => {
  const files = await sourceFiles('src', 'cli', 'seeds');
  expect(files.filter(({ text }) => text.includes('.transact(')).length).toBeGreaterThan(20);
  expect(files.flatMap(parallelWorkInTransactions)).toEqual([]);
});

test('Promise.all is reported inside a transaction, not beside one', () => {
  const text = `
    await work.transact(async () => { await Promise.all([a(), b()]); });
    await Promise.all([work.transact(c), d()]);`;
  expect(parallelWorkInTransactions({ path: 'broken.ts', text })).toEqual(['broken.ts:2']);
});

const longest = 40;

test('execute of a use-case has at most 40 lines', async () => {
  const lengths = (await sourceFiles('src/modules')).flatMap(executeLengths);
  expect(lengths.length).toBeGreaterThan(40);
  expect(lengths.filter(({ lines }) => lines > longest)).toEqual([]);
});

test('an execute of 41 lines is reported', () => {
  const text = `class Long {\n  execute() {\n${'    a();\n'.repeat(39)}  }\n}`;
  expect(executeLengths({ path: 'broken.ts', text })).toEqual([{ at: 'broken.ts:2', lines: 41 }]);
});

test('every client of PostgreSQL is made with a listener for its errors', async () => {
  expect((await sourceFiles('src', 'cli', 'seeds')).flatMap(unhandledClients)).toEqual([]);
});

test('a client or pool made by hand, and a promise of once on a client, are reported', () => {
  const text = `import pg, { Pool } from 'pg';
    const client = new pg.Client({});
    const pool = new Pool({});
    const ended = once(client, 'end');`;
  expect(unhandledClients({ path: 'broken.ts', text })).toEqual([
    'broken.ts:2',
    'broken.ts:3',
    'broken.ts:4',
  ]);
});
