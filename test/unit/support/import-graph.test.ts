import { expect, test } from 'vitest';
import { distancesTo, importsOf } from '#test/support/import-graph.ts';

test('a file loads what it imports by value: static, dynamic, for its effect, and by export', () => {
  const text = `
    import { one } from './one.ts';
    import type { Two } from './two.ts';
    import { readFile } from 'node:fs/promises';
    import './three.css';
    export { four } from '#kernel/four.ts';
    export type { Five } from '#kernel/five.ts';
    const six = await import('../six.tsx');
    import seven from '#web/seven.svg?raw';`;
  expect(importsOf('src/modules/payments/pay.ts', text)).toEqual([
    'src/modules/payments/one.ts',
    'src/modules/payments/three.css',
    'src/kernel/four.ts',
    'src/modules/six.tsx',
    'web/seven.svg',
  ]);
});

const graph = new Map([
  ['a.test.ts', ['a.ts']],
  ['b.test.ts', ['b.ts']],
  ['a.ts', ['money.ts']],
  ['b.ts', ['composition.ts']],
  ['composition.ts', ['a.ts']],
  ['c.ts', []],
]);

test('files that load a file are found with the number of imports between them', () => {
  expect(Object.fromEntries(distancesTo(graph, ['money.ts']))).toEqual({
    'money.ts': 0,
    'a.ts': 1,
    'a.test.ts': 2,
    'composition.ts': 2,
    'b.ts': 3,
    'b.test.ts': 4,
  });
});

test('a path does not lead through a file that is left out', () => {
  const distances = distancesTo(graph, ['money.ts'], (file) => file !== 'composition.ts');
  expect([...distances.keys()]).toEqual(['money.ts', 'a.ts', 'a.test.ts', 'composition.ts']);
});
