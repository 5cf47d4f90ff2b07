import * as z from 'zod';
import { statementFields, statementFormats } from '#kernel/bank-statement.ts';
import { endpoint } from '../endpoint.ts';
import {
  date,
  id,
  idParams,
  instant,
  integer,
  merchantId,
  money,
  nullableText,
  optionalText,
  text,
} from '../fields.ts';
import { listOf, listQuery } from '../list.ts';

export {
  statementFields,
  type StatementColumns,
  type StatementField,
  type StatementFormat,
} from '#kernel/bank-statement.ts';

/** The most movements of a file. */
export const mostStatementLines = 20_000;
/** The largest file, in bytes. */
export const mostStatementBytes = 5_000_000;
/** Base64 encodes three bytes in four characters. */
const mostCharacters = Math.ceil(mostStatementBytes / 3) * 4;

/** Who reads: members, staff, and the accountants of the merchant. */
export const bankReaders = ['MERCHANT', 'ADMIN', 'SUPPORT', 'ACCOUNTANT'] as const;
/** Who imports and matches. */
export const bankWriters = ['MERCHANT', 'ACCOUNTANT'] as const;

/** How the tables of a bank are read: the headings, the mark before decimals and the order of a date. */
const columnsOf = <H extends z.ZodType<string>>(heading: H) =>
  z.object({
    columns: z.record(z.enum(statementFields), heading.optional()).meta({
      description: 'The heading of each field in the tables of this bank.',
      examples: [{ bookedOn: 'Дата', amount: 'Сума', text: 'Основание' }],
    }),
    decimalMark: z.enum(['POINT', 'COMMA']).meta({ examples: ['COMMA'] }),
    dateOrder: z.enum(['DMY', 'YMD', 'MDY']).meta({ examples: ['DMY'] }),
  });
const statementColumns = columnsOf(z.string());

const iban = z.string().meta({ examples: ['BG80BNBG96611020345678'] });
const bankAccount = z.object({
  id,
  merchantId,
  iban,
  bic: nullableText.meta({ examples: ['BNBGBGSF'] }),
  currency: z.string().meta({ examples: ['EUR'] }),
  isOnDocuments: z.boolean().meta({
    description: 'The account that the documents of the merchant name.',
    examples: [true],
  }),
  keepsOutgoing: z.boolean().meta({
    description:
      'Whether name and text of outgoing lines are stored; without it only their day and amount are.',
    examples: [false],
  }),
  columns: statementColumns.nullable().meta({ description: 'How its tables are read; null: not named yet.' }),
  lastBookedOn: date
    .nullable()
    .meta({ description: 'The newest line that is known.', examples: ['2026-11-27'] }),
  createdAt: instant,
});
/** A bank account whose statements are read. */
export type BankAccount = z.infer<typeof bankAccount>;

/** Of an accountant, who names the client; members read and change their own. */
export const ofClient = {
  merchantId: merchantId.optional().meta({ description: 'The client, for an accountant and for staff.' }),
};

export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/bank/accounts',
  access: bankReaders,
  right: 'EXPORT',
  scope: 'bank:read',
  summary: 'Bank accounts whose statements are read.',
  query: z.strictObject(ofClient),
  response: listOf(bankAccount),
});

export const addBankAccount = endpoint({
  method: 'POST',
  path: '/bank/accounts',
  access: bankWriters,
  right: 'WRITE_DOCUMENTS',
  scope: 'bank:write',
  status: 201,
  summary:
    'Adds a bank account of the merchant, so that its statements are read. The account of the documents is known.',
  refuses: [404, 409],
  body: z.object({
    ...ofClient,
    iban: text(42, 'identifier').meta({ examples: ['BG80BNBG96611020345678'] }),
    currency: z
      .enum(['EUR', 'USD'])
      .default('EUR')
      .meta({ examples: ['EUR'] }),
  }),
  response: bankAccount,
});

export const changeBankAccount = endpoint({
  method: 'PUT',
  path: '/bank/accounts/:id',
  access: bankWriters,
  right: 'WRITE_DOCUMENTS',
  scope: 'bank:write',
  summary:
    'Says how tables of this account are read, and whether name and text of outgoing lines are stored.',
  keyUse: 'SAME',
  params: idParams,
  body: z.object({
    keepsOutgoing: z
      .boolean()
      .optional()
      .meta({ examples: [false] }),
    columns: columnsOf(text(500)).optional(),
  }),
  response: bankAccount,
});

