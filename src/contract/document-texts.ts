import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** For forms, before a document is issued: nothing is refused and nothing is stored. */
export const examineDocumentTexts = endpoint({
  method: 'POST',
  path: '/document-texts',
  access: 'signed-in',
  summary:
    'The characters of each text that documents show as an empty box, because no font has a sign for them, in the order of the texts.',
  body: z.strictObject({ texts: z.array(z.string().max(1_000)).max(500) }),
  response: z.object({ unprintable: z.array(z.array(z.string())) }),
});
