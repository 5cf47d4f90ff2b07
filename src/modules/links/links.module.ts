import { ContainerModule } from 'inversify';
import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { jobHandler, jobType } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Random } from '#kernel/random.ts';
import { Sentences } from '#kernel/sentences.ts';
import { token } from '#kernel/token.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { TransactionsToken } from '#platform/database/transactions.ts';
import { provider } from '#platform/di.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { Contributions } from '#platform/contributions.ts';
import { onMerchantClosed } from './adapters/events/merchant-closed.ts';
import { payPage } from './adapters/http/pay-page.ts';
import { linkRoutes } from './adapters/http/links.routes.ts';
import { ObjectionLinks } from './adapters/persistence/objection-links.ts';
import { sqlLinkSheets } from './adapters/persistence/sql-link-sheets.ts';
import { SqlLinkViews } from './adapters/persistence/sql-link-views.ts';
import { SqlPersonalLinks } from './adapters/persistence/sql-personal-links.ts';
import { LimitedLookUps } from './adapters/rate-limits/limited-look-ups.ts';
import { CancelLink } from './application/cancel-link.ts';
import { CancelLinksOfMerchant } from './application/cancel-links-of-merchant.ts';
import { CreateLink } from './application/create-link.ts';
import { ExpireDueLinks } from './application/expire-due-links.ts';
import { ExtendLink } from './application/extend-link.ts';
import { ShowLink } from './application/show-link.ts';
import { ExportLinks } from './application/export-links.ts';
import { linkFinder } from './application/find-links.ts';
import { ListLinks } from './application/list-links.ts';
import { LookUpLink } from './application/look-up-link.ts';
import { OfferPayableLinks } from './application/offer-payable-links.ts';
import { HeldLinks } from './ports/held-links.ts';
import { Links } from './ports/links.ts';
import { LookUpAllowances } from './ports/look-up-allowances.ts';
import { LinkSheets } from './ports/link-sheets.ts';
import { LinkViews } from './ports/link-views.ts';
import { PayableLinks } from './ports/payable-links.ts';

/** Every minute; readers do not wait for it. */
const expireDueLinks = jobType('links.expire-due', 0);

export const LinksParts = token<Contributions>('links.Parts');

export const linksModule = new ContainerModule((options) => {
  const provide = provider(options);
  provide.class(Links, ObjectionLinks, { database: DatabaseToken, transactions: TransactionsToken });
  provide.class(LinkViews, SqlLinkViews, { database: DatabaseToken });
  provide.class(PayableLinks, OfferPayableLinks, { links: Links, views: LinkViews, clock: Clock });
  provide.class(CreateLink, CreateLink, {
    links: Links,
    views: LinkViews,
    merchants: MerchantDirectory,
    work: UnitOfWork,
    random: Random,
    clock: Clock,
    audit: AuditLog,
  });
  provide.class(CancelLink, CancelLink, {
    links: Links,
    views: LinkViews,
    merchants: MerchantDirectory,
    work: UnitOfWork,
    clock: Clock,
    events: Events,
    audit: AuditLog,
  });
  provide.class(ExtendLink, ExtendLink, {
    links: Links,
    views: LinkViews,
    merchants: MerchantDirectory,
    work: UnitOfWork,
    clock: Clock,
    audit: AuditLog,
  });
  provide.class(ShowLink, ShowLink, { views: LinkViews, clock: Clock });
  provide.class(ListLinks, ListLinks, { views: LinkViews, clock: Clock });
  provide.factory(LinkSheets, sqlLinkSheets, { config: Config, sentences: Sentences, clock: Clock });
  provide.class(ExportLinks, ExportLinks, { sheets: LinkSheets, exports: ListExports });
  provide.class(LookUpAllowances, LimitedLookUps, { limits: RateLimits });
  provide.class(LookUpLink, LookUpLink, { allowances: LookUpAllowances, views: LinkViews, clock: Clock });
  provide.class(CancelLinksOfMerchant, CancelLinksOfMerchant, { links: Links, clock: Clock, events: Events });
  provide.class(ExpireDueLinks, ExpireDueLinks, { links: Links, work: UnitOfWork, clock: Clock });
  provide.factory(
    LinksParts,
    ({ database, expire, cancelLinksOfMerchant, ...routes }) => ({
      routes: linkRoutes(routes),
      search: [linkFinder(routes)],
      personalData: [new SqlPersonalLinks({ database })],
      pages: [payPage(routes)],
      subscriptions: [onMerchantClosed({ cancelLinksOfMerchant })],
      jobs: [jobHandler(expireDueLinks, async () => void (await expire.execute()), '* * * * *')],
    }),
    {
      database: DatabaseToken,
      config: Config,
      sentences: Sentences,
      limits: RateLimits,
      createLink: CreateLink,
      cancelLink: CancelLink,
      extendLink: ExtendLink,
      showLink: ShowLink,
      listLinks: ListLinks,
      exportLinks: ExportLinks,
      lookUpLink: LookUpLink,
      held: HeldLinks,
      expire: ExpireDueLinks,
      cancelLinksOfMerchant: CancelLinksOfMerchant,
    },
  );
});
