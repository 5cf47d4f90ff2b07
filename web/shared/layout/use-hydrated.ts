import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False in a page that the build renders, until the browser has made it usable; true everywhere else. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
