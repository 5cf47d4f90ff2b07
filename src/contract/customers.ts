import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import {
  currency,
  date,
  id,
  idParams,
  instant,
  integer,
  language,
  merchantId,
  money,
  nullableText,
  optionalEmail,
  optionalPlainText,
  optionalText,
  plainText,
  problem,
} from './fields.ts';
import { archive, importBody, importQuery, importResult, recordState, recordVersion } from './imports.ts';
import { vatCheck } from './vat-numbers.ts';
import { dayRange, exportFormat, exportTypes, ids, listOf, listQuery, search } from './list.ts';

/** A COMPANY has an EIK or VAT number, a PERSON buys for itself. */
export const customerKinds = ['COMPANY', 'PERSON'] as const;
const kind = z.enum(customerKinds).meta({ examples: ['COMPANY'] });

const notes = {
  contact: { description: 'The person to write to.', examples: ['Иван Петров'] },
  phone: { examples: ['+359888123456'] },
  address: { description: 'Street and number.', examples: ['ул. „Отец Паисий“ № 5'] },
  city: { examples: ['Пловдив'] },
  country: { description: 'ISO 3166-1 alpha-2.', examples: ['BG'] },
  taxId: { description: 'EIK, or the identifier of another country.', examples: ['175074752'] },
  vatNumber: { examples: ['BG175074752'] },
  dueDays: { description: 'Days until an invoice of this customer is due.', examples: [14] },
  note: { description: 'Seen by the merchant alone.', examples: ['Плаща в края на месеца'] },
};

/** Parses an identifier: spaces, dots and dashes are removed, letters are upper case. */
const identifier = optionalText(20).transform((value) => value?.replace(/[\s.-]/g, '').toUpperCase());

/** The editable fields of a customer. */
const profile = {
  kind,
  name: plainText(200).meta({ examples: ['Пекарна „Изгрев“ ООД'] }),
  contact: optionalPlainText(200).meta(notes.contact),
  email: optionalEmail,
  phone: optionalText(30).meta(notes.phone),
  address: optionalText(300).meta(notes.address),
  city: optionalText(100).meta(notes.city),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine((value) => /^[A-Z]{2}$/.test(value), problem('country'))
    .default('BG')
    .meta(notes.country),
  taxId: identifier.meta(notes.taxId),
  vatNumber: identifier.meta(notes.vatNumber),
  language: language.default('bg'),
  dueDays: z.number().int().min(0).max(365).nullish().meta(notes.dueDays),
  note: optionalPlainText(1_000).meta(notes.note),
};

/** A customer of a merchant. */
export const customer = z.object({
  id,
  merchantId,
  kind,
  name: z.string().meta({ examples: ['Пекарна „Изгрев“ ООД'] }),
  contact: nullableText.meta(notes.contact),
  email: nullableText.meta({ examples: ['office@example.bg'] }),
  phone: nullableText.meta(notes.phone),
  address: nullableText.meta(notes.address),
  city: nullableText.meta(notes.city),
  country: z.string().meta(notes.country),
  taxId: nullableText.meta(notes.taxId),
  vatNumber: nullableText.meta(notes.vatNumber),
  language,
  dueDays: integer.nullable().meta(notes.dueDays),
  note: nullableText.meta(notes.note),
  createdAt: instant,
  archivedAt: instant.nullable().meta({ examples: [null] }),
  version: recordVersion,
  vatCheck: vatCheck.nullable().meta({
    description: 'The latest check of the VAT number at the Commission; null before the first.',
  }),
});
export type Customer = z.infer<typeof customer>;

/** Values of `sortBy` in lists of customers. */
export const customerSortFields = ['id', 'name', 'createdAt'] as const;

const filters = { search: search.optional(), ids, state: recordState.optional() };

export const listOwnCustomers = endpoint({
  method: 'GET',
  path: '/customers/me',
  access: ['MERCHANT'],
  right: 'SEE',
  summary:
    'The customers of the caller’s merchant; a search finds letters of the name, EIK, VAT number or e-mail.',
  query: listQuery(customerSortFields, filters),
  response: listOf(customer),
});

export const listCustomers = endpoint({
  method: 'GET',
  path: '/customers',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary: 'The customers of all merchants that the caller may see.',
  query: listQuery(customerSortFields, { ...filters, merchantId: merchantId.optional() }),
  response: listOf(customer),
});

export const createCustomer = endpoint({
  method: 'POST',
  path: '/customers/me',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  summary: 'Adds a customer. 422 at `taxId` when another customer has the same.',
  status: 201,
  body: z.object(profile),
  response: customer,
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/customers/:id',
  access: 'signed-in',
  summary: 'One customer.',
  params: idParams,
  response: customer,
});

export const changeCustomer = endpoint({
  method: 'PUT',
  path: '/customers/:id',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  summary:
    'Replaces the fields of a customer; issued documents stay. 409 when `version` is not the stored one.',
  params: idParams,
  body: z.object({ ...profile, version: recordVersion }),
  response: customer,
});

export const archiveCustomer = endpoint({
  method: 'POST',
  path: '/customers/:id/archive',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  summary: 'Takes a customer out of lists and pickers, or puts it back; its documents stay.',
  params: idParams,
  body: archive,
  response: customer,
});

export const checkCustomerVat = endpoint({
  method: 'POST',
  path: '/customers/:id/vat-check',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  summary:
    'Asks the European Commission again about the VAT number of a customer (VIES); thirty times a minute.',
  params: idParams,
  response: customer,
});

