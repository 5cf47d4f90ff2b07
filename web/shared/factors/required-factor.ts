import { useSyncExternalStore } from 'react';
import { readSession } from '../session.ts';

const listeners = new Set<() => void>();
/** The token of the session that can only set up a second factor. */
let refused: string | undefined;

const set = (token: string | undefined): void => {
  refused = token;
  listeners.forEach((listener) => listener());
};

/** The current session can only set up a second factor: the areas lead to the set-up page. */
export const requireFactor = (): void => set(readSession()?.token);

/** The account has a second factor now. */
export const releaseFactor = (): void => set(undefined);

export const isFactorRequired = (): boolean => refused !== undefined && refused === readSession()?.token;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the current session must set up a second factor before anything else. */
export const useFactorRequired = (): boolean => useSyncExternalStore(subscribe, isFactorRequired);

/** The URL of the set-up page, which leads to `next` afterwards: an absolute path on this origin. */
export const setUpUrl = (next: string): string => `/second-factor?next=${encodeURIComponent(next)}`;
