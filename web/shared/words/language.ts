import { useSyncExternalStore } from 'react';

export const languages = ['bg', 'en'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { bg: 'Български', en: 'English' };

const key = 'language';
const listeners = new Set<() => void>();

/** The person's language: kept under `language` in local storage, Bulgarian until chosen otherwise. */
export const readLanguage = (): Language => (localStorage.getItem(key) === 'en' ? 'en' : 'bg');

const follow = (): void => {
  document.documentElement.lang = readLanguage();
};

/**
 * Called once at start: an address that ends in `?lang=en` chooses the language as the menu would, and `<html lang>`
 * says it.
 */
export const applyLanguage = (): void => {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (asked === 'bg' || asked === 'en') localStorage.setItem(key, asked);
  follow();
};

const announce = (): void => {
  follow();
  listeners.forEach((listener) => listener());
};

export const chooseLanguage = (language: Language): void => {
  localStorage.setItem(key, language);
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

export const useLanguage = (): Language => useSyncExternalStore(subscribe, readLanguage);
