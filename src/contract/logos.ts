import * as z from 'zod';
import { endpoint, noContent } from './endpoint.ts';
import { merchant } from './merchants.ts';

/** Bytes of the picture itself. */
export const maxLogoBytes = 200 * 1_024;
/** Pixels of its longer side. */
export const maxLogoSide = 2_000;

/** Base64 needs four characters for three bytes. */
const maxCharacters = Math.ceil(maxLogoBytes / 3) * 4;

export const setOwnLogo = endpoint({
  method: 'PUT',
  path: '/merchants/me/logo',
  access: ['MERCHANT'],
  summary: 'Sets the logo of the caller’s merchant: PNG or JPEG, at most 200 KiB and 2,000 pixels a side.',
  bodyKilobytes: 300,
  body: z.object({ content: z.base64().min(1).max(maxCharacters) }),
  response: merchant,
});

export const removeOwnLogo = endpoint({
  method: 'DELETE',
  path: '/merchants/me/logo',
  access: ['MERCHANT'],
  summary: 'Takes the logo of the caller’s merchant away; documents that show it keep it.',
  status: 204,
  response: noContent,
});

/** Its address is its content, so that it may be kept for good. */
export const getLogo = endpoint({
  method: 'GET',
  path: '/logos/:hash',
  access: 'public',
  summary: 'A logo by the hash of its content.',
  produces: ['image/png', 'image/jpeg'],
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: z.instanceof(Uint8Array),
});
