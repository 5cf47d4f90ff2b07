import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Provide } from '#platform/di.ts';
import { AnchorNumbers } from '../application/anchor-numbers.ts';
import { ExportInvoices } from '../application/export-invoices.ts';
import { ShowSeries } from '../application/show-series.ts';
import { StartSeries } from '../application/start-series.ts';
import { VerifyNumbers } from '../application/verify-numbers.ts';
import { Allowances } from '../ports/allowances.ts';
import { InvoiceSheets } from '../ports/invoice-sheets.ts';
import { NumberChains } from '../ports/number-chains.ts';
import { SeriesStarts } from '../ports/series-starts.ts';

export const provideBooks = (provide: Provide): void => {
  provide.class(ShowSeries, ShowSeries, { starts: SeriesStarts });
  provide.class(StartSeries, StartSeries, {
    starts: SeriesStarts,
    merchants: MerchantDirectory,
    work: UnitOfWork,
    audit: AuditLog,
  });
  provide.class(VerifyNumbers, VerifyNumbers, { chains: NumberChains });
  provide.class(AnchorNumbers, AnchorNumbers, { chains: NumberChains, clock: Clock });
  provide.class(ExportInvoices, ExportInvoices, {
    sheets: InvoiceSheets,
    merchants: MerchantDirectory,
    allowances: Allowances,
    clock: Clock,
    audit: AuditLog,
  });
};
