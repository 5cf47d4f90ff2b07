import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  date,
  id,
  idParams,
  instant,
  merchantId,
  merchantName,
  money,
  nullableText,
} from '../fields.ts';
import { dayRange, listOf, listQuery, search } from '../list.ts';

const foreignDocumentTypes = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE'] as const;

/** OPEN and OVERDUE wait for money; PAID is nothing open. */
export const foreignStates = ['OPEN', 'OVERDUE', 'PAID', 'ANNULLED'] as const;

const foreignDocument = z.object({
  id,
  merchantId,
  merchantName,
  number: z.string().meta({ examples: ['0000000041'] }),
  type: z.enum(foreignDocumentTypes).meta({ examples: ['INVOICE'] }),
  issueDate: date,
  dueDate: date.nullable(),
  currency,
  total: money,
  open: money.meta({ description: 'Unpaid when it came, less what was paid here.', examples: [0] }),
  state: z.enum(foreignStates).meta({ examples: ['PAID'] }),
  buyerName: z.string().meta({ examples: ['Тест ЕООД'] }),
  buyerTaxId: nullableText.meta({ examples: ['175074752'] }),
  buyerEmail: nullableText.meta({ examples: ['office@example.bg'] }),
  customerId: id.nullable(),
  annulledAt: instant.nullable(),
  installation: nullableText.meta({
    description: 'That of the archive it came with; null for a document of another program.',
    examples: ['https://plateno.example'],
  }),
  hash: nullableText.meta({
    description: 'In the chain of that installation.',
    examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  }),
  payments: z
    .array(
      z.object({
        id,
        amount: money,
        paidOn: date,
        isByLink: z
          .boolean()
          .meta({ description: 'By its payment link; otherwise recorded by hand.', examples: [true] }),
      }),
    )
    .meta({ description: 'Since the document came, without what was taken back.' }),
  hasPdf: z.boolean().meta({ examples: [true] }),
  hasUbl: z.boolean().meta({ examples: [true] }),
});
/** A document that was issued elsewhere. */
export type ForeignDocument = z.infer<typeof foreignDocument>;

const foreignSortFields = ['issueDate', 'number', 'total', 'buyerName', 'id'] as const;
const filters = {
  search: search.optional(),
  type: z
    .enum(foreignDocumentTypes)
    .optional()
    .meta({ examples: ['INVOICE'] }),
  state: z
    .enum(foreignStates)
    .optional()
    .meta({ examples: ['OVERDUE'] }),
  ...dayRange,
};

const readers = { right: 'EXPORT', scope: 'invoices:read' } as const;
const all = ['MERCHANT', 'ACCOUNTANT', 'ADMIN', 'SUPPORT'] as const;

export const listOwnForeignDocuments = endpoint({
  ...readers,
  method: 'GET',
  path: '/foreign-documents/me',
  access: ['MERCHANT'],
  summary:
    'Documents of the caller’s merchant that another installation or program has issued, newest first.',
  query: listQuery(foreignSortFields, filters),
  response: listOf(foreignDocument),
});

export const listForeignDocuments = endpoint({
  method: 'GET',
  path: '/foreign-documents',
  access: ['ACCOUNTANT', 'ADMIN', 'SUPPORT'],
  summary: 'Documents of merchants that another installation or program has issued, newest first.',
  query: listQuery(foreignSortFields, { ...filters, merchantId: merchantId.optional() }),
  response: listOf(foreignDocument),
});

export const getForeignDocumentPdf = endpoint({
  ...readers,
  method: 'GET',
  path: '/foreign-documents/:id/pdf',
  access: all,
  summary: 'The PDF that came with the document; 404 where none did.',
  produces: ['application/pdf'],
  params: idParams,
  response: z.instanceof(Uint8Array),
});

export const getForeignDocumentUbl = endpoint({
  ...readers,
  method: 'GET',
  path: '/foreign-documents/:id/ubl',
  access: all,
  summary: 'The UBL file that came with the document; 404 where none did.',
  produces: ['application/xml'],
  params: idParams,
  response: z.instanceof(Uint8Array),
});