const statementColumn = z.object({
  name: z.string().meta({ examples: ['Основание'] }),
  field: z
    .enum(statementFields)
    .nullable()
    .meta({ description: 'What it seems to be.', examples: ['text'] }),
  samples: z.array(z.string()).meta({ examples: [['фактура 0000000042']] }),
});

/** What the import of a statement did, or would do. */
const importedStatement = z.object({
  statementId: id
    .nullable()
    .meta({ description: 'null for a dry run and for a table whose columns are not named.' }),
  isStored: z.boolean(),
  accountId: id.nullable(),
  iban: nullableText.meta({ examples: ['BG80BNBG96611020345678'] }),
  format: z.enum(statementFormats).meta({ examples: ['CAMT053'] }),
  from: date.nullable().meta({ examples: ['2026-11-01'] }),
  to: date.nullable().meta({ examples: ['2026-11-30'] }),
  lines: integer.meta({ description: 'Booked movements in the file.', examples: [41] }),
  repeated: integer.meta({ description: 'Those that were known before.', examples: [3] }),
  matched: integer.meta({ description: 'New ones that found their document by themselves.', examples: [30] }),
  suggested: integer.meta({ description: 'New ones with a suggestion.', examples: [5] }),
  toReturn: integer.meta({ description: 'New ones that pay again what is paid.', examples: [0] }),
  pending: integer.meta({
    description: 'Movements that are not booked yet; they are left out.',
    examples: [0],
  }),
  columns: z.array(statementColumn).nullable().meta({
    description:
      'The columns of a table that must be named first (`PUT /bank/accounts/:id`); null for all others.',
  }),
});
export type ImportedStatement = z.infer<typeof importedStatement>;

export const importStatement = endpoint({
  method: 'POST',
  path: '/bank/statements',
  access: bankWriters,
  right: 'WRITE_DOCUMENTS',
  scope: 'bank:write',
  status: 201,
  summary:
    'Reads a bank statement: CAMT.053 (02, 03, 04, 08), MT940, XML and TXT of UBB, CSV and XLSX; at most 5 MB and 20,000 movements. A file that does not add up stores nothing; movements that are known are not stored again.',
  bodyKilobytes: 6_700,
  refuses: [403, 404, 409],
  query: z.strictObject({
    dryRun: z
      .enum(['true', 'false'])
      .optional()
      .meta({ description: 'Reads and checks the file, and stores nothing.', examples: ['true'] }),
  }),
  body: z.object({
    ...ofClient,
    accountId: id.optional().meta({ description: 'The account of a table that names none.' }),
    fileName: optionalText(200, 'name').meta({ examples: ['izvlechenie-2026-11.xml'] }),
    content: z
      .base64()
      .min(1)
      .max(mostCharacters)
      .meta({ description: 'The bytes of the file in base64.', examples: ['OjIwOjE='] }),
  }),
  response: importedStatement,
});

const bankStatement = z.object({
  id,
  merchantId,
  accountId: id,
  iban,
  format: z.enum(statementFormats).meta({ examples: ['MT940'] }),
  fileName: nullableText.meta({ examples: ['izvlechenie-2026-11.sta'] }),
  from: date.nullable().meta({ examples: ['2026-11-01'] }),
  to: date.nullable().meta({ examples: ['2026-11-30'] }),
  openingBalance: money.nullable(),
  closingBalance: money.nullable(),
  lines: integer.meta({ description: 'Movements that it added.', examples: [38] }),
  importedBy: z.string().meta({ examples: ['user:maria'] }),
  importedAt: instant,
});
/** A statement that was read. */
export type BankStatement = z.infer<typeof bankStatement>;

export const listBankStatements = endpoint({
  method: 'GET',
  path: '/bank/statements',
  access: bankReaders,
  right: 'EXPORT',
  scope: 'bank:read',
  summary: 'Statements that were read, newest first.',
  query: listQuery(['id', 'importedAt', 'to'] as const, { ...ofClient, accountId: id.optional() }),
  response: listOf(bankStatement),
});
