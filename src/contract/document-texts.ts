import * as z from 'zod';
import { emptyOrText } from './fields.ts';
import { endpoint } from './endpoint.ts';

/** Validates the texts of a form before a document is issued; refuses nothing and stores nothing. */
export const validateDocumentTexts = endpoint({
  method: 'POST',
  path: '/document-texts',
  access: 'signed-in',
  summary:
    'The characters of each text that documents show as an empty box, because no font has a glyph for them, in the order of the texts.',
  body: z.strictObject({
    texts: z
      .array(emptyOrText(1_000, 'paragraph'))
      .max(500)
      .meta({ description: 'The texts as documents would show them.', examples: [['Иван 王']] }),
  }),
  response: z.object({
    unprintable: z.array(z.array(z.string())).meta({
      description: 'For each text the characters that no font of the documents has.',
      examples: [[['王']]],
    }),
  }),
});
