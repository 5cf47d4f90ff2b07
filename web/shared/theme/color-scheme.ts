import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage.ts';
import { localStore } from '../stored.ts';
import type { Scheme } from './tokens.ts';

const { key } = browserStorage.theme;
/** Absent while the build renders pages. */
const systemIsDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
const announce = (): void => listeners.forEach((listener) => listener());

const chosen = (): Scheme | undefined => {
  const value = localStore.getItem(key);
  return value === 'light' || value === 'dark' ? value : undefined;
};

const current = (): Scheme => chosen() ?? (systemIsDark?.matches === true ? 'dark' : 'light');

/** Applies the chosen scheme to the root; without a choice the stylesheet follows the system. */
export const applyColorScheme = (): void => {
  const scheme = chosen();
  if (scheme) document.documentElement.dataset['theme'] = scheme;
  else delete document.documentElement.dataset['theme'];
};

export const chooseColorScheme = (scheme: Scheme): void => {
  localStore.setItem(key, scheme);
  applyColorScheme();
  announce();
};

systemIsDark?.addEventListener('change', announce);

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The chosen scheme; undefined while the system decides, and in a page that the build renders. */
export const useChosenColorScheme = (): Scheme | undefined =>
  useSyncExternalStore(listen, chosen, () => undefined);

/** The current scheme: the chosen one, else the system's; light in a page that the build renders. */
export const useColorScheme = (): Scheme => useSyncExternalStore(listen, current, () => 'light');
