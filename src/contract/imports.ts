import * as z from 'zod';
import { integer } from './fields.ts';

/** The most rows of an imported file, without its head. */
export const maxImportedRows = 5_000;
/** The largest imported file, in bytes. */
export const maxImportedBytes = 1_500_000;

/** Base64 encodes three bytes in four characters. */
const maxCharacters = Math.ceil(maxImportedBytes / 3) * 4;

/** The body of an import. */
export const importBody = z.object({
  content: z
    .base64()
    .min(1)
    .max(maxCharacters)
    .meta({
      description:
        'The bytes of a CSV file in base64: `,` or `;` between cells, UTF-8 with or without BOM, or Windows-1251; at most 5,000 rows.',
      examples: ['0LjQvNC1O9CV0JjQmg=='],
    }),
});

/** The query of an import. */
export const importQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'Reads and checks the file, and stores nothing.', examples: ['true'] }),
});

/** What an import did, or would do. */
export const importResult = z.object({
  rows: integer.meta({ description: 'Rows without the head and without empty ones.', examples: [2] }),
  created: integer.meta({ examples: [1] }),
  changed: integer.meta({ examples: [1] }),
  isStored: z.boolean().meta({ description: 'False for a dry run and for a file with errors.' }),
  errors: z
    .array(
      z.object({
        row: integer.meta({ description: 'As a spreadsheet counts: the head is row 1.', examples: [3] }),
        field: z.string().meta({ examples: ['taxId'] }),
        message: z.string().meta({ examples: ['Въведете валиден ЕИК с 9 или 13 цифри.'] }),
      }),
    )
    .meta({ description: 'The first 200 errors.' }),
});
export type ImportResult = z.infer<typeof importResult>;

/** Archived records are in no picker; a list shows those in use unless it is asked for others. */
export const recordState = z
  .enum(['IN_USE', 'ARCHIVED', 'ALL'])
  .meta({ description: 'IN_USE by default.', examples: ['IN_USE'] });

/** The version of a record: a change names the one it was made from. */
export const recordVersion = z
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .meta({ description: 'Counts the changes.', examples: [1] });

/** The body of an archive call. */
export const archive = z.object({
  isArchived: z
    .boolean()
    .default(true)
    .meta({ description: 'false puts the record back.', examples: [true] }),
});
