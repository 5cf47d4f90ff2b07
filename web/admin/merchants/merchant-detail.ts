import type * as z from 'zod';
import type { getMerchant } from '#contract/merchants/merchants.ts';

/** One merchant; the rows of a list have neither its registrations nor whether its e-mail is verified. */
export type MerchantDetail = z.output<typeof getMerchant.response>;
