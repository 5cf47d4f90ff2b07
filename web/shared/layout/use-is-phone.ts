import { useSyncExternalStore } from 'react';

/** The breakpoint of the stylesheets: below 700 pixels lists replace tables. */
const query = '(max-width: 699px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
