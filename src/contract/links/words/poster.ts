/** The designs of a poster: a receipt on the brand colour, a band of it, or the largest QR code. */
export const posterDesigns = ['receipt', 'band', 'code'] as const;
export type PosterDesign = (typeof posterDesigns)[number];
/** The trimmed size: 105 × 148 mm or 210 × 297 mm. */
export const posterSizes = ['a6', 'a4'] as const;
export type PosterSize = (typeof posterSizes)[number];
/** Bulgarian, English, or both on one poster. */
export const posterLanguages = ['bg', 'en', 'both'] as const;
export type PosterLanguage = (typeof posterLanguages)[number];
/** `none` for an office printer; `bleed` of 3 mm for a print shop; `marks`: bleed and crop marks. */
export const posterEdges = ['none', 'bleed', 'marks'] as const;
export type PosterEdge = (typeof posterEdges)[number];

/** How a poster is to look. */
export type PosterLook = Readonly<{
  design: PosterDesign;
  size: PosterSize;
  language: PosterLanguage;
  edge: PosterEdge;
}>;

/** Everything that a poster shows. */
export type PosterContent = Readonly<{
  merchantName: string;
  /** URL of the logo; null without one. */
  logoUrl: string | null;
  /** `#RRGGBB`; null for the product's own. */
  brandColor: string | null;
  /** null: the payer chooses the amount. */
  amount: Readonly<{ value: number; currency: string }> | null;
  /** What the card is charged where it is in another currency; else null. */
  charged: Readonly<{ value: number; currency: string }> | null;
  description: string | null;
  /** The content of the QR code. */
  url: string;
  /** Printed for people who type it; null where it is too long to type. */
  shortUrl: string | null;
}>;
