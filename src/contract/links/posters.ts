import * as z from 'zod';
import { posterDesigns, posterEdges, posterLanguages, posterSizes } from './words/poster.ts';
export {
  posterDesigns,
  posterEdges,
  posterLanguages,
  posterSizes,
  type PosterContent,
  type PosterDesign,
  type PosterEdge,
  type PosterLanguage,
  type PosterLook,
  type PosterSize,
} from './words/poster.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';

/** How a poster is to look. */
const posterLook = z.object({
  design: z.enum(posterDesigns).default('receipt'),
  size: z.enum(posterSizes).default('a6'),
  language: z.enum(posterLanguages).default('bg'),
  edge: z.enum(posterEdges).default('none').meta({
    description: '`bleed` adds 3 mm on every side, `marks` also crop marks; the page grows accordingly.',
  }),
});

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
