import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#kernel/language.ts';
import type { ExportedFile } from '#kernel/list-exports.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { token } from '#kernel/token.ts';
import type { Visibility } from '#kernel/visibility.ts';
import { nameOfOnlyMerchant, type DataViews, type MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import { exportEndings } from '#platform/exports/write-export.ts';
import type { InvoiceLimits } from '../../application/invoice-limits.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import type { InvoiceFilters } from './invoice-filters.ts';
import { conditionsOf } from './invoice-conditions.ts';
import { countsSql, exportColumns, exportSource, messagesIn, ratesExport } from './invoice-export-columns.ts';

type Query = Readonly<{
  actor: Actor;
  /** OWN: the caller's merchant. BACK_OFFICE: every merchant whose data the caller may see. */
  scope: 'OWN' | 'BACK_OFFICE';
  format: keyof typeof exportEndings;
  filters: InvoiceFilters;
  language: Language;
}>;
type Deps = ExportDeps &
  Readonly<{
    database: Database;
    merchants: MerchantDirectory;
    dataViews: DataViews;
    limits: InvoiceLimits;
    clock: Clock;
    audit: InvoiceAuditLog;
  }>;

/**
 * Exports documents as a file, streamed in the order of issue.
 * @throws SignInNeeded, NotAllowed, RateLimited
 */
export type ExportInvoices = (query: Query) => Promise<ExportedFile>;
export const ExportInvoices = token<ExportInvoices>('invoices.ExportInvoices');

type Request = Omit<Query, 'actor' | 'scope'> &
  Readonly<{ visibility: Visibility; today: BusinessDate; merchantName: string | undefined }>;

/** Files of documents; the caller has checked the visibility. */
export const invoiceFiles = (deps: ExportDeps) =>
  exportFiles(deps, ({ visibility, filters, today, language }: Request) => {
    const say = messagesIn(deps.messages, language);
    const { where, bindings } = conditionsOf(visibility, filters, today);
    return {
      title: say('register.title'),
      columns: exportColumns(say),
      source: `${exportSource(say)} where ${where}`,
      orderBy: 'i.id',
      bindings,
      totals: {
        currencySql: 'i.currency',
        countsSql,
        label: say('register.sum'),
        labelColumn: 'merchant',
        currencyColumn: 'currency',
        more: [ratesExport(say)],
      },
    };
  });

const visibilityOf = async (merchants: MerchantDirectory, { actor, scope }: Query): Promise<Visibility> => {
  if (scope === 'OWN') return [mustHold(actor, 'EXPORT', 'exports:read')];
  mustHaveRole(actor, 'ADMIN', 'ACCOUNTANT');
  return merchants.visibleTo(actor);
};

/** The merchants of the documents in an export. */
const merchantsOf = async (
  { database }: Readonly<{ database: Database }>,
  { visibility, filters, today }: Request,
): Promise<readonly number[]> => {
  const { where, bindings } = conditionsOf(visibility, filters, today);
  const rows = await database.rows<{ id: number }>(
    `select distinct i.merchant_id as id from invoices i where ${where}`,
    bindings,
  );
  return rows.map(({ id }) => id);
};

export const exportInvoices = (deps: Deps): ExportInvoices => {
  const files = invoiceFiles(deps);
  return async (query) => {
    const { actor, format, filters, language } = query;
    const visibility = await visibilityOf(deps.merchants, query);
    await deps.limits.takeExport(actor);
    const today = businessDateOf(deps.clock.now());
    const merchantName = await nameOfOnlyMerchant(deps.merchants, visibility, filters.merchantId);
    const request = { format, visibility, filters, today, language, merchantName };
    await deps.audit.record({
      actor,
      action: 'invoice.exported',
      subject: { type: 'merchant', id: visibility === 'all' ? 'all' : visibility.join(',') },
      data: { format, filters },
    });
    await deps.dataViews.record(actor, () => merchantsOf(deps, request), 'DOCUMENTS_FILE');
    return {
      fileName: `invoices-${today}.${exportEndings[format]}`,
      content: files.write(request),
    };
  };
};
