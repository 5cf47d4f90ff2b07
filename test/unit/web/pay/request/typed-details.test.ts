import { expect, test } from 'vitest';
import { storeTypedDetails, readTypedDetails } from '#web/pay/request/typed-details.ts';

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const typed = { customerName: 'Ана Петрова', customerEmail: 'ana@example.com' };

test('Typed details are stored per payment link', () => {
  const kept = shelf();
  storeTypedDetails('one', typed, kept);
  expect(readTypedDetails('one', kept)).toEqual(typed);
  expect(readTypedDetails('two', kept)).toBeNull();
});

test('A cleared field is restored as empty', () => {
  const kept = shelf();
  storeTypedDetails('one', { ...typed, customerEmail: '' }, kept);
  expect(readTypedDetails('one', kept)?.customerEmail).toBe('');
});

test.each(['not json', '{"customerName":1,"customerEmail":""}', '[]', '"text"'])(
  'Unreadable leftovers (%s) count as nothing',
  (text) => {
    const kept = shelf();
    kept.setItem('pay:one', text);
    expect(readTypedDetails('one', kept)).toBeNull();
  },
);
