import * as z from 'zod';
import { month } from '../accountants/accountants.ts';
import { endpoint } from '../endpoint.ts';
import {
  date,
  email,
  id,
  instant,
  integer,
  merchantId,
  merchantName,
  money,
  nullableText,
  plainText,
  text,
} from '../fields.ts';
import { listOf, listQuery, search } from '../list.ts';
import { fieldNotes, vatRegistrations } from '../merchants/merchants.ts';

/** RUNNING: the month is not over in Sofia. OPEN: it is. CLOSED: handed to the accountant. */
const monthStatuses = ['RUNNING', 'OPEN', 'CLOSED'] as const;

/**
 * ERROR: a file is wrong, or a number is missing; it keeps the month open. WARNING: a person must decide or do something.
 * INFO: a note, nothing has to be done.
 */
const problemSeverities = ['ERROR', 'WARNING', 'INFO'] as const;

const monthStatus = z.enum(monthStatuses).meta({ examples: ['CLOSED'] });
const revision = integer.meta({ description: 'How often the month was closed.', examples: [1] });

const monthProblem = z.object({
  code: z.string().meta({ examples: ['BUYER_WITHOUT_EIK'] }),
  severity: z.enum(problemSeverities).meta({
    description:
      'ERROR: a file is wrong, or a number is missing; it keeps the month open. WARNING: a person must decide or do something. INFO: a note, nothing has to be done. Warnings of one code are one entry, and so are notes.',
  }),
  invoiceId: id.nullable().meta({
    description: 'null for a problem of the whole month, and for several documents.',
    examples: [54],
  }),
  invoiceNumber: nullableText.meta({ examples: ['0000000054'] }),
  message: z.string().meta({ examples: ['Получателят „Дърво ЕООД“ няма ЕИК.'] }),
  remedy: z.string().meta({ examples: ['Издайте документа отново с ЕИК.'] }),
  count: integer.meta({ description: 'How many problems the entry stands for.', examples: [1] }),
  documents: z
    .array(
      z.object({
        invoiceId: id,
        invoiceNumber: z.string().meta({ examples: ['0000000054'] }),
        message: z.string().meta({ examples: ['0000000054: получателят е физическо лице без адрес.'] }),
      }),
    )
    .meta({
      description: 'The first 100 documents of the entry; empty for a problem of the whole month.',
    }),
});
/** A problem of a month, in the caller's language. */
export type MonthProblem = z.infer<typeof monthProblem>;

const monthFile = z.object({
  name: z.string().meta({ examples: ['PRODAGBI.TXT'] }),
  sha256: z.string().meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] }),
  bytes: integer.meta({ examples: [25_500] }),
});

const monthDetails = z.object({
  merchantId,
  merchantName,
  month,
  status: monthStatus,
  revision: revision.nullable(),
  closedAt: instant.nullable(),
  reopenedAt: instant.nullable(),
  reopenReason: nullableText.meta({ examples: ['Липсваща фактура'] }),
  registrations: z
    .array(
      z.object({
        from: date.meta({ description: 'The first day, in Sofia.', examples: ['2026-10-01'] }),
        to: date.meta({ description: 'The last day, in Sofia.', examples: ['2026-10-31'] }),
        vatRegistration: z.enum(vatRegistrations),
        vatNumber: nullableText.meta(fieldNotes.vatNumber),
      }),
    )
    .meta({
      description:
        'The VAT registration that held in the month, the first day first; more than one when it changed inside the month.',
    }),
  problems: z.array(monthProblem),
  totals: z.object({
    documents: integer.meta({ description: 'Valid documents.', examples: [58] }),
    annulled: integer.meta({ examples: [1] }),
    base: money,
    vat: money,
    total: money,
    fees: z.array(
      z.object({
        currency: z.string().meta({ examples: ['EUR'] }),
        provider: money.meta({ description: 'Fees of the card provider.' }),
        platform: money.meta({ description: 'Fees of Plateno.' }),
      }),
    ),
  }),
  files: z.array(monthFile),
  refusedAt: instant.optional().meta({
    description:
      'When the mail server of the recipient refused the newest mail with the files for good; given only then.',
  }),
  deadlines: z.object({
    vatReturn: date.nullable().meta({
      description: 'The 14th of the next month; null for a merchant that files no VAT return.',
      examples: ['2026-11-14'],
    }),
    auditFile: date.nullable().meta({
      description:
        'The 15th of the next month; null for a merchant that is no e-shop under the alternative regime.',
      examples: ['2026-11-15'],
    }),
  }),
});
/** A month with what is missing, its sums in EUR and its files. */
export type MonthDetails = z.infer<typeof monthDetails>;

const monthSummary = z.object({
  month,
  status: monthStatus,
  revision: revision.nullable(),
  closedAt: instant.nullable(),
  documents: integer.meta({ examples: [58] }),
  errors: integer
    .nullable()
    .meta({ description: 'Of the last check; null: not checked yet.', examples: [0] }),
  warnings: integer.nullable().meta({ examples: [2] }),
});
export type MonthSummary = z.infer<typeof monthSummary>;

const merchantMonths = z.object({
  id: merchantId.meta({ description: 'The merchant.' }),
  businessName: merchantName,
  months: z.array(monthSummary),
});

const monthSettings = z.object({
  recipient: email
    .nullable()
    .meta({ description: 'E-mail of the accountant.', examples: ['schetovodstvo@example.bg'] }),
  sendsItself: z.boolean().meta({
    description: 'A month without errors is closed and sent on the 1st at 07:00 in Sofia.',
    examples: [false],
  }),
});

