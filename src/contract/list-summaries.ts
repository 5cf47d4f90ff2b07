import * as z from 'zod';
import { customerStatus, ownCustomerFilters } from './customers/customers.ts';
import { endpoint } from './endpoint.ts';
import { currency, integer, money } from './fields.ts';
import { backOfficeInvoiceFilters, invoiceFilters, listedInvoiceStatus } from './invoices/invoice-lists.ts';
import { backOfficeLinkFilters, linkFilters, linkStatus } from './links/links.ts';
import { paymentFilters, paymentStatus } from './payments/payments.ts';

/** How many rows of a list have each status. The filter by status does not apply: a screen shows one tab for each. */
const countsOf = <S extends z.ZodType>(status: S) => ({
  all: integer.meta({ description: 'Rows in any status.', examples: [128] }),
  statuses: z
    .array(z.object({ status, count: integer.meta({ examples: [117] }) }))
    .meta({ description: 'Without the statuses that no row has.' }),
});

/** Payments of the caller's merchant by status; their sums are in `GET /merchants/me/takings`. */
export const summariseOwnPayments = endpoint({
  method: 'GET',
  path: '/merchants/me/payments/summary',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'payments:read',
  summary: 'How many payments of the caller’s merchant have each status, by the filters of its list.',
  query: z.strictObject(paymentFilters),
  response: z.object(countsOf(paymentStatus)),
});

const linkSummary = z.object({
  ...countsOf(linkStatus),
  sums: z
    .array(
      z.object({
        currency,
        amount: money.meta({ description: 'The amounts of the links, in `currency`.', examples: [420] }),
        expected: money.meta({
          description: 'Of these the active SINGLE ones: what may still be paid, in `currency`.',
          examples: [120],
        }),
        count: integer.meta({ description: 'Number of links.', examples: [12] }),
      }),
    )
    .meta({ description: 'Of the links with the given status; sums never mix currencies.' }),
});

const invoiceSummary = z.object({
  ...countsOf(listedInvoiceStatus),
  sums: z
    .array(
      z.object({
        currency,
        amount: money.meta({
          description: 'The totals of the documents, less those of credit notes, in `currency`.',
          examples: [1_250],
        }),
        open: money.meta({ description: 'What is still to be paid, in `currency`.', examples: [300] }),
        count: integer.meta({ description: 'Number of documents.', examples: [12] }),
      }),
    )
    .meta({
      description:
        'Of the documents with the given status, without annulled and test documents; sums never mix currencies.',
    }),
});

/** Links of the caller's merchant by status, and the sums of those that the filters choose. */
export const summariseOwnLinks = endpoint({
  method: 'GET',
  path: '/payment-links/me/summary',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'links:read',
  summary: 'Counts and sums of the links of the caller’s merchant, by the filters of its list.',
  query: z.strictObject(linkFilters),
  response: linkSummary,
});

/** Links of all merchants by status, and the sums of those that the filters choose. */
export const summariseLinks = endpoint({
  method: 'GET',
  path: '/payment-links/summary',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Counts and sums of the links of all merchants, by the filters of their list.',
  query: z.strictObject(backOfficeLinkFilters),
  response: linkSummary,
});

/** Documents of the caller's merchant by status, and the sums of those that the filters choose. */
export const summariseOwnInvoices = endpoint({
  method: 'GET',
  path: '/invoices/me/summary',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'invoices:read',
  summary: 'Counts and sums of the documents of the caller’s merchant, by the filters of its list.',
  query: z.strictObject(invoiceFilters),
  response: invoiceSummary,
});

/** Customers of the caller's merchant by what they owe. One that is OVERDUE counts as OWING, too. */
export const summariseOwnCustomers = endpoint({
  method: 'GET',
  path: '/customers/me/summary',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'customers:read',
  summary:
    'How many customers the caller’s merchant has and how many owe, by the filters of its list; `statuses` is empty for a CASHIER and for a key without `payments:read` and `invoices:read`.',
  query: z.strictObject(ownCustomerFilters),
  response: z.object(countsOf(customerStatus)),
});

/** Documents of all visible merchants by status, and the sums of those that the filters choose. */
export const summariseInvoices = endpoint({
  method: 'GET',
  path: '/invoices/summary',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary:
    'Counts and sums of the documents of all merchants that the caller may see, by the filters of their list.',
  query: z.strictObject(backOfficeInvoiceFilters),
  response: invoiceSummary,
});
