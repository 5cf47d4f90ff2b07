import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { firstPaintScript } from '#web/public/head/first-paint.ts';

interface Visit {
  readonly lang?: 'bg' | 'en';
  readonly search?: string;
  readonly local?: Readonly<Record<string, string>>;
  readonly tab?: Readonly<Record<string, string>>;
  readonly state?: unknown;
}

const storageOf = (items: Readonly<Record<string, string>>) => ({
  getItem: (key: string) => items[key] ?? null,
});

/** The data attributes of the root element after the script has run. */
const afterScript = ({ lang = 'bg', search = '', local = {}, tab = {}, state = null }: Visit) => {
  const dataset: Record<string, string> = {};
  runInNewContext(firstPaintScript, {
    document: { documentElement: { lang, dataset } },
    localStorage: storageOf(local),
    sessionStorage: storageOf(tab),
    location: { search },
    history: { state },
    URLSearchParams,
  });
  return dataset;
};

test('a visitor who has chosen nothing sees the served page', () => {
  expect(afterScript({})).toEqual({});
  expect(afterScript({ search: '?utm_source=mail' })).toEqual({});
  expect(afterScript({ state: { usr: null, key: 'x', idx: 0 } })).toEqual({});
});

test('a chosen theme is applied before the first paint; an unknown one is not', () => {
  expect(afterScript({ local: { theme: 'dark' } })).toEqual({ theme: 'dark' });
  expect(afterScript({ local: { theme: 'light' } })).toEqual({ theme: 'light' });
  expect(afterScript({ local: { theme: 'blue' } })).toEqual({});
});

test('a page in another language than the visitor’s waits for the script', () => {
  expect(afterScript({ lang: 'bg', local: { language: 'en' } })).toEqual({ waits: '' });
  expect(afterScript({ lang: 'en', local: {} })).toEqual({ waits: '' });
  expect(afterScript({ lang: 'en', local: { language: 'en' } })).toEqual({});
  expect(afterScript({ lang: 'en', search: '?lang=en' })).toEqual({});
  expect(afterScript({ lang: 'bg', search: '?lang=bg', local: { language: 'en' } })).toEqual({});
});

test('a page waits for the script where a signed-in visitor, the navigation or an ended session changes it', () => {
  expect(afterScript({ local: { auth: '{}' } })).toEqual({ waits: '' });
  expect(afterScript({ tab: { auth: '{}' } })).toEqual({ waits: '' });
  expect(afterScript({ search: '?ended=1&next=%2Fmerchant' })).toEqual({ waits: '' });
  expect(afterScript({ state: { usr: { plan: 'growth' } } })).toEqual({ waits: '' });
});
