import { useSyncExternalStore } from 'react';
import { languageCookieSeconds, payerStorage } from '../payer-storage.ts';
import { localStore } from '../stored.ts';

export const languages = ['bg', 'en'] as const;
export type Language = (typeof languages)[number];

/** The name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { bg: 'Български', en: 'English' };

const { key } = payerStorage.language;
const listeners = new Set<() => void>();

/** The chosen language from local storage; Bulgarian by default. */
export const readLanguage = (): Language => (localStore.getItem(key) === 'en' ? 'en' : 'bg');

/** Also in a cookie: the server renders pages in this language. */
const keep = (language: Language): void => {
  localStore.setItem(key, language);
  document.cookie = `${payerStorage.languageCookie.key}=${language}; path=/; max-age=${languageCookieSeconds}`;
};

const follow = (): void => {
  document.documentElement.lang = readLanguage();
};

/**
 * Called once at start: `?lang=en` in the URL stores the language as the menu does; `<html lang>` is set.
 */
export const applyLanguage = (): void => {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (asked === 'bg' || asked === 'en') keep(asked);
  follow();
};

const announce = (): void => {
  follow();
  listeners.forEach((listener) => listener());
};

export const chooseLanguage = (language: Language): void => {
  keep(language);
  announce();
};

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) announce();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/** The language of a server-rendered page. */
let rendered: Language = globalThis.document?.documentElement.lang === 'en' ? 'en' : 'bg';

/** Sets the language of the next server rendering. */
export const renderIn = (language: Language): void => {
  rendered = language;
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, readLanguage, () => rendered);
