import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { Messages } from '#kernel/messages.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { EarlierArchives } from '#modules/archives/index.ts';
import { MoveInRecords } from '#modules/customers/index.ts';
import { ContinueSeries, SeriesStart } from '#modules/invoices/index.ts';
import { CancelLink, CreateLink, PayableLinks } from '#modules/links/index.ts';
import {
  DataViews,
  MerchantDirectory,
  MerchantReferences,
  MoveInMerchant,
  RegisterMerchant,
  SetFiscalProfile,
} from '#modules/merchants/index.ts';
import { ForeignDocuments } from '#modules/payments/index.ts';
import { MoveInPublicPage } from '#modules/public-pages/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken, type Database } from '#platform/database/database.ts';
import { adapter, defineModule } from '#platform/define-module.ts';
import { foreignChecks } from './adapters/postgres/check-foreign.ts';
import { sqlImportReferences } from './adapters/postgres/sql-import-references.ts';
import { SqlForeignInvoices } from './adapters/postgres/sql-foreign-invoices.ts';
import { hasOpenForeign } from './application/pay-foreign-document.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { ImportArchive } from './application/import-archive.ts';
import { archiveParts, earlierOf } from './imports.archives.ts';
import { openInvoiceParts } from './imports.open-invoices.ts';

const openOfForeign = ({ database }: Readonly<{ database: Database }>): ForeignDocuments => ({
  hasOpen: hasOpenForeign({ foreignInvoices: new SqlForeignInvoices({ database }) }),
});

/** Composes the module imports: merchants and documents that come from elsewhere. */
export const importsModule = defineModule({
  name: 'imports',
  needs: {
    audit: AuditLog,
    cancelLink: CancelLink,
    clock: Clock,
    config: Config,
    continueSeries: ContinueSeries,
    createLink: CreateLink,
    database: DatabaseToken,
    dataViews: DataViews,
    jobs: Jobs,
    letters: Letters,
    limits: RateLimits,
    links: PayableLinks,
    merchants: MerchantDirectory,
    messages: Messages,
    moveInMerchant: MoveInMerchant,
    moveInPublicPage: MoveInPublicPage,
    moveInRecords: MoveInRecords,
    registerMerchant: RegisterMerchant,
    seriesStart: SeriesStart,
    setFiscalProfile: SetFiscalProfile,
    work: UnitOfWork,
  },
  adapters: {},
  contributes: {
    references: adapter(MerchantReferences, sqlImportReferences),
    earlier: adapter(EarlierArchives, earlierOf),
    foreignDocuments: adapter(ForeignDocuments, openOfForeign),
  },
  provides: { importArchive: ImportArchive },
  create: (needed) => {
    const archives = archiveParts(needed);
    const open = openInvoiceParts({ ...needed, foreignInvoices: new SqlForeignInvoices(needed) });
    return {
      ...open,
      api: archives.api,
      routes: [...archives.routes, ...open.routes],
      checks: [...archives.checks, ...foreignChecks(needed)],
      personalData: archives.personalData,
      auditActions,
      auditSubjects,
    };
  },
});
