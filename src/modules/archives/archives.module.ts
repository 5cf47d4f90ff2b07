import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { jobHandler, Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { FilesOfMonths } from '#modules/closing/index.ts';
import { ChainOfDocuments, DocumentsOfClosing } from '#modules/invoices/index.ts';
import {
  LeaveInstallation,
  Logos,
  MerchantDirectory,
  MerchantReferences,
  PlanUses,
} from '#modules/merchants/index.ts';
import { PublicPages } from '#modules/public-pages/index.ts';
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
import { leavingRoutes } from './adapters/http/leaving.routes.ts';
import { leavingOf } from './adapters/postgres/leaving-of.ts';
import { rowFiles } from './adapters/postgres/row-files.ts';
import { sqlArchiveReferences } from './adapters/postgres/sql-archive-references.ts';
import { SqlArchives } from './adapters/postgres/sql-archives.ts';
import { ArchiveLimits } from './application/archive-limits.ts';
import { EarlierArchives } from './application/earlier-archives.ts';
import { archivesExpired, expireArchives, expirySchedule } from './application/expire-archives.ts';
import { Leave, leavingMailed } from './application/leave.ts';
import { archiveMailed, MailArchive, ofArchive } from './application/mail-archive.ts';
import { MailLeaving, ofLeaving } from './application/mail-leaving.ts';
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
    leaveInstallation: LeaveInstallation,
    letters: Letters,
    logos: Logos,
    months: FilesOfMonths,
    publicPages: PublicPages,
    work: UnitOfWork,
  },
  answers: { earlier: EarlierArchives },
  collects: { planUses: PlanUses },
  adapters: {},
  contributes: { references: adapter(MerchantReferences, sqlArchiveReferences) },
  provides: { makeArchive: MakeArchive },
  create: (given) => {
    const deps = {
      ...given,
      archives: new SqlArchives(given),
      folders: new DiskArchiveFolders(given.config.dataDir),
      leavingOf: leavingOf(given),
      limits: new ArchiveLimits(given),
      newHash,
      publicUrl: given.config.publicUrl,
      rowFiles: [
        ...rowFiles(given),
        { path: 'foreign-documents.jsonl', rows: (id: number) => given.earlier.documents(id) },
      ],
      verifier,
      zip: zipFile,
    };
    const makeArchive = useCase(MakeArchive, deps);
    const leave = useCase(Leave, deps);
    const mailLeaving = useCase(MailLeaving, deps);
    const mailArchive = useCase(MailArchive, deps);
    const openArchive = useCase(OpenArchive, deps);
    const requestArchive = useCase(RequestArchive, deps);
    return {
      api: { makeArchive },
      routes: [
        ...archiveRoutes({ ...deps, openArchive, requestArchive }),
        ...leavingRoutes({ ...deps, leave }),
      ],
      pages: [archivePage],
      jobs: [
        jobHandler(archiveMade, (data) => makeArchive.execute(data)),
        jobHandler(archiveMailed, (data) => mailArchive.execute(data)),
        jobHandler(leavingMailed, (data) => mailLeaving.execute(data)),
        jobHandler(archivesExpired, () => expireArchives(deps), expirySchedule),
      ],
      letters: [
        letterWriter(
          ofArchive,
          async () => (await import('./adapters/mail/archive-letter.ts')).archiveLetter,
        ),
        letterWriter(
          ofLeaving,
          async () => (await import('./adapters/mail/leaving-letter.ts')).leavingLetter,
        ),
      ],
      auditActions,
    };
  },
});