const own = z.object({ month });
const ofMerchant = z.object({ id: merchantId, month });
const reopening = z.object({ reason: plainText(200).meta({ examples: ['Липсваща фактура'] }) });
const sending = z.object({ email: email.optional() });
const sent = z.object({ recipient: z.string().meta({ examples: ['schetovodstvo@example.bg'] }) });
const fileName = text(100, 'name').meta({ examples: ['PRODAGBI.TXT'] });
const bytes = z.instanceof(Uint8Array);
const fileTypes = ['application/octet-stream'];
const staff = ['ADMIN', 'SUPPORT', 'ACCOUNTANT'] as const;
const closers = ['ADMIN', 'ACCOUNTANT'] as const;

export const listOwnMonths = endpoint({
  method: 'GET',
  path: '/months/me',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'The caller’s months since the first document, the newest first, at most 36.',
  response: z.array(monthSummary),
});

export const getMonthSettings = endpoint({
  method: 'GET',
  path: '/months/me/settings',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'none',
  summary: 'Where the files of a month go.',
  response: monthSettings,
});

export const saveMonthSettings = endpoint({
  method: 'PUT',
  path: '/months/me/settings',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary:
    'Stores the accountant’s e-mail, and whether months are closed and sent by themselves. Needs a verified e-mail.',
  body: monthSettings,
  response: monthSettings,
});

export const getOwnMonth = endpoint({
  method: 'GET',
  path: '/months/me/:month',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'A month with what is missing, its sums, files and deadlines.',
  params: own,
  response: monthDetails,
});

export const closeOwnMonth = endpoint({
  method: 'POST',
  path: '/months/me/:month/close',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'none',
  summary:
    'Closes a month without errors: its files are stored, and what is dated in it is refused from then on.',
  params: own,
  response: monthDetails,
});

export const reopenOwnMonth = endpoint({
  method: 'POST',
  path: '/months/me/:month/reopen',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'none',
  summary: 'Opens a closed month again; its files stay.',
  params: own,
  body: reopening,
  response: monthDetails,
});

export const sendOwnMonth = endpoint({
  method: 'POST',
  path: '/months/me/:month/send',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'none',
  status: 202,
  summary: 'Mails the pack of a closed month to the accountant. Ten a day. Needs a verified e-mail.',
  params: own,
  body: sending,
  response: sent,
});

export const getOwnMonthFile = endpoint({
  method: 'GET',
  path: '/months/me/:month/files/:name',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'One file of a closed month.',
  produces: fileTypes,
  refuses: [404, 409],
  params: own.extend({ name: fileName }),
  response: bytes,
});

export const getOwnMonthPack = endpoint({
  method: 'GET',
  path: '/months/me/:month/pack',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'Everything of a closed month in one archive. Six a minute.',
  produces: ['application/zip'],
  refuses: [404, 409],
  params: own,
  response: bytes,
});

export const listMonths = endpoint({
  method: 'GET',
  path: '/months',
  access: staff,
  summary: 'The visible merchants with their last six months.',
  query: listQuery(['id', 'businessName'], { search: search.optional() }),
  response: listOf(merchantMonths),
});

export const packMonths = endpoint({
  method: 'POST',
  path: '/months/packs',
  access: closers,
  keyUse: 'FILE',
  summary:
    'The packs of a closed month of up to 50 merchants in one archive, a folder each; open months are left out.',
  produces: ['application/zip'],
  refuses: [404],
  body: z.object({ month, merchantIds: z.array(merchantId).min(1).max(50) }),
  response: bytes,
});

export const listMerchantMonths = endpoint({
  method: 'GET',
  path: '/merchants/:id/months',
  access: staff,
  summary: 'A merchant’s months since the first document, the newest first, at most 36.',
  params: z.object({ id: merchantId }),
  response: z.array(monthSummary),
});

export const getMerchantMonth = endpoint({
  method: 'GET',
  path: '/merchants/:id/months/:month',
  access: staff,
  summary: 'A merchant’s month with what is missing, its sums, files and deadlines.',
  params: ofMerchant,
  response: monthDetails,
});

export const closeMerchantMonth = endpoint({
  method: 'POST',
  path: '/merchants/:id/months/:month/close',
  access: closers,
  summary: 'Closes a merchant’s month without errors.',
  params: ofMerchant,
  response: monthDetails,
});

export const reopenMerchantMonth = endpoint({
  method: 'POST',
  path: '/merchants/:id/months/:month/reopen',
  access: closers,
  summary: 'Opens a merchant’s closed month again; its files stay.',
  params: ofMerchant,
  body: reopening,
  response: monthDetails,
});

export const sendMerchantMonth = endpoint({
  method: 'POST',
  path: '/merchants/:id/months/:month/send',
  access: closers,
  status: 202,
  summary: 'Mails the pack of a merchant’s closed month. Needs a verified e-mail.',
  params: ofMerchant,
  body: sending,
  response: sent,
});

export const getMerchantMonthFile = endpoint({
  method: 'GET',
  path: '/merchants/:id/months/:month/files/:name',
  access: staff,
  summary: 'One file of a merchant’s closed month.',
  produces: fileTypes,
  refuses: [404, 409],
  params: ofMerchant.extend({ name: fileName }),
  response: bytes,
});

export const getMerchantMonthPack = endpoint({
  method: 'GET',
  path: '/merchants/:id/months/:month/pack',
  access: staff,
  summary: 'Everything of a merchant’s closed month in one archive. Six a minute.',
  produces: ['application/zip'],
  refuses: [404, 409],
  params: ofMerchant,
  response: bytes,
});