export const mergeCustomer = endpoint({
  method: 'POST',
  path: '/customers/:id/merge',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  summary:
    'Moves links and documents of this customer to another one and archives it; buyers on issued documents stay. The answer is the other customer.',
  params: idParams,
  body: z.object({ into: id.meta({ description: 'The customer that stays.', examples: [43] }) }),
  response: customer,
});

/** A buyer of earlier documents that is no customer yet. */
export const proposedCustomer = z.object({
  kind,
  name: z.string().meta({ examples: ['Пекарна „Изгрев“ ООД'] }),
  email: nullableText.meta({ examples: ['office@example.bg'] }),
  address: nullableText.meta(notes.address),
  taxId: nullableText.meta(notes.taxId),
  vatNumber: nullableText.meta(notes.vatNumber),
  documents: integer.meta({ description: 'Documents to this buyer.', examples: [3] }),
  lastIssueDate: date,
});
export type ProposedCustomer = z.infer<typeof proposedCustomer>;

export const listProposedCustomers = endpoint({
  method: 'GET',
  path: '/customers/me/proposed',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  summary: 'Buyers of earlier documents, by EIK or e-mail, that are no customers yet; the latest 100.',
  response: z.array(proposedCustomer),
});

export const acceptProposedCustomer = endpoint({
  method: 'POST',
  path: '/customers/me/proposed',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  summary: 'Makes a proposed buyer a customer; its documents point to the new customer.',
  status: 201,
  refuses: [404],
  body: z.object({
    taxId: identifier.meta({
      description: 'The EIK of the proposal; it decides when both are given.',
      examples: ['175074752'],
    }),
    email: optionalEmail.meta({ description: 'The e-mail of a proposal without an EIK.' }),
  }),
  response: customer,
});

const statementLine = z.object({
  invoiceId: id,
  invoiceNumber: z.string().meta({ examples: ['0000000042'] }),
  type: z.enum(['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']),
  issueDate: date,
  dueDate: date.meta({ examples: ['2026-12-04'] }),
  currency,
  total: money.meta({ description: 'Negative for a credit note.' }),
  paid: money.meta({ description: 'Until the last day of the statement.', examples: [0] }),
  credited: money.meta({ description: 'By its credit notes until the last day.', examples: [0] }),
  refunded: money.meta({ description: 'Given back of what was paid, until the last day.', examples: [0] }),
  open: money.meta({
    description: 'Total less paid and credited, with what was refunded; 0 when below zero.',
  }),
  daysOverdue: integer.meta({ description: 'On the last day; 0 before the due date.', examples: [0] }),
});

/** The account of one customer over a period. */
export const customerStatement = z.object({
  customerId: id,
  customerName: z.string().meta({ examples: ['Пекарна „Изгрев“ ООД'] }),
  from: date,
  to: date.meta({ examples: ['2026-11-30'] }),
  lines: z.array(statementLine).meta({
    description:
      'Documents issued, paid, credited or refunded in the period, and those that are not even on its last day.',
  }),
  sums: z
    .array(
      z.object({
        currency,
        opening: money.meta({
          description: 'The balance at the end of the day before; below zero in favour of the customer.',
          examples: [0],
        }),
        opened: money.meta({ description: 'Invoices and debit notes issued in the period.' }),
        credited: money.meta({ description: 'Credit notes issued in the period.', examples: [0] }),
        paid: money.meta({ description: 'Paid in the period.' }),
        refunded: money.meta({ description: 'Given back in the period.', examples: [0] }),
        closing: money.meta({
          description:
            'The balance on the last day: opening + opened − credited − paid + refunded = open − inFavour.',
        }),
        open: money.meta({ description: 'Open on the last day.' }),
        inFavour: money.meta({
          description: 'Paid or credited above the totals of documents and not given back.',
          examples: [0],
        }),
        overdue: money.meta({ description: 'The part of it past its due date.' }),
      }),
    )
    .meta({ description: 'One entry for each currency.' }),
});
export type CustomerStatement = z.infer<typeof customerStatement>;

export const getStatement = endpoint({
  method: 'GET',
  path: '/customers/:id/statement',
  access: 'signed-in',
  summary:
    'The account of a customer: opening, opened, credited, paid, refunded and closing by currency; this month by default.',
  params: idParams,
  query: z.strictObject(dayRange),
  response: customerStatement,
});

export const getStatementPdf = endpoint({
  method: 'GET',
  path: '/customers/:id/statement/pdf',
  access: 'signed-in',
  summary: 'The account of a customer as PDF, A4.',
  produces: ['application/pdf'],
  params: idParams,
  query: z.strictObject(dayRange),
  response: z.instanceof(Uint8Array),
});

export const exportCustomers = endpoint({
  method: 'GET',
  path: '/customers/me/export',
  access: ['MERCHANT'],
  right: 'EXPORT',
  summary: 'The customers of the caller’s merchant as CSV or Excel; six files a minute.',
  produces: exportTypes,
  query: z.strictObject({ format: exportFormat, ...filters }),
  response: z.instanceof(Uint8Array),
});

export const importCustomers = endpoint({
  method: 'POST',
  path: '/customers/me/import',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  summary:
    'Reads customers from a CSV file with a head; a row whose EIK is known changes that customer. Nothing is stored when a row has an error.',
  bodyKilobytes: 2_100,
  query: importQuery,
  body: importBody,
  response: importResult,
});
