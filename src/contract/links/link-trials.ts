import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, instant } from '../fields.ts';

/** The sealed token of a trial, base64url; it is in the URL of the trial’s page. */
const trialToken = z
  .string()
  .max(400)
  .meta({ examples: ['q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'] });

export const startTrial = endpoint({
  method: 'POST',
  path: '/payment-links/:id/trial',
  access: ['MERCHANT'],
  right: 'CREATE_LINKS',
  scope: 'none',
  keyUse: 'READS',
  summary:
    'A page of the link in test mode for 15 minutes: what a customer sees, without a payment. Nothing is stored.',
  status: 201,
  params: idParams,
  response: z.object({
    url: z.string().meta({ examples: ['/try/q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'] }),
    expiresAt: instant,
  }),
});

export const getTrialDocument = endpoint({
  method: 'GET',
  path: '/payment-links/trials/:token/document',
  access: 'public',
  summary: 'The test document of a trial as PDF. Six a minute for one merchant.',
  produces: ['application/pdf'],
  refuses: [410],
  params: z.object({ token: trialToken }),
  response: z.instanceof(Uint8Array),
});
