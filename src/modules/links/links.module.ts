import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { jobHandler, jobType } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Random } from '#kernel/random.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ProviderAccounts } from '#modules/accounts/index.ts';
import { CustomerDirectory } from '#modules/customers/index.ts';
import { Logos, MerchantDirectory, MerchantReferences } from '#modules/merchants/index.ts';
import { ExchangeRates } from '#modules/rates/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { adapter, defineModule, lazyAdapter, useCase } from '#platform/define-module.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { onCustomersMerged } from './adapters/events/customers-merged.ts';
import { onMerchantGone } from './adapters/events/merchant-gone.ts';
import { linkSnapshots } from './adapters/http/link-snapshots.ts';
import { linkHomePart } from './adapters/http/home-part.ts';
import { promiseRoutes, promiseSnapshots } from './adapters/http/promises.routes.ts';
import { linkRoutes } from './adapters/http/links.routes.ts';
import { trialForm, trialPage } from './adapters/http/trial-page.ts';
import { trialRoutes } from './adapters/http/trials.routes.ts';
import { SealedTrials } from './adapters/http/sealed-trials.ts';
import { payPage } from './adapters/http/pay-page.ts';
import { linksByToken } from './adapters/postgres/find-link-by-token.ts';
import { getPromise } from './adapters/postgres/read-promises.ts';
import { linkSearch } from './adapters/postgres/list-links.ts';
import { sqlLinkReferences } from './adapters/postgres/sql-link-references.ts';
import { SqlPersonalLinks } from './adapters/postgres/sql-personal-links.ts';
import { CancelLink } from './application/cancel-link.ts';
import { CancelLinksOfMerchant } from './application/cancel-links-of-merchant.ts';
import { CreateLink } from './application/create-link.ts';
import { ExpireDueLinks } from './application/expire-due-links.ts';
import { ExtendLink } from './application/extend-link.ts';
import { KeptCompanies } from './application/kept-companies.ts';
import { LinkSnapshots } from './application/link-snapshots.ts';
import { PromiseSnapshots } from './application/promise-snapshots.ts';
import { WithdrawPromise } from './application/withdraw-promise.ts';
import { PosterPrinter } from './application/poster-printer.ts';
import { MakeRoomOnPage } from './application/make-room-on-page.ts';
import { OfferPayableLinks } from './application/offer-payable-links.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { DocumentsOfLinks } from './ports/documents-of-links.ts';
import { PaymentsOfLinks } from './ports/payments-of-links.ts';
import { PayableLinks } from './application/payable-links.ts';
import { PaymentLinks } from './ports/payment-links.ts';
import { TransferPromises } from './application/transfer-promises.ts';

/** Runs every minute. Reads derive EXPIRED themselves and do not depend on the job. */
const expireDueLinksJob = jobType('links.expire-due', 0);

export const linksModule = defineModule({
  name: 'links',
  needs: {
    accounts: ProviderAccounts,
    audit: AuditLog,
    clock: Clock,
    config: Config,
    customerDirectory: CustomerDirectory,
    database: DatabaseToken,
    events: Events,
    exchangeRates: ExchangeRates,
    exports: ListExports,
    htmlPrinter: HtmlPrinter,
    limits: RateLimits,
    logos: Logos,
    merchants: MerchantDirectory,
    random: Random,
    messages: Messages,
    transactions: TransactionsToken,
    work: UnitOfWork,
    // Of this module; its adapter of promises needs it, too.
    links: PaymentLinks,
  },
  answers: { paymentsOfLinks: PaymentsOfLinks, documentsOfLinks: DocumentsOfLinks },
  /** A module to the right keeps companies of payers. */
  collects: { keptCompanies: KeptCompanies },
  adapters: {
    posterPrinter: lazyAdapter(
      PosterPrinter,
      async () => (await import('./adapters/pdf/browser-poster-printer.ts')).BrowserPosterPrinter,
    ),
    links: lazyAdapter(
      PaymentLinks,
      async () => (await import('./adapters/postgres/objection-payment-links.ts')).ObjectionPaymentLinks,
    ),
    promises: lazyAdapter(
      TransferPromises,
      async () =>
        (await import('./adapters/postgres/objection-transfer-promises.ts')).ObjectionTransferPromises,
    ),
  },
  contributes: { references: adapter(MerchantReferences, sqlLinkReferences) },
  provides: {
    payableLinks: PayableLinks,
    createLink: CreateLink,
    cancelLink: CancelLink,
    expireDueLinks: ExpireDueLinks,
    extendLink: ExtendLink,
    makeRoomOnPage: MakeRoomOnPage,
    snapshots: LinkSnapshots,
    promiseSnapshots: PromiseSnapshots,
  },
  create: (given) => {
    const deps = { ...given, trials: new SealedTrials(given) };
    const createLink = useCase(CreateLink, deps);
    const cancelLink = useCase(CancelLink, deps);
    const expireDueLinks = useCase(ExpireDueLinks, deps);
    const cancelLinksOfMerchant = useCase(CancelLinksOfMerchant, deps);
    const extendLink = useCase(ExtendLink, deps);
    const withdrawPromise = useCase(WithdrawPromise, {
      ...deps,
      mustSee: (actor, promiseId) => getPromise(deps, actor, promiseId),
    });
    const linkByToken = linksByToken(deps);
    return {
      api: {
        payableLinks: new OfferPayableLinks(deps),
        createLink,
        cancelLink,
        expireDueLinks,
        extendLink,
        makeRoomOnPage: useCase(MakeRoomOnPage, deps),
        snapshots: linkSnapshots(deps),
        promiseSnapshots: promiseSnapshots(deps),
      },
      routes: [
        ...linkRoutes({ ...deps, linkByToken, createLink, cancelLink, extendLink }),
        ...promiseRoutes({ ...deps, withdrawPromise }),
        ...trialRoutes(deps),
      ],
      pages: [payPage({ ...deps, linkByToken }), trialPage(deps)],
      formPosts: [trialForm(deps)],
      home: [linkHomePart(deps)],
      search: [linkSearch(deps)],
      jobs: [jobHandler(expireDueLinksJob, async () => void (await expireDueLinks.execute()), '* * * * *')],
      subscriptions: [...onMerchantGone({ cancelLinksOfMerchant }), onCustomersMerged(deps)],
      auditActions,
      auditSubjects,
      personalData: [new SqlPersonalLinks(deps)],
    };
  },
});
