import * as z from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { merchant } from './merchants.ts';

/** The largest logo, in bytes. */
export const maxLogoBytes = 200 * 1_024;
/** The longer side of the largest logo, in pixels. */
export const maxLogoSide = 2_000;

/** Base64 encodes three bytes in four characters. */
const maxCharacters = Math.ceil(maxLogoBytes / 3) * 4;

export const setOwnLogo = endpoint({
  method: 'PUT',
  path: '/merchants/me/logo',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Sets the logo of the caller’s merchant: PNG or JPEG, at most 200 KiB and 2,000 pixels a side.',
  bodyKilobytes: 300,
  body: z.object({
    content: z
      .base64()
      .min(1)
      .max(maxCharacters)
      .meta({ description: 'The file’s bytes in base64.', examples: ['iVBORw0KGgo='] }),
  }),
  response: merchant,
});

export const removeOwnLogo = endpoint({
  method: 'DELETE',
  path: '/merchants/me/logo',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Removes the logo of the caller’s merchant; issued documents keep it.',
  status: 204,
  response: noContent,
});

/** The path contains the hash of the content: clients may cache the response without limit. */
export const getLogo = endpoint({
  method: 'GET',
  path: '/logos/:hash',
  access: 'public',
  summary: 'A logo by the hash of its content.',
  produces: ['image/png', 'image/jpeg'],
  params: z.object({
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({
        description: 'SHA-256 of the file, in hexadecimal digits.',
        examples: ['0123456789abcdef'.repeat(4)],
      }),
  }),
  response: z.instanceof(Uint8Array),
});
