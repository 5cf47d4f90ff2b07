import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams, nullableText } from '../fields.ts';
import { merchantStatus, missingFields } from './merchants.ts';

/** What another merchant has in common. */
const sharedFacts = ['taxId', 'iban', 'phoneNumber', 'emailDomain'] as const;

const other = z.object({
  id,
  businessName: z.string().meta({ examples: ['Работилница „Дърво и камък“ ООД'] }),
  status: merchantStatus,
  isClosed: z.boolean(),
  shares: z.array(z.enum(sharedFacts)).meta({ examples: [['phoneNumber']] }),
});

/** The facts that an administrator looks at before an approval. */
export const getMerchantChecks = endpoint({
  method: 'GET',
  path: '/merchants/:id/checks',
  access: ['ADMIN', 'SUPPORT'],
  summary:
    'What to look at before an approval: the form and check digit of the tax id, the e-mail, missing data, and other merchants with the same EIK, IBAN, phone number or e-mail domain.',
  params: idParams,
  response: z.object({
    taxId: z
      .enum(['VALID', 'INVALID', 'MISSING'])
      .meta({ description: 'By form and check digit; no register is asked.', examples: ['VALID'] }),
    registerUrl: nullableText.meta({
      description: 'The page of the commercial register about the EIK; null without an EIK.',
      examples: ['https://portal.registryagency.bg/CR/Reports/ActiveConditionTabResult?uic=175074752'],
    }),
    vatNumber: z.enum(['VALID', 'INVALID', 'MISSING', 'NOT_NEEDED']).meta({
      description: 'By its form; NOT_NEEDED without VAT registration.',
      examples: ['NOT_NEEDED'],
    }),
    isEmailVerified: z.boolean(),
    missing: z.array(z.enum(missingFields)),
    others: z.array(other).meta({ description: 'At most ten, the newest first; closed ones, too.' }),
  }),
});
export type MerchantChecks = z.infer<typeof getMerchantChecks.response>;
