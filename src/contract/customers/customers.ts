import * as z from 'zod';
import { countries, readCountry } from '#kernel/countries.ts';
import { optionalVatNumber } from '../buyer.ts';
import { endpoint } from '../endpoint.ts';
import {
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
} from '../fields.ts';
import { archive, importBody, importQuery, importResult, recordState, recordVersion } from '../imports.ts';
import { vatCheck } from './vat-checks.ts';
import { exportFormat, exportTypes, ids, listOf, listQuery, search } from '../list.ts';
import { customerKind, customerNotes, companyNumber } from './customer-fields.ts';

/** The editable fields of a customer. */
const profile = {
  kind: customerKind,
  name: plainText(200, 'name').meta({ examples: ['Пекарна „Изгрев“ ООД'] }),
  contact: optionalPlainText(200, 'name').meta(customerNotes.contact),
  email: optionalEmail,
  phone: optionalText(30, 'identifier').meta(customerNotes.phone),
  address: optionalText(300, 'name').meta(customerNotes.address),
  city: optionalText(100, 'name').meta(customerNotes.city),
  country: z
    .string()
    .transform(readCountry)
    .refine((value) => countries.includes(value), problem('country'))
    .default('BG')
    .meta(customerNotes.country),
  taxId: companyNumber.meta(customerNotes.taxId),
  vatNumber: optionalVatNumber,
  language: language.default('bg'),
  dueDays: z.number().int().min(0).max(365).nullish().meta(customerNotes.dueDays),
  note: optionalPlainText(1_000).meta(customerNotes.note),
};

/** A customer of a merchant. */
export const customer = z.object({
  id,
  merchantId,
  kind: customerKind,
  name: z.string().meta({ examples: ['Пекарна „Изгрев“ ООД'] }),
  contact: nullableText.meta(customerNotes.contact),
  email: nullableText.meta({ examples: ['office@example.bg'] }),
  phone: nullableText.meta(customerNotes.phone),
  address: nullableText.meta(customerNotes.address),
  city: nullableText.meta(customerNotes.city),
  country: z.string().meta(customerNotes.country),
  taxId: nullableText.meta(customerNotes.taxId),
  vatNumber: nullableText.meta(customerNotes.vatNumber),
  language,
  dueDays: integer.nullable().meta(customerNotes.dueDays),
  note: nullableText.meta(customerNotes.note),
  createdAt: instant,
  archivedAt: instant.nullable().meta({ examples: [null] }),
  version: recordVersion,
  vatCheck: vatCheck.nullable().meta({
    description: 'The latest check of the VAT number at the Commission; null before the first.',
  }),
});

export type Customer = z.infer<typeof customer>;

const seen =
  'Also null for a CASHIER, who sees only the own sales of today, and for a key without `payments:read` and `invoices:read`.';

/** A customer with what it bought, in EUR. */
const customerWithMoney = customer.extend({
  turnover: money.nullable().meta({
    description: `What was paid in this calendar year in Sofia, in EUR, as in the report by customer; refunds are not deducted. ${seen}`,
    examples: [1_250.4],
  }),
  unpaid: money.nullable().meta({
    description: `What is open of its invoices, in EUR. ${seen}`,
    examples: [320],
  }),
  overdue: money.nullable().meta({
    description: `The part of \`unpaid\` whose invoices are overdue. ${seen}`,
    examples: [120],
  }),
  lastPurchaseOn: date.nullable().meta({
    description: `The day of its newest valid invoice; null before the first. ${seen}`,
    examples: ['2026-11-20'],
  }),
});
export type CustomerWithMoney = z.infer<typeof customerWithMoney>;

/** Values of `sortBy` in lists of customers. */
const customerSortFields = ['id', 'name', 'createdAt'] as const;
const moneySortFields = [...customerSortFields, 'turnover', 'unpaid', 'lastPurchaseOn'] as const;

const filters = { search: search.optional(), ids, state: recordState.optional() };
/** What a customer owes. */
export const customerStatus = z.enum(['OWING', 'OVERDUE']);
/** Filters of the list of the own customers, its counts and its export. */
export const ownCustomerFilters = {
  ...filters,
  status: customerStatus.optional().meta({
    description: 'OWING: an invoice is not paid. OVERDUE: such an invoice is overdue; it is OWING, too.',
    examples: ['OWING'],
  }),
};

export const listOwnCustomers = endpoint({
  method: 'GET',
  path: '/customers/me',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'customers:read',
  summary:
    'The customers of the caller’s merchant with what they bought and owe; a search finds letters of the name, EIK, VAT number or e-mail.',
  query: listQuery(moneySortFields, ownCustomerFilters),
  response: listOf(customerWithMoney),
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
  scope: 'customers:write',
  summary: 'Adds a customer. 422 at `taxId` when another customer has the same.',
  status: 201,
  body: z.object(profile),
  response: customer,
});

export const getCustomer = endpoint({
  method: 'GET',
  path: '/customers/:id',
  access: 'signed-in',
  scope: 'customers:read',
  summary: 'One customer with what it bought and owes.',
  params: idParams,
  response: customerWithMoney,
});

export const changeCustomer = endpoint({
  method: 'PUT',
  path: '/customers/:id',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:write',
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
  scope: 'customers:write',
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
  scope: 'customers:write',
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
  scope: 'customers:write',
  summary:
    'Moves links and documents of this customer to another one and archives it; buyers on issued documents stay. The answer is the other customer.',
  params: idParams,
  body: z.object({ into: id.meta({ description: 'The customer that stays.', examples: [43] }) }),
  response: customer,
});

export const exportCustomers = endpoint({
  method: 'GET',
  path: '/customers/me/export',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'The customers of the caller’s merchant as CSV or Excel; six files a minute.',
  produces: exportTypes,
  query: z.strictObject({ format: exportFormat, ...ownCustomerFilters }),
  response: z.instanceof(Uint8Array),
});

export const importCustomers = endpoint({
  method: 'POST',
  path: '/customers/me/import',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:write',
  summary:
    'Reads customers from a workbook (.xlsx) or a CSV file with a head; a row whose EIK is known changes that customer. Nothing is stored when a row has an error; twenty files a minute.',
  bodyKilobytes: 2_100,
  query: importQuery,
  body: importBody,
  response: importResult,
});
