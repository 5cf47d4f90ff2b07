import { useSyncExternalStore } from 'react';
import { browserStorage, languageCookieSeconds } from '../browser-storage.ts';

export const languages = ['bg', 'en'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { bg: 'Български', en: 'English' };

const { key } = browserStorage.language;
const listeners = new Set<() => void>();

/** The person's language: kept under `language` in local storage, Bulgarian until chosen otherwise. */
export const readLanguage = (): Language => (localStorage.getItem(key) === 'en' ? 'en' : 'bg');

/** In a cookie, too: pages that the server makes begin in this language. */
const keep = (language: Language): void => {
  localStorage.setItem(key, language);
  document.cookie = `${browserStorage.languageCookie.key}=${language}; path=/; max-age=${languageCookieSeconds}`;
};

const follow = (): void => {
  document.documentElement.lang = readLanguage();
};

/**
 * Called once at start: an address that ends in `?lang=en` chooses the language as the menu would, and `<html lang>`
 * says it.
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

/** The language of a page that the server has made; at its own address it says so. */
let rendered: Language = globalThis.document?.documentElement.lang === 'en' ? 'en' : 'bg';

/** For the server, before it makes a page. */
export const renderIn = (language: Language): void => {
  rendered = language;
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, readLanguage, () => rendered);
