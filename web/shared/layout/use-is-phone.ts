import { useMedia } from './use-media.ts';

/** The breakpoint of the stylesheets: below 700 pixels lists replace tables. */
export const useIsPhone = (): boolean => useMedia('(max-width: 699px)');
