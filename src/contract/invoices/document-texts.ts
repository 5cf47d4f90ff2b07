import * as z from 'zod';
import { emptyOrText } from '../fields.ts';
import { endpoint } from '../endpoint.ts';

/**
 * A text that files in windows-1251 (the sales ledger, the audit file of e-shops) write by other letters: by the official
 * transliteration, and by a question mark where there is none. The document keeps the text.
 */
export const taxFileText = z.object({
  text: z.string().meta({ examples: ['ΑΘΗΝΑ 王'] }),
  written: z.string().meta({ description: 'As the files have it.', examples: ['ATHINA ?'] }),
  lost: z
    .array(z.string())
    .meta({ description: 'Characters that a question mark stands for.', examples: [['王']] }),
});

const documentTexts = z.object({
  unprintable: z.array(z.array(z.string())).meta({
    description: 'For each text the characters that no font of the documents has.',
    examples: [[['王']]],
  }),
  taxFiles: z.array(taxFileText.nullable()).meta({
    description: 'For each text how tax files write it; null when they write it with its own letters.',
  }),
});

/** What documents and tax files cannot hold of texts. */
export type DocumentTexts = z.infer<typeof documentTexts>;

/** Validates the texts of a form before a document is issued; refuses nothing and stores nothing. */
export const validateDocumentTexts = endpoint({
  method: 'POST',
  path: '/document-texts',
  access: 'signed-in',
  keyUse: 'READS',
  summary:
    'For each text the characters that documents cannot show, because no font has a glyph for them, and how tax files write it. A print leaves out emoji, and marks that no font draws with their letter; any other such character is `?`. The stored text keeps them.',
  body: z.strictObject({
    texts: z
      .array(emptyOrText(1_000, 'paragraph'))
      .max(500)
      .meta({ description: 'The texts as documents would show them.', examples: [['Иван 王']] }),
  }),
  response: documentTexts,
});
