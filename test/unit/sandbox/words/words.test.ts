import { expect, it } from 'vitest';
import { bg } from '#sandbox/words/bg.ts';
import { en } from '#sandbox/words/en.ts';
import { declineSentence } from '#sandbox/words/words.ts';

it('Both languages have the same words, and none is empty', () => {
  expect(Object.keys(bg).toSorted()).toEqual(Object.keys(en).toSorted());
  expect([...Object.values(bg), ...Object.values(en)].filter((words) => words.trim() === '')).toEqual([]);
});

it('A lost and a stolen card read like any declined one', () => {
  for (const language of ['bg', 'en'] as const) {
    const plain = declineSentence(language, 'generic_decline');
    expect(declineSentence(language, 'lost_card')).toBe(plain);
    expect(declineSentence(language, 'stolen_card')).toBe(plain);
    expect(declineSentence(language, 'insufficient_funds')).not.toBe(plain);
  }
});
