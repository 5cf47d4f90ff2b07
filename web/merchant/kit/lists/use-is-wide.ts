import { useMedia } from '../../../shared/layout/use-media.ts';

/** From 1200 pixels on a record opens beside its list. */
export const useIsWide = (): boolean => useMedia('(min-width: 1200px)');
