import { expect, it } from 'vitest';
import { containing, containingMailbox } from '#platform/database/like.ts';

it('a like pattern matches wildcards in the text literally', () => {
  expect(containing(String.raw`5%_\ off`)).toBe(String.raw`%5\%\_\\ off%`);
});

it.each([
  ['ivan.p_1@example.com', String.raw`%ivan.p\_1@%`],
  ['ivan@', '%ivan@%'],
  ['iv@example.com', '%iv@example.com%'],
  ['@example.com', '%@example.com%'],
  ['Поръчка № 12', '%Поръчка № 12%'],
])('a search for %s in emails is narrowed by %s', (text, pattern) => {
  expect(containingMailbox(text)).toBe(pattern);
});
