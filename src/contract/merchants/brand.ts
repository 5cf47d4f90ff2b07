import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { problem } from '../fields.ts';
import { brandColor, merchant } from './merchants.ts';

/** Six hexadecimal digits after `#`. */
const hexColor = /^#[0-9A-F]{6}$/;

/** A colour as it is given; `#RRGGBB` in capitals. */
export const givenColor = z
  .string()
  .trim()
  .toUpperCase()
  .refine((value) => hexColor.test(value), problem('color'));

export const setOwnBrandColor = endpoint({
  method: 'PUT',
  path: '/merchants/me/brand-color',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Sets or removes the brand colour of the caller’s merchant; issued documents keep theirs.',
  body: z.object({
    brandColor: givenColor.nullable().meta(brandColor),
  }),
  response: merchant,
});
