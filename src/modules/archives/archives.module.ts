import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { jobHandler, Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { FilesOfMonths } from '#modules/closing/index.ts';
import { ChainOfDocuments, DocumentsOfClosing } from '#modules/invoices/index.ts';
import { MerchantDirectory, MerchantReferences } from '#modules/merchants/index.ts';
import { UserAccounts } from '#modules/users/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, defineModule, useCase } from '#platform/define-module.ts';
import { zipFile } from '#platform/exports/zip-file.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { DiskArchiveFolders } from './adapters/files/disk-archive-folders.ts';
import { newHash } from './adapters/files/new-hash.ts';
import { verifier } from './adapters/files/verifier.ts';
import { archivePage } from './adapters/http/archive-page.ts';
import { archiveRoutes } from './adapters/http/archives.routes.ts';
import { rowFiles } from './adapters/postgres/row-files.ts';
import { sqlArchiveReferences } from './adapters/postgres/sql-archive-references.ts';
import { SqlArchives } from './adapters/postgres/sql-archives.ts';
import { ArchiveLimits } from './application/archive-limits.ts';
import { archivesExpired, expireArchives, expirySchedule } from './application/expire-archives.ts';
import { archiveMailed, MailArchive, ofArchive } from './application/mail-archive.ts';
import { MakeArchive } from './application/make-archive.ts';
import { OpenArchive } from './application/open-archive.ts';
import { archiveMade, RequestArchive } from './application/request-archive.ts';
import { auditActions } from './domain/audit-actions.ts';

/** Composes the module archives: all that is stored of a merchant, in one file that proves itself. */
export const archivesModule = defineModule({
  name: 'archives',
  needs: {
    accounts: UserAccounts,
    audit: AuditLog,
    chain: ChainOfDocuments,
    clock: Clock,
    config: Config,
    counts: RateLimits,
    database: DatabaseToken,
    directory: MerchantDirectory,
    documents: DocumentsOfClosing,
    jobs: Jobs,
    letters: Letters,
    months: FilesOfMonths,
    work: UnitOfWork,
  },
  adapters: {},
  contributes: { references: adapter(MerchantReferences, sqlArchiveReferences) },
  provides: { makeArchive: MakeArchive, openArchive: OpenArchive, requestArchive: RequestArchive },
  create: (given) => {
    const deps = {
      ...given,
      archives: new SqlArchives(given),
      folders: new DiskArchiveFolders(given.config.dataDir),
      limits: new ArchiveLimits(given),
      newHash,
      publicUrl: given.config.publicUrl,
      rowFiles: rowFiles(given),
      verifier,
      zip: zipFile,
    };
    const makeArchive = useCase(MakeArchive, deps);
    const mailArchive = useCase(MailArchive, deps);
    const openArchive = useCase(OpenArchive, deps);
    const requestArchive = useCase(RequestArchive, deps);
    return {
      api: { makeArchive, openArchive, requestArchive },
      routes: archiveRoutes({ ...deps, openArchive, requestArchive }),
      pages: [archivePage],
      jobs: [
        jobHandler(archiveMade, (data) => makeArchive.execute(data)),
        jobHandler(archiveMailed, (data) => mailArchive.execute(data)),
        jobHandler(archivesExpired, () => expireArchives(deps), expirySchedule),
      ],
      letters: [
        letterWriter(
          ofArchive,
          async () => (await import('./adapters/mail/archive-letter.ts')).archiveLetter,
        ),
      ],
      auditActions,
    };
  },
});
