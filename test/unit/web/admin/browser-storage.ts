import { vi } from 'vitest';

/** A browser's local storage as far as session and language read it, signed in or not. */
export const stubStorage = (session: object | null) => {
  const kept = new Map<string, string>(session === null ? [] : [['auth', JSON.stringify(session)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
};

export const sessionOf = (role: string) => ({ token: 'abc', username: 'ana', role });
