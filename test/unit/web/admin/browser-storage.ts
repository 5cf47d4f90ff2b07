import { memoryStorage } from '#test/unit/web/shared/memory-storage.ts';
import { vi } from 'vitest';

/** Stubs local storage with a session or without. */
export const stubStorage = (session: object | null) => {
  const kept = new Map<string, string>(session === null ? [] : [['auth', JSON.stringify(session)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('sessionStorage', memoryStorage());
  return kept;
};

export const sessionOf = (role: string) => ({ token: 'abc', username: 'ana', role });
