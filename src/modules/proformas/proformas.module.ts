import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { jobHandler, Jobs } from '#kernel/jobs.ts';
import { Letters } from '#kernel/letters.ts';
import { Messages } from '#kernel/messages.ts';
import { Random } from '#kernel/random.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { CheckSale, ContentsOfPayments, WriteInvoice } from '#modules/invoices/index.ts';
import { CancelLink, CreateLink, ExtendLink, PayableLinks, TransferPromises } from '#modules/links/index.ts';
import { DataViews, MerchantDirectory, MerchantReferences } from '#modules/merchants/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken, type Database } from '#platform/database/database.ts';
import { adapter, defineModule, useCase } from '#platform/define-module.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { onCustomersMerged } from './adapters/events/customers-merged.ts';
import { onInvoicePaid } from './adapters/events/invoice-paid.ts';
import { offerForm, offerPage } from './adapters/http/offer-page.ts';
import { offerRoutes } from './adapters/http/offers.routes.ts';
import { proformaSnapshots } from './adapters/http/proforma-snapshots.ts';
import { proformaRoutes } from './adapters/http/proformas.routes.ts';
import { proformaChecks } from './adapters/postgres/check-proformas.ts';
import { sqlProformaReferences } from './adapters/postgres/sql-proforma-references.ts';
import { SqlPersonalProformas } from './adapters/postgres/sql-personal-proformas.ts';
import { SqlProformas } from './adapters/postgres/sql-proformas.ts';
import { AnswerOffer } from './application/answer-offer.ts';
import { expiryDue, ExpireProformas } from './application/expire-proformas.ts';
import { InvoiceProforma } from './application/invoice-proforma.ts';
import { answerMailed, MailAnswer, ofAnswer } from './application/mail-answer.ts';
import { MailProforma, ofProforma, proformaMailed } from './application/mail-proforma.ts';
import { OpenForPayment } from './application/open-for-payment.ts';
import type { PrintProforma } from './application/print-proforma.ts';
import { AskForRest, ProformaMoney, restAsked } from './application/proforma-money.ts';
import { ProformaSnapshots } from './application/proforma-snapshots.ts';
import { SendProforma } from './application/send-proforma.ts';
import { WithdrawProforma } from './application/withdraw-proforma.ts';
import { WriteProforma } from './application/write-proforma.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';

type MoneyNeeds = Readonly<{ database: Database; jobs: Jobs; events: Events; messages: Messages }>;
const moneyOfProformas = ({ database, jobs, events, messages }: MoneyNeeds): ContentsOfPayments =>
  new ProformaMoney({ rows: new SqlProformas({ database }), jobs, events, messages });

/** Composes the module proformas: proformas and offers, and what their money becomes. */
export const proformasModule = defineModule({
  name: 'proformas',
  needs: {
    audit: AuditLog,
    cancelLink: CancelLink,
    checkSale: CheckSale,
    clock: Clock,
    config: Config,
    createLink: CreateLink,
    database: DatabaseToken,
    dataViews: DataViews,
    events: Events,
    extendLink: ExtendLink,
    htmlPrinter: HtmlPrinter,
    jobs: Jobs,
    letters: Letters,
    limits: RateLimits,
    links: PayableLinks,
    merchants: MerchantDirectory,
    messages: Messages,
    random: Random,
    transferPromises: TransferPromises,
    work: UnitOfWork,
    writeInvoice: WriteInvoice,
  },
  adapters: {},
  contributes: {
    references: adapter(MerchantReferences, sqlProformaReferences),
    contents: adapter(ContentsOfPayments, moneyOfProformas),
  },
  provides: {
    expireProformas: ExpireProformas,
    snapshots: ProformaSnapshots,
    writeProforma: WriteProforma,
  },
  create: (needed) => {
    // The template is read by the first print.
    const print: PrintProforma = async (...asked) =>
      (await import('./adapters/pdf/print-proforma.ts')).proformaPrinter(needed)(...asked);
    const rows = new SqlProformas(needed);
    const given = { ...needed, rows, print };
    const deps = { ...given, openForPayment: useCase(OpenForPayment, given) };
    const sendProforma = useCase(SendProforma, deps);
    const writeProforma = useCase(WriteProforma, { ...deps, sendProforma });
    const expireProformas = useCase(ExpireProformas, deps);
    const askForRest = useCase(AskForRest, deps);
    const mailProforma = useCase(MailProforma, deps);
    const mailAnswer = useCase(MailAnswer, deps);
    const answers = { ...deps, answerOffer: useCase(AnswerOffer, deps) };
    return {
      api: { expireProformas, snapshots: proformaSnapshots(deps), writeProforma },
      routes: [
        ...proformaRoutes({
          ...deps,
          sendProforma,
          writeProforma,
          withdrawProforma: useCase(WithdrawProforma, deps),
          invoiceProforma: useCase(InvoiceProforma, deps),
        }),
        ...offerRoutes(answers),
      ],
      pages: [offerPage(answers)],
      formPosts: [offerForm(answers)],
      jobs: [
        jobHandler(expiryDue, async () => void (await expireProformas.execute()), '10 0 * * *'),
        jobHandler(proformaMailed, (data) => mailProforma.execute(data)),
        jobHandler(answerMailed, (data) => mailAnswer.execute(data)),
        jobHandler(restAsked, (data) => askForRest.execute(data)),
      ],
      letters: [
        letterWriter(
          ofProforma,
          async () => (await import('./adapters/mail/proforma-letter.ts')).proformaLetter,
        ),
        letterWriter(ofAnswer, async () => (await import('./adapters/mail/answer-letter.ts')).answerLetter),
      ],
      subscriptions: [onCustomersMerged(given), onInvoicePaid(given)],
      checks: proformaChecks(given),
      personalData: [new SqlPersonalProformas(given)],
      auditActions,
      auditSubjects,
    };
  },
});
