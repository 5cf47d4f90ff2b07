import * as z from 'zod';
import { readCountry } from '#kernel/countries.ts';
import { plainNumber, readVatNumber } from '#kernel/vat-number.ts';
import { optionalPlainText, optionalText, plainText, problem } from './fields.ts';

/** Characters of a VAT number without marks. */
const longestVatNumber = 20;

type OptionalText = z.ZodType<string | undefined, string | null | undefined>;

/** As it is stored: `readVatNumber`; null, absent and empty mean absent. */
const vatNumberOf = (text: OptionalText) =>
  text
    .transform((value) => (value === undefined ? undefined : readVatNumber(value) || undefined))
    .refine(
      (value) => value === undefined || value.length <= longestVatNumber,
      problem('text-too-long', { maximum: longestVatNumber }),
    );

/** A VAT number with its country prefix as people type it, with spaces, dots and dashes. */
export const optionalVatNumber = vatNumberOf(optionalText(40, 'identifier')).meta({
  description:
    'With the prefix of its country: EL in Greece, XI in Northern Ireland. Outside the Union in the form of its country, else up to 20 letters and digits.',
  examples: ['BG175074752'],
});

/** ISO 3166-1 alpha-2; Bulgaria when absent or empty. */
const countryOrBulgaria = optionalText(2, 'identifier')
  .transform((value) => readCountry(value ?? 'BG'))
  .meta({ description: 'ISO 3166-1 alpha-2; Bulgaria by default.', examples: ['BG'] });

/** A company as the recipient of a document; which numbers it needs depends on its country. */
export const buyerInput = z
  .object({
    kind: z.literal('COMPANY').default('COMPANY'),
    name: plainText(200, 'name').meta({ examples: ['Тест ЕООД'] }),
    taxId: optionalPlainText(30, 'identifier')
      .transform((value) => (value === undefined ? null : plainNumber(value) || null))
      .meta({
        description:
          'EIK, or the ten digits of a person in BULSTAT, of a Bulgarian company, which gives it or its VAT number; else a registration number.',
        examples: ['175074752'],
      }),
    vatNumber: vatNumberOf(optionalPlainText(40, 'identifier'))
      .transform((value) => value ?? null)
      .meta({
        description:
          'With the prefix of its country; one outside the Union gives it in the form of its country.',
        examples: ['BG175074752'],
      }),
    address: plainText(300, 'name').meta({
      description: 'The postal address.',
      examples: ['гр. София, бул. „Витоша“ № 1'],
    }),
    country: countryOrBulgaria,
  })
  .transform(({ kind: _, ...buyer }) => buyer);
