import { afterEach, expect, test } from 'vitest';
import { hideRefusedStorage } from '#web/shared/hide-refused-storage.ts';
import { localStore, tabStore } from '#web/shared/stored.ts';

const places = ['localStorage', 'sessionStorage'] as const;
const original = places.map((place) => Object.getOwnPropertyDescriptor(globalThis, place));
/** A browser with these storages. */
const open = (browser: object): void => {
  for (const place of places)
    Object.defineProperty(globalThis, place, {
      ...(Object.getOwnPropertyDescriptor(browser, place) ?? { value: undefined }),
      configurable: true,
    });
};
afterEach(() => {
  for (const [index, place] of places.entries())
    Object.defineProperty(globalThis, place, original[index] ?? { value: undefined, configurable: true });
});

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

test.each(refusals)('a value lasts as long as the page when the storage %s', (_, browser) => {
  open(browser);
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
  open({ localStorage });
  localStore.setItem('key', 'one');
  expect(localStorage.getItem('key')).toBe('one');
  localStorage.setItem('key', 'two');
  expect(localStore.getItem('key')).toBe('two');
});

test('a storage that may not be read is hidden from libraries, and the values of the page stay', () => {
  open(Object.defineProperty({}, 'localStorage', { get: refuse }));
  localStore.setItem('key', 'one');
  hideRefusedStorage();
  expect(globalThis.localStorage).toBeUndefined();
  expect(localStore.getItem('key')).toBe('one');
  localStore.removeItem('key');
});

test('a storage that may be read is not hidden', () => {
  const storage = working();
  open({ localStorage: storage });
  hideRefusedStorage();
  expect(globalThis.localStorage).toBe(storage);
});
