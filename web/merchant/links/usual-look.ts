import type { PosterLook } from '#contract/links/posters.ts';
import type { Language } from '../../shared/messages/language.ts';

/** How a poster looks until something else is chosen. */
export const usualLook = (language: Language): PosterLook => ({
  design: 'receipt',
  size: 'a6',
  language,
  edge: 'none',
});
