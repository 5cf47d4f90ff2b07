import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bg as invariants } from '#messages/doctor.ts';
import { root, sourceFiles } from './rules/source.ts';
import { tableGuards, type Guarded } from './table-guards.ts';

const entries = Object.entries(tableGuards);
let surface: string;
let program: string;

beforeAll(async () => {
  surface = await readFile(join(root, 'test/architecture/surface/database.txt'), 'utf8');
  const files = [...(await sourceFiles('src/modules')), ...(await sourceFiles('src/platform'))];
  program = files.map(({ text }) => text).join('\n');
});

test('every table of the schema names what it holds and what guards it', () => {
  const tables = new Set([...surface.matchAll(/^([a-z_]+)\.[a-z_]+ /gm)].map(([, table]) => table!));
  expect(Object.keys(tableGuards).toSorted()).toEqual([...tables].toSorted());
});

test('every check that guards a table is contributed and has a message', () => {
  const codes = entries.flatMap(([, { doctor = [] }]) => doctor);
  expect(codes.filter((code) => !(code in invariants) || !program.includes(`'${code}'`))).toEqual([]);
});

test('every check of the doctor guards a table', () => {
  const named = new Set(entries.flatMap(([, { doctor = [] }]) => doctor));
  expect(Object.keys(invariants).filter((code) => !named.has(code))).toEqual([]);
});

test('every constraint and trigger that guards a table is in the schema', () => {
  const lines = new Set(surface.split('\n'));
  const named = entries.flatMap(([table, { schema = [] }]) => schema.map((one) => `${table}: ${one}`));
  expect(named.filter((line) => !lines.has(line))).toEqual([]);
});

test('every table has a guard, a reason why it needs none, or is a known gap', () => {
  const answers = ({ doctor = [], schema = [], why, gap }: Guarded): number =>
    Number(doctor.length + schema.length > 0) + Number(Boolean(why)) + Number(Boolean(gap));
  expect(entries.filter(([, guarded]) => answers(guarded) !== 1).map(([table]) => table)).toEqual([]);
});

test('no table is a known gap', () => {
  expect(entries.filter(([, { gap }]) => gap !== undefined).map(([table]) => table)).toEqual([]);
});
