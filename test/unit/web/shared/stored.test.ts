import { afterEach, expect, test, vi } from 'vitest';
import { localStore, tabStore } from '#web/shared/stored.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const working = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
/** What browsers do that refuse storage: there is none, reading it throws, or each call throws. */
const refusals: readonly (readonly [string, object])[] = [
  ['does not exist', {}],
  [
    'may not be read',
    Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } }),
  ],
  [
    'refuses each call',
    {
      localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    },
  ],
  [
    'is full',
    { localStorage: { ...working(), setItem: refuse }, sessionStorage: { ...working(), setItem: refuse } },
  ],
];

test.each(refusals)('a value lasts as long as the page when the storage %s', (_, window) => {
  vi.stubGlobal('window', window);
  for (const store of [localStore, tabStore]) {
    expect(store.getItem('key')).toBeNull();
    store.setItem('key', 'one');
    store.setItem('key', 'two');
    expect(store.getItem('key')).toBe('two');
    store.removeItem('key');
    expect(store.getItem('key')).toBeNull();
  }
});

test('a value that the browser stores is read by other pages, and theirs here', () => {
  const localStorage = working();
  vi.stubGlobal('window', { localStorage });
  localStore.setItem('key', 'one');
  expect(localStorage.getItem('key')).toBe('one');
  localStorage.setItem('key', 'two');
  expect(localStore.getItem('key')).toBe('two');
});
