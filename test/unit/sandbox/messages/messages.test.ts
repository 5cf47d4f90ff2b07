import { expect, it } from 'vitest';
import { bg } from '#sandbox/messages/bg.ts';
import { en } from '#sandbox/messages/en.ts';
import { declineMessage } from '#sandbox/messages/messages.ts';

it('both languages of the sandbox have the same keys and no empty text', () => {
  expect(Object.keys(bg).toSorted()).toEqual(Object.keys(en).toSorted());
  expect([...Object.values(bg), ...Object.values(en)].filter((messages) => messages.trim() === '')).toEqual(
    [],
  );
});

it('a lost or stolen test card reads like any declined one', () => {
  for (const language of ['bg', 'en'] as const) {
    const plain = declineMessage(language, 'generic_decline');
    expect(declineMessage(language, 'lost_card')).toBe(plain);
    expect(declineMessage(language, 'stolen_card')).toBe(plain);
    expect(declineMessage(language, 'insufficient_funds')).not.toBe(plain);
  }
});
