import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './fields.ts';

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
export const posterLook = z.object({
  design: z.enum(posterDesigns).default('receipt'),
  size: z.enum(posterSizes).default('a6'),
  language: z.enum(posterLanguages).default('bg'),
  edge: z.enum(posterEdges).default('none').meta({
    description: '`bleed` adds 3 mm on every side, `marks` also crop marks; the page grows accordingly.',
  }),
});
export type PosterLook = z.output<typeof posterLook>;

export const getLinkPoster = endpoint({
  method: 'GET',
  path: '/payment-links/:id/poster',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'links:read',
  summary: 'The poster of an active link as a PDF of the exact size.',
  refuses: [410],
  produces: ['application/pdf'],
  params: idParams,
  query: posterLook,
  response: z.instanceof(Uint8Array),
});

export const getPublicPagePoster = endpoint({
  method: 'GET',
  path: '/merchants/me/public-page/poster',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'none',
  summary: 'The poster of the public page, which must be on, as a PDF of the exact size.',
  refuses: [404],
  produces: ['application/pdf'],
  query: posterLook,
  response: z.instanceof(Uint8Array),
});

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
