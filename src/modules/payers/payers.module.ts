import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { jobHandler, Jobs, jobType } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { Messages } from '#kernel/messages.ts';
import { Random } from '#kernel/random.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { DocumentsOfClosing, PrintCopy, UblFiles } from '#modules/invoices/index.ts';
import { KeptCompanies } from '#modules/links/index.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, defineModule, useCase } from '#platform/define-module.ts';
import { zipFile } from '#platform/exports/zip-file.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { erasureRequestRoutes } from './adapters/http/erasure-requests.routes.ts';
import { filePage } from './adapters/http/file-page.ts';
import { keptCompanies } from './adapters/http/kept-companies.ts';
import { linkForm, linkPage, meForm, mePage } from './adapters/http/me-page.ts';
import { placePage } from './adapters/http/place-page.ts';
import { placeForms } from './adapters/http/post-place.ts';
import { erasureAttention } from './adapters/postgres/erasure-attention.ts';
import { SqlPayers } from './adapters/postgres/sql-payers.ts';
import { SqlPersonalPayers } from './adapters/postgres/sql-personal-payers.ts';
import { AskForErasure } from './application/ask-for-erasure.ts';
import { AskForLink } from './application/ask-for-link.ts';
import { AskMerchant, MailQuestion, ofQuestion, questionMailed } from './application/ask-merchant.ts';
import { KeepCompany } from './application/keep-company.ts';
import { linkMailed, MailLink, ofLink } from './application/mail-link.ts';
import { PayerFiles } from './application/payer-files.ts';
import { PayerPlaces } from './application/payer-places.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';

const endedForgotten = jobType('payers.forget-ended', 0);

/** Composes the module payers: the place of a payer, over all merchants of the installation. */
export const payersModule = defineModule({
  name: 'payers',
  needs: {
    audit: AuditLog,
    clock: Clock,
    config: Config,
    database: DatabaseToken,
    documents: DocumentsOfClosing,
    jobs: Jobs,
    letters: Letters,
    limits: RateLimits,
    merchants: MerchantDirectory,
    messages: Messages,
    printCopy: PrintCopy,
    random: Random,
    work: UnitOfWork,
  },
  answers: { ubl: UblFiles },
  adapters: {},
  contributes: { keptCompanies: adapter(KeptCompanies, keptCompanies) },
  provides: {},
  create: (needed) => {
    const given = { ...needed, rows: new SqlPayers(needed) };
    const deps = {
      ...given,
      places: new PayerPlaces(given),
      files: new PayerFiles({ ...given, zip: zipFile }),
      askForLink: useCase(AskForLink, given),
      askMerchant: useCase(AskMerchant, given),
      askForErasure: useCase(AskForErasure, given),
      keepCompany: useCase(KeepCompany, given),
    };
    const mailLink = useCase(MailLink, given);
    const mailQuestion = useCase(MailQuestion, given);
    return {
      api: {},
      routes: erasureRequestRoutes(deps),
      pages: [mePage(deps), linkPage(deps), placePage(deps), filePage(deps)],
      formPosts: [meForm(deps), linkForm(deps), ...placeForms(deps)],
      jobs: [
        jobHandler(linkMailed, (data) => mailLink.execute(data)),
        jobHandler(questionMailed, (data) => mailQuestion.execute(data)),
        jobHandler(endedForgotten, () => given.rows.forgetEnded(given.clock.now()), '15 * * * *'),
      ],
      letters: [
        letterWriter(ofLink, async () => (await import('./adapters/mail/link-letter.ts')).linkLetter),
        letterWriter(
          ofQuestion,
          async () => (await import('./adapters/mail/question-letter.ts')).questionLetter,
        ),
      ],
      attention: erasureAttention(given),
      personalData: [new SqlPersonalPayers(given)],
      auditActions,
      auditSubjects,
    };
  },
});
