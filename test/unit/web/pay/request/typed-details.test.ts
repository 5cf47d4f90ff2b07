import { expect, test } from 'vitest';
import { keepTyped, recallTyped } from '#web/pay/request/typed-details.ts';

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const typed = { customerName: 'Ана Петрова', customerEmail: 'ana@example.com' };

test('What was typed on a link is found again on that link and on no other', () => {
  const kept = shelf();
  keepTyped('one', typed, kept);
  expect(recallTyped('one', kept)).toEqual(typed);
  expect(recallTyped('two', kept)).toBeNull();
});

test('A field the customer emptied stays empty', () => {
  const kept = shelf();
  keepTyped('one', { ...typed, customerEmail: '' }, kept);
  expect(recallTyped('one', kept)?.customerEmail).toBe('');
});

test.each(['not json', '{"customerName":1,"customerEmail":""}', '[]', '"text"'])(
  'Unreadable leftovers (%s) count as nothing',
  (text) => {
    const kept = shelf();
    kept.setItem('pay:one', text);
    expect(recallTyped('one', kept)).toBeNull();
  },
);

test('A browser without storage only forgets', () => {
  const forbidden = {
    getItem: (): string | null => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(() => keepTyped('one', typed, forbidden)).not.toThrow();
  expect(recallTyped('one', forbidden)).toBeNull();
});
