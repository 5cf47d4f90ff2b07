import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  id,
  idParams,
  instant,
  merchantId,
  nullableText,
  optionalPlainText,
  plainText,
  storedPrice,
  text,
  unitPrice,
} from '../fields.ts';
import { chosenGrounds } from '#kernel/sale-vat.ts';
import { archive, importBody, importQuery, importResult, recordState, recordVersion } from '../imports.ts';
import { exportFormat, exportTypes, ids, listOf, listQuery, search } from '../list.ts';

const notes = {
  code: { description: 'The merchant’s own; unique when given.', examples: ['PEK-01'] },
  name: { examples: ['Хляб със семена'] },
  nameEn: { description: 'For documents with English.', examples: ['Seeded bread'] },
  unit: { examples: ['бр.'] },
  price: {
    description: 'With VAT when `priceHoldsVat`, else without; at most six decimals.',
    examples: [4.8],
  },
  rate: { description: 'VAT in percent.', examples: [20] },
};
const rate = z.literal([20, 9, 0]).meta(notes.rate);
const priceHoldsVat = z.boolean().meta({ examples: [true] });

/** The editable fields of an item. */
const profile = {
  code: optionalPlainText(40, 'name').meta(notes.code),
  name: plainText(200, 'name').meta(notes.name),
  nameEn: optionalPlainText(200, 'name').meta(notes.nameEn),
  unit: text(20, 'identifier').default('бр.').meta(notes.unit),
  price: unitPrice.meta(notes.price),
  currency: currency.default('EUR'),
  priceHoldsVat: priceHoldsVat.default(true),
  rate,
  zeroGround: z.enum(chosenGrounds).nullish().meta({ description: 'The legal ground of 0 %.' }),
};

/** An item of a merchant's price list; amounts in units of the currency. */
const item = z.object({
  id,
  merchantId,
  code: nullableText.meta(notes.code),
  name: z.string().meta(notes.name),
  nameEn: nullableText.meta(notes.nameEn),
  unit: z.string().meta(notes.unit),
  price: storedPrice.meta(notes.price),
  currency,
  priceHoldsVat,
  rate: z.number().meta(notes.rate),
  zeroGround: nullableText.meta({ examples: [null] }),
  gross: storedPrice.meta({ description: 'With VAT; the stored price when it holds VAT.', examples: [4.8] }),
  net: storedPrice.meta({
    description: 'Without VAT; computed, it has two decimals, or as many as the stored price.',
    examples: [4],
  }),
  isNetExact: z
    .boolean()
    .meta({ description: 'Whether `net` and its VAT add up to `gross`.', examples: [true] }),
  createdAt: instant,
  archivedAt: instant.nullable().meta({ examples: [null] }),
  version: recordVersion,
});
export type Item = z.infer<typeof item>;

/** Values of `sortBy` in lists of items. */
const itemSortFields = ['id', 'name', 'code', 'price', 'createdAt'] as const;

const filters = {
  search: search.optional(),
  ids,
  state: recordState.optional(),
  currency: currency.optional(),
};

export const listOwnItems = endpoint({
  method: 'GET',
  path: '/items/me',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'customers:read',
  summary: 'The price list of the caller’s merchant; a search finds letters of the name or the code.',
  query: listQuery(itemSortFields, filters),
  response: listOf(item),
});

export const listItems = endpoint({
  method: 'GET',
  path: '/items',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary: 'The price lists of all merchants that the caller may see.',
  query: listQuery(itemSortFields, { ...filters, merchantId: merchantId.optional() }),
  response: listOf(item),
});

export const createItem = endpoint({
  method: 'POST',
  path: '/items/me',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:write',
  summary: 'Adds an item to the price list. 422 at `code` when another item has the same.',
  status: 201,
  body: z.object(profile),
  response: item,
});

export const getItem = endpoint({
  method: 'GET',
  path: '/items/:id',
  access: 'signed-in',
  scope: 'customers:read',
  summary: 'One item.',
  params: idParams,
  response: item,
});

export const changeItem = endpoint({
  method: 'PUT',
  path: '/items/:id',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:write',
  summary: 'Replaces the fields of an item; issued documents stay. 409 when `version` is not the stored one.',
  params: idParams,
  body: z.object({ ...profile, version: recordVersion }),
  response: item,
});

export const archiveItem = endpoint({
  method: 'POST',
  path: '/items/:id/archive',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:write',
  summary: 'Takes an item out of lists and pickers, or puts it back.',
  params: idParams,
  body: archive,
  response: item,
});

export const exportItems = endpoint({
  method: 'GET',
  path: '/items/me/export',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'exports:read',
  summary: 'The price list of the caller’s merchant as CSV or Excel; six files a minute.',
  produces: exportTypes,
  query: z.strictObject({ format: exportFormat, ...filters }),
  response: z.instanceof(Uint8Array),
});

export const importItems = endpoint({
  method: 'POST',
  path: '/items/me/import',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'customers:write',
  summary:
    'Reads a price list from a workbook (.xlsx) or a CSV file with a head; a row whose code is known changes that item. Nothing is stored when a row has an error; twenty files a minute.',
  bodyKilobytes: 2_100,
  query: importQuery,
  body: importBody,
  response: importResult,
});
