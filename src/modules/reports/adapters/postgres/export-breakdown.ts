import { addDays } from '#kernel/business-date.ts';
import type { ExportedFile, ExportFormat, ListExports } from '#kernel/list-exports.ts';
import type { Language } from '#kernel/language.ts';
import type { Days } from '#kernel/month.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { amount, text, whole } from '#platform/exports/export.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import { scopeOf, type ReportOf } from '../../application/get-report.ts';
import { breakdownBindings, breakdownOf, type BreakdownBy } from './breakdown-sql.ts';

type Deps = ExportDeps &
  Parameters<typeof scopeOf>[0] &
  Readonly<{ exports: ListExports; directory: Pick<MerchantDirectory, 'byId'> }>;
type Request = ReportOf & Readonly<{ by: BreakdownBy; format: ExportFormat; language: Language }>;

type FileRequest = Readonly<{
  format: ExportFormat;
  language: Language;
  filters: Days;
  merchantName?: string | undefined;
}>;

const lists = { CUSTOMER: 'report-customers', ITEM: 'report-items' } as const;

/**
 * Exports all customers or items of a period, the largest takings first.
 * @throws SignInNeeded, NotAllowed, InvalidFields for a day after today, RateLimited
 */
export const exportBreakdown = async (deps: Deps, request: Request): Promise<ExportedFile> => {
  const { actor, by, format, language, ...period } = request;
  const { merchantId, spans } = await scopeOf(deps, { actor, ...period });
  const days = { from: spans.span.from, to: addDays(spans.span.end, -1) };
  const list = lists[by];
  const fileName = await deps.exports.begin(list, { actor, format, language, filters: days });
  const merchantName = (await deps.directory.byId(merchantId))?.businessName;
  const files = exportFiles(deps, (_: FileRequest, { head }) => ({
    title: head(list),
    columns: [
      text('name', head(by === 'CUSTOMER' ? 'customer' : 'report-item'), 36, 'r.name'),
      ...(by === 'CUSTOMER' ? [text('email', head('email'), 28, 'r.email')] : []),
      whole('payments', head('payments'), 'r.count'),
      amount('amount', head('report-takings'), 'r."eurMinor"'),
      text('currency', head('currency'), 9, `'EUR'`),
    ],
    source: `from (${breakdownOf[by]}) r`,
    orderBy: 'r."eurMinor" desc, r.key',
    bindings: breakdownBindings(merchantId, spans),
    totals: {
      currencySql: `'EUR'`,
      countsSql: 'true',
      label: head('sum'),
      labelColumn: 'name',
      currencyColumn: 'currency',
    },
  }));
  return { fileName, content: files.write({ format, language, filters: days, merchantName }) };
};
