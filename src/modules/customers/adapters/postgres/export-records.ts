import { price, text, whole, type ExportColumn } from '#platform/exports/export.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import type { ExportMessages } from '#platform/exports/export-messages.ts';
import { customerFields, itemFields } from '../../domain/file-fields.ts';
import { searchedOfCustomers } from './read-customers.ts';
import { searchedOfItems } from './read-items.ts';
import { priceSql } from './tables.ts';
import { recordFilters, type RecordFilters } from './record-filters.ts';

type Deps = ExportDeps & Readonly<{ exports: ListExports }>;
type Request = ExportRequest<RecordFilters>;
/** What a module to the right of this one adds to an export, and which of its records it leaves out. */
export type BesideExport = Readonly<{
  columns: (messages: ExportMessages) => readonly ExportColumn[];
  joins: string;
  where: string;
  bindings: Readonly<Record<string, unknown>>;
}>;
const nothing: BesideExport = { columns: () => [], joins: '', where: 'true', bindings: {} };

const snakeCase = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const customerColumns = ({ head, values }: ExportMessages): ExportColumn[] =>
  customerFields.map((field) => {
    const heading = head(`customer.${field}`);
    const sql = `r.${snakeCase(field)}`;
    if (field === 'dueDays') return whole(field, heading, sql);
    if (field === 'kind') return text(field, heading, 12, values('customer', ['PERSON', 'COMPANY'])(sql));
    return text(field, heading, 24, sql);
  });

const itemColumns = ({ head, values }: ExportMessages): ExportColumn[] =>
  itemFields.map((field) => {
    const heading = head(`item.${field}`);
    if (field === 'price') return price(field, heading, priceSql);
    if (field === 'rate') return whole(field, heading, 'r.rate');
    if (field === 'priceHoldsVat')
      return text(field, heading, 12, values('item', ['true', 'false'])('r.price_holds_vat::text'));
    return text(field, heading, 24, `r.${snakeCase(field)}`);
  });

/** What both exports differ in. */
const lists = {
  customers: { columns: customerColumns, searched: searchedOfCustomers },
  items: { columns: itemColumns, searched: searchedOfItems },
} as const;

/**
 * Exports the customers or the items of the caller's merchant with the columns that an import reads, and others beside
 * them.
 * @throws SignInNeeded, NotAllowed, RateLimited
 */
export const exportRecords = async (
  deps: Deps,
  list: keyof typeof lists,
  request: Request,
  beside = nothing,
): Promise<ExportedFile> => {
  const merchantId = mustHold(request.actor, 'EXPORT', 'exports:read');
  const { columns, searched } = lists[list];
  const files = exportFiles(deps, ({ filters }: Request, messages) => {
    const { where, bindings } = recordFilters([merchantId], filters, searched);
    return {
      title: messages.head(list),
      columns: [...columns(messages), ...beside.columns(messages)],
      source: `from ${list} r ${beside.joins} where ${where} and ${beside.where}`,
      orderBy: 'r.id',
      bindings: { ...bindings, ...beside.bindings },
    };
  });
  const fileName = await deps.exports.begin(list, request);
  return { fileName, content: files.write(request) };
};
