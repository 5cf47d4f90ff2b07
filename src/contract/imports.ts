import * as z from 'zod';
import { integer, nullableText, text } from './fields.ts';

/** The most rows of an imported file, without its head. */
export const maxImportedRows = 5_000;
/** The largest imported file, in bytes. */
const maxImportedBytes = 1_500_000;

/** Base64 encodes three bytes in four characters. */
const maxCharacters = Math.ceil(maxImportedBytes / 3) * 4;
/** The most columns of a file. */
const maxColumns = 100;
const columnName = z.string().max(5_000);

/** The mark before decimals. */
const decimalMark = z.enum(['POINT', 'COMMA']);

/** The body of an import. */
export const importBody = z.object({
  content: z
    .base64()
    .min(1)
    .max(maxCharacters)
    .meta({
      description:
        'The bytes of the file in base64: a workbook (.xlsx), or CSV with `;`, `,`, tabs or `|` between cells in UTF-8, UTF-16, Windows-1251, CP866, MIK or Mac Cyrillic; at most 5,000 rows and 100 columns.',
      examples: ['0LjQvNC1O9CV0JjQmg=='],
    }),
  columns: z
    .record(columnName, nullableText)
    .refine((columns) => Object.keys(columns).length <= maxColumns)
    .optional()
    .meta({
      description:
        'What a column is read as, by its `name` in the answer of a dry run: a field of `fields`, or null to leave it out. Other columns are read by their headings.',
      examples: [{ Партньор: 'name', Група: null }],
    }),
  decimalMark: decimalMark.optional().meta({
    description: 'The mark before the decimals of prices, when the file does not show it: `1.500`.',
    examples: ['COMMA'],
  }),
  worksheet: text(100, 'name')
    .optional()
    .meta({
      description: 'The worksheet of a workbook; the first visible one with content by default.',
      examples: ['Клиенти'],
    }),
});
export type ImportBody = z.infer<typeof importBody>;

/** The query of an import. */
export const importQuery = z.strictObject({
  dryRun: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'Reads and checks the file, and stores nothing.', examples: ['true'] }),
});

const foundFormat = z.object({
  kind: z.enum(['CSV', 'XLSX']),
  encoding: nullableText.meta({ examples: ['UTF-8'] }),
  delimiter: nullableText.meta({ examples: [';'] }),
  worksheet: nullableText.meta({ description: 'The worksheet that was read.', examples: [null] }),
  worksheets: z.array(z.string()).meta({ description: 'The visible worksheets.', examples: [[]] }),
  headRow: integer.meta({ description: 'The row with the headings.', examples: [1] }),
});

const foundColumn = z.object({
  name: z.string().meta({
    description: 'The heading; with the letter of the column when it is empty or stands twice.',
    examples: ['Булстат'],
  }),
  field: nullableText.meta({ description: 'What it is read as; null: left out.', examples: ['taxId'] }),
  isChosen: z.boolean().meta({ description: 'Whether the request said so.', examples: [false] }),
  samples: z.array(z.string()).meta({ description: 'The first values.', examples: [['175074752']] }),
});

const numberRule = z.object({
  column: z.string().meta({ examples: ['Цена'] }),
  field: z.string().meta({ examples: ['price'] }),
  basis: z.enum(['CHOSEN', 'SHOWN', 'MIXED', 'OPEN']).meta({
    description:
      'CHOSEN by the request; SHOWN by a cell; MIXED: cells show both marks, each is read by its own; OPEN: no cell shows it, an ambiguous one is an error.',
    examples: ['SHOWN'],
  }),
  decimalMark: decimalMark.nullable().meta({ examples: ['COMMA'] }),
  examples: z.array(z.object({ cell: z.string(), reading: nullableText })).meta({
    description: 'Cells to which the rule matters; `reading` is null for an ambiguous one.',
    examples: [[{ cell: '1.500', reading: '1500.00' }]],
  }),
  message: z.string().meta({ examples: ['Запетаята отделя десетичните, точката – хилядите.'] }),
});

/** What an import did, or would do. */
export const importResult = z.object({
  rows: integer.meta({ description: 'Rows below the head, without empty ones.', examples: [3] }),
  created: integer.meta({ examples: [1] }),
  changed: integer.meta({ examples: [1] }),
  unchanged: integer.meta({ description: 'Rows that are stored as they are.', examples: [1] }),
  isStored: z.boolean().meta({ description: 'False for a dry run and for a file with errors.' }),
  format: foundFormat.nullable().meta({ description: 'Null for a file that cannot be read.' }),
  columns: z.array(foundColumn),
  fields: z.array(z.object({ field: z.string(), label: z.string() })).meta({
    description: 'What a column can be read as, with a label in the language of the request.',
    examples: [[{ field: 'name', label: 'Име' }]],
  }),
  numbers: z.array(numberRule).meta({ description: 'How the columns of prices are read.' }),
  errors: z
    .array(
      z.object({
        row: integer.meta({ description: 'As a spreadsheet counts: the first row is 1.', examples: [3] }),
        field: z.string().meta({ examples: ['taxId'] }),
        cell: nullableText.meta({
          description: 'The cell as it stands in the file.',
          examples: ['17507475'],
        }),
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
