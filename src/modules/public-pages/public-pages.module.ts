import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ProviderAccounts } from '#modules/accounts/index.ts';
import { PriceLists } from '#modules/customers/index.ts';
import { CreateLink, MakeRoomOnPage, PayableLinks, PosterPrinter } from '#modules/links/index.ts';
import { MerchantDirectory, MerchantReferences } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapter, adapterClass, defineModule, useCase } from '#platform/define-module.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { publicPage, publicPageForm } from './adapters/http/public-page.ts';
import { publicPageRoutes } from './adapters/http/public-page.routes.ts';
import { SqlPersonalPublicPages } from './adapters/postgres/sql-personal-public-pages.ts';
import { sqlPublicPageReferences } from './adapters/postgres/sql-public-page-references.ts';
import { SqlPublicPages } from './adapters/postgres/sql-public-pages.ts';
import { MoveInPublicPage } from './application/move-in-public-page.ts';
import { SetOwnPublicPage } from './application/set-own-public-page.ts';
import { StartOpenPayment } from './application/start-open-payment.ts';
import { auditActions } from './domain/audit-actions.ts';
import { PublicPages } from './ports/public-pages.ts';

/** Composes the module public-pages. */
export const publicPagesModule = defineModule({
  name: 'public-pages',
  needs: {
    accounts: ProviderAccounts,
    audit: AuditLog,
    clock: Clock,
    config: Config,
    createLink: CreateLink,
    database: DatabaseToken,
    limits: RateLimits,
    makeRoomOnPage: MakeRoomOnPage,
    merchants: MerchantDirectory,
    messages: Messages,
    payableLinks: PayableLinks,
    priceLists: PriceLists,
    posterPrinter: PosterPrinter,
    work: UnitOfWork,
  },
  adapters: { publicPages: adapterClass(PublicPages, SqlPublicPages) },
  contributes: { references: adapter(MerchantReferences, sqlPublicPageReferences) },
  provides: { moveInPublicPage: MoveInPublicPage, setOwnPublicPage: SetOwnPublicPage },
  create: (deps) => {
    const setOwnPublicPage = useCase(SetOwnPublicPage, deps);
    const startOpenPayment = useCase(StartOpenPayment, deps);
    return {
      api: { moveInPublicPage: useCase(MoveInPublicPage, deps), setOwnPublicPage },
      routes: publicPageRoutes({ ...deps, setOwnPublicPage }),
      pages: [publicPage(deps)],
      formPosts: [publicPageForm({ ...deps, startOpenPayment })],
      auditActions,
      personalData: [new SqlPersonalPublicPages(deps)],
    };
  },
});
