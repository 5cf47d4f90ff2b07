import * as z from 'zod';
import { optionalPlainText, optionalText, plainText } from './fields.ts';

/** An identifier in capital letters, without spaces, dots and dashes; null when absent. */
const identifier = optionalPlainText(30, 'identifier').transform(
  (value) => value?.replaceAll(/[\s.-]/g, '').toUpperCase() || null,
);

/** ISO 3166-1 alpha-2; Bulgaria when absent or empty. */
const country = optionalText(2, 'identifier')
  .transform((value) => value?.toUpperCase() ?? 'BG')
  .meta({ description: 'ISO 3166-1 alpha-2; Bulgaria by default.', examples: ['BG'] });

/** A company as the recipient of a document; which numbers it needs depends on its country. */
export const buyerInput = z
  .object({
    kind: z.literal('COMPANY').default('COMPANY'),
    name: plainText(200, 'name').meta({ examples: ['Тест ЕООД'] }),
    taxId: identifier.meta({
      description:
        'EIK of a Bulgarian company, which gives it or its VAT number; else a registration number.',
      examples: ['175074752'],
    }),
    vatNumber: identifier.meta({
      description: 'With its country prefix; required of a company in another member state.',
      examples: ['BG175074752'],
    }),
    address: plainText(300, 'name').meta({
      description: 'The postal address.',
      examples: ['гр. София, бул. „Витоша“ № 1'],
    }),
    country,
  })
  .transform(({ kind: _, ...buyer }) => buyer);
