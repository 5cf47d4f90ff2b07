import { expect, it } from 'vitest';
import { containing, containingMailbox } from '#platform/database/like.ts';

it('a pattern takes wildcards in the text as they are written', () => {
  expect(containing(String.raw`5%_\ off`)).toBe(String.raw`%5\%\_\\ off%`);
});

it.each([
  ['ivan.p_1@example.com', String.raw`%ivan.p\_1@%`],
  ['ivan@', '%ivan@%'],
  ['iv@example.com', '%iv@example.com%'],
  ['@example.com', '%@example.com%'],
  ['Поръчка № 12', '%Поръчка № 12%'],
])('a search for %s in e-mail addresses narrows by %s', (text, pattern) => {
  expect(containingMailbox(text)).toBe(pattern);
});
