import type { PosterEdge, PosterSize } from '#contract/links/posters.ts';

/** Trimmed sizes in millimetres; `scale` is relative to A6, for which the design is drawn. */
export const trims: Readonly<Record<PosterSize, Readonly<{ width: number; height: number; scale: number }>>> =
  {
    a6: { width: 105, height: 148, scale: 1 },
    a4: { width: 210, height: 297, scale: 2 },
  };

/** What the paper adds on every side of the trimmed size, in millimetres: 3 of bleed, 7 more for the crop marks. */
export const outsides: Readonly<Record<PosterEdge, number>> = { none: 0, bleed: 3, marks: 10 };

/** Width and height of the paper in millimetres. */
export const paperOf = (size: PosterSize, edge: PosterEdge): Readonly<{ width: number; height: number }> => {
  const { width, height } = trims[size];
  const outside = 2 * outsides[edge];
  return { width: width + outside, height: height + outside };
};
