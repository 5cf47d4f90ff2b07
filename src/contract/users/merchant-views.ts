import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, plainText } from '../fields.ts';
import { session } from './users.ts';

export const viewMerchant = endpoint({
  method: 'POST',
  path: '/merchants/:id/view',
  access: ['ADMIN', 'SUPPORT'],
  keyUse: 'SEALED',
  summary:
    'Opens a session of 30 minutes that reads the portal of a merchant and changes nothing; it is not extended. Beginning and end are recorded with the reason.',
  status: 201,
  params: idParams,
  body: z.object({ reason: plainText(500).meta({ examples: ['Клиентът не вижда плащане № 126'] }) }),
  response: session,
});
