import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyOrText, merchantId } from '../fields.ts';
import { exportFormat, listOf, listQuery, moneyFilters, exportTypes } from '../list.ts';
import { invoiceStatuses, invoiceTypes, invoiceSummary } from './invoices.ts';

/** Statuses of a document in lists: an annulled or test document is neither paid nor to be paid. */
export const listedInvoiceStatuses = [...invoiceStatuses, 'ANNULLED', 'TEST'] as const;
export const listedInvoiceStatus = z.enum(listedInvoiceStatuses).meta({ examples: ['PAID'] });

/** Why documents wait for their merchants, or CHANGED for the operator; filters of the back office. */
export const invoiceWaits = ['BUYER_REQUEST', 'REFUNDED_ADVANCE', 'CHANGED'] as const;

/** Values of `sortBy` in lists of documents. */
export const invoiceSortFields = [
  'id',
  'invoiceNumber',
  'issueDate',
  'dueDate',
  'totalAmount',
  'status',
] as const;

/** Filters of the list of documents, its summary and its export; `from` and `to` are issue dates, both included. */
export const invoiceFilters = {
  ...moneyFilters,
  status: listedInvoiceStatus
    .optional()
    .meta({ description: 'Annulled and test documents are only in statuses of their own.' }),
  type: z
    .enum(invoiceTypes)
    .optional()
    .meta({ examples: ['INVOICE'] }),
};

/** Filters of the list of all documents, its summary and its export. */
export const backOfficeInvoiceFilters = {
  ...invoiceFilters,
  merchantId: merchantId.optional(),
  number: emptyOrText(20, 'identifier')
    .optional()
    .meta({ description: 'The whole number of the document.', examples: ['0000000042'] }),
  mail: z
    .enum(['UNSENT'])
    .optional()
    .meta({ description: 'Documents whose latest mail failed or is long overdue.' }),
  waits: z
    .enum(invoiceWaits)
    .optional()
    .meta({
      description:
        'BUYER_REQUEST: a payer asked for another buyer more than three days ago, without an answer. REFUNDED_ADVANCE: an advance was refunded after a final invoice had deducted it. CHANGED: a proof has found that the database no longer has what was issued.',
      examples: ['BUYER_REQUEST'],
    }),
};

export const listOwnInvoices = endpoint({
  method: 'GET',
  path: '/invoices/me',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'invoices:read',
  summary: 'The documents of the caller’s merchant, newest first.',
  query: listQuery(invoiceSortFields, invoiceFilters),
  response: listOf(invoiceSummary),
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/invoices',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary: 'The documents of all merchants that the caller may see, newest first.',
  query: listQuery(invoiceSortFields, backOfficeInvoiceFilters),
  response: listOf(invoiceSummary),
});

export const exportOwnInvoices = endpoint({
  method: 'GET',
  path: '/invoices/export',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'The documents of the caller’s merchant as CSV or Excel; six times a minute.',
  produces: exportTypes,
  query: z.strictObject({ format: exportFormat, ...invoiceFilters }),
  response: z.instanceof(Uint8Array),
});

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/invoices/back-office-export',
  access: ['ADMIN', 'ACCOUNTANT'],
  summary: 'The documents of all merchants that the caller may see, as CSV or Excel; six times a minute.',
  produces: exportTypes,
  query: z.strictObject({ format: exportFormat, ...backOfficeInvoiceFilters }),
  response: z.instanceof(Uint8Array),
});
